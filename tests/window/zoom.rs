//! What zoom makes greater and never smaller, in windows of many sizes: the board, the times, the names, what is said; and
//! what is seen whole all the while.

use std::collections::BTreeMap;
use std::sync::Arc;

use annabella::input::DeviceInput;
use annabella::protocol::settings::appearance::ZOOM_PERCENT;
use annabella::protocol::{Ask, Change, Setting};
use annabella::time::Moment;
use eframe::egui::accesskit::Role;
use eframe::egui::epaint::text::{Fonts, FontsView, TextOptions};
use eframe::egui::epaint::{ColorImage, TextShape};
use eframe::egui::{Color32, Galley, Key, Modifiers, Rect, Shape, vec2};
use egui_kittest::kittest::Queryable;

use crate::looks::{faults, flat, seen};
use crate::table::Table;

const WINDOWS: [(f32, f32); 3] = [(800.0, 600.0), (1280.0, 800.0), (1920.0, 1080.0)];
const ZOOMS: [u16; 9] = [100, 125, 150, 175, 200, 250, 300, 350, 400];

fn table((width, height): (f32, f32), language: &str, lines: &[&str]) -> Table {
    let mut table = Table::sized(language, width, height);
    for line in lines {
        let line = DeviceInput::Line((*line).to_owned());
        table.window.state_mut().inputs.push(line);
        table.obey();
    }
    table
}

/// Draws a window of so many pixels.
fn draw(table: &mut Table, size: (f32, f32), percent: u16) {
    table.window.state_mut().view.zoom_percent = percent;
    table.window.run();
    // The harness has a margin of its own.
    let [width, height] = [size.0, size.1].map(|it| it * 100.0 / f32::from(percent) + 16.0);
    table.window.set_size(vec2(width, height));
    table.window.run();
}

/// The texts that are painted, each with where it may be seen.
fn painted(table: &mut Table, size: (f32, f32), percent: u16) -> Vec<(TextShape, Rect)> {
    draw(table, size, percent);
    let window = table.window.ctx.content_rect();
    let shapes = flat(&table.window.output().shapes).into_iter();
    let texts = shapes.filter_map(|(clip, shape)| match shape {
        Shape::Text(text) => Some((text, clip.intersect(window))),
        _ => None,
    });
    texts.collect()
}

/// The size of the letters of the first of these texts, in pixels of the screen.
fn letters(
    table: &mut Table,
    size: (f32, f32),
    percent: u16,
    is_it: impl Fn(&str) -> bool,
) -> Option<f32> {
    let texts = painted(table, size, percent);
    let found = texts.iter().find(|(text, _)| is_it(text.galley.text()));
    let section = found.and_then(|(text, _)| text.galley.job.sections.first().cloned());
    section.map(|it| it.format.font_id.size * f32::from(percent) / 100.0)
}

#[test]
fn times_are_three_times_the_text_where_there_is_room_and_zoom_makes_none_smaller() {
    for window in WINDOWS {
        for (dial, terms) in [
            ("5:00", "new practice 5+0"),
            ("1:30:00", "new practice 90+0"),
        ] {
            for resign in [&[][..], &["resign"]] {
                let lines = [&[terms, "yes", "e4"], resign].concat();
                let mut table = table(window, "en", &lines);
                assert_eq!(
                    table.window.state().view.question.is_some(),
                    !resign.is_empty()
                );
                let times = ZOOMS.map(|percent| {
                    letters(&mut table, window, percent, |it| it == dial).expect("a time")
                });
                let at = format!("{times:.1?} of {dial} at {window:?} after {lines:?}");
                println!("{at}");
                assert!(times.is_sorted_by(|less, more| *less < more + 0.6), "{at}");
                let line = table.labels().line;
                let text =
                    letters(&mut table, window, 100, |it| it == line).expect("the empty line");
                let most = if dial.len() > 4 { 125 } else { 150 };
                for (time, percent) in times.into_iter().zip(ZOOMS) {
                    let of_text = time / text / f32::from(percent) * 100.0;
                    assert!(of_text > 2.95 || percent > most, "{percent} %, {at}");
                }
            }
        }
    }
}

#[test]
fn names_beside_the_times_grow_with_the_text_and_are_never_smaller_than_it_is_without_zoom() {
    for language in crate::languages() {
        for window in WINDOWS {
            for moves in [&["e4"][..], &["f3", "e5", "g4", "Qh4"]] {
                let lines = [&["new practice 5+0", "yes"], moves].concat();
                let mut table = table(window, &language, &lines);
                let line = table.labels().line;
                let text = letters(&mut table, window, 100, |it| it == line);
                let text = text.expect("the empty line");
                let names = table.window.state().view.players.clone().map(|it| it.names);
                for names in names {
                    let is_name = |it: &str| names.iter().any(|name| name == it);
                    let sizes = ZOOMS.map(|percent| letters(&mut table, window, percent, is_name));
                    let at =
                        format!("{sizes:.1?} of {names:?} at {window:?}, text {text}, {moves:?}");
                    println!("{at}");
                    let sizes: Vec<f32> = sizes.into_iter().flatten().collect();
                    assert_eq!(sizes.len(), ZOOMS.len(), "{at}");
                    let least = sizes[0].max(text) * 0.99;
                    assert!(sizes.iter().all(|size| *size > least), "{at}");
                }
            }
        }
    }
}

/// Of these texts what is cut off, where it could be seen whole.
fn cut(
    table: &mut Table,
    size: (f32, f32),
    percent: u16,
    is_it: impl Fn(&str) -> bool,
) -> Vec<String> {
    let texts = painted(table, size, percent).into_iter();
    let cut = texts.filter_map(|(text, clip)| {
        let place = text.galley.rect.translate(text.pos.to_vec2());
        let words = text.galley.text();
        let is_whole = clip.expand(1.0).contains_rect(place);
        (is_it(words) && !is_whole).then(|| format!("{words:?} at {place:?} in {clip:?}"))
    });
    cut.collect()
}

#[test]
fn the_last_announcement_is_whole_beside_the_clocks() {
    let mut found = Vec::new();
    for language in crate::languages() {
        for window in WINDOWS {
            let lines = ["opponent", "white", "10", "5+3", "yes"];
            let mut table = table(window, &language, &lines);
            let said = table.captions.last().expect("it is told").text.clone();
            let is_it = |it: &str| it.replace('\u{a0}', " ") == said;
            let cut = ZOOMS.map(|percent| cut(&mut table, window, percent, is_it));
            found.extend(
                cut.into_iter()
                    .flatten()
                    .map(|it| format!("{window:?}: {it}")),
            );
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_row_of_many_lines_is_whole_when_it_is_reached_at_the_greatest_size() {
    let window = WINDOWS[0];
    let mut table = table(window, "en", &[]);
    let zoom = Ask::Set(Change::to(Setting::Zoom, 400));
    table.desk.handle(Moment::default(), zoom);
    table.press(Key::M, Modifiers::COMMAND, None);
    table.obey();
    let menu = |table: &Table| table.window.state().view.menu.clone().expect("it is open");
    let mut found = Vec::new();
    for page in 0..menu(&table).rows.len() {
        table.window.state_mut().inputs.push(DeviceInput::Row(page));
        table.obey();
        for _ in menu(&table).rows {
            let shown = menu(&table);
            let row = &shown.rows[shown.at].text;
            let is_it = |it: &str| it.replace('\u{a0}', " ") == *row;
            let cut = cut(&mut table, window, 400, is_it).into_iter();
            found.extend(cut.map(|it| format!("{}: {it}", shown.title)));
            table.press(Key::ArrowDown, Modifiers::NONE, None);
            table.obey();
        }
        table.press(Key::Escape, Modifiers::NONE, None);
        table.obey();
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_picture_of_all_letters_stays_small_and_holds_what_is_seen_at_once() {
    let size = (1920.0, 1080.0);
    let lines = ["opponent", "white", "2", "5+3", "yes", "e4", "opponent"];
    let mut table = table(size, "en", &lines);
    table.window.input_mut().max_texture_side = Some(16 * 1024);
    for percent in ZOOMS {
        painted(&mut table, size, percent);
        let letters =
            |fonts: &mut FontsView<'_>| (fonts.font_image_size(), fonts.font_atlas_fill_ratio());
        let ([width, height], filled) = table.window.ctx.fonts_mut(letters);
        assert!(
            width.max(height) <= 2048,
            "{width} by {height} at {percent}"
        );
        assert!(filled < 0.8, "{filled} at {percent}");
    }
}

/// The texts of which letters are painted otherwise than they are drawn for a text alone.
fn torn(table: &Table) -> Vec<String> {
    let context = &table.window.ctx;
    let of_window =
        |fonts: &FontsView<'_>| (*fonts.options(), fonts.definitions().clone(), fonts.image());
    let (options, definitions, picture) = context.fonts(of_window);
    let options = TextOptions {
        max_texture_side: 8192,
        ..options
    };
    let mut fonts = Fonts::new(options, definitions);
    let shapes = flat(&table.window.output().shapes).into_iter();
    let texts = shapes.filter_map(|(_, shape)| match shape {
        Shape::Text(text) => {
            let job = Arc::clone(&text.galley.job);
            let alone = fonts.layout_uncached(context.pixels_per_point(), job);
            Some((text.galley, alone))
        }
        _ => None,
    });
    let texts: Vec<_> = texts.collect();
    let fresh = fonts.image();
    let torn = texts.iter().filter(|(painted, alone)| {
        let letters = |galley: &Galley, picture: &ColorImage| -> Vec<Vec<Color32>> {
            let glyphs = galley.rows.iter().flat_map(|row| row.row.glyphs.clone());
            let drawn = glyphs.map(|glyph| {
                let ([left, top], [right, bottom]) = (glyph.uv_rect.min, glyph.uv_rect.max);
                let rows = (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y)));
                rows.map(|(x, y)| picture[(usize::from(x), usize::from(y))])
                    .collect()
            });
            drawn.collect()
        };
        letters(painted, &picture) != letters(alone, &fresh)
    });
    torn.map(|(text, _)| text.text().to_owned()).collect()
}

/// Chooses the zoom, as the player does.
fn zoom(table: &mut Table, size: (f32, f32), percent: u16) {
    let zoom = Ask::Set(Change::to(Setting::Zoom, u32::from(percent)));
    table.desk.handle(Moment::default(), zoom);
    table.obey();
    draw(table, size, percent);
}

#[test]
fn no_letter_is_painted_over_while_a_question_is_as_great_as_it_can_be() {
    let mut found = Vec::new();
    for (window, language) in WINDOWS.into_iter().zip(["en", "ru", "de"]) {
        let mut table = table(window, language, &[]);
        let mut look = |table: &Table, at: &str| {
            let torn = torn(table).into_iter();
            found.extend(torn.map(|text| format!("{language} {window:?} {at}: {text:?}")));
        };
        for percent in ZOOMS {
            zoom(&mut table, window, percent);
            look(&table, &percent.to_string());
        }
        for line in [
            "agree",
            "fide-2023",
            "both",
            "90+30",
            "key Down",
            "key Down",
        ] {
            table.lines(&[line]);
            look(&table, line);
        }
        for percent in [300, 350, 400] {
            zoom(&mut table, window, percent);
            look(&table, &format!("the terms at {percent}"));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The lines in which a text is painted that holds some words.
fn lines_of(table: &mut Table, size: (f32, f32), percent: u16, words: &str) -> (Vec<String>, f32) {
    let texts = painted(table, size, percent).into_iter();
    let mut texts =
        texts.filter(|(text, _)| text.galley.text().replace('\u{a0}', " ").contains(words));
    let (text, _) = texts.next().expect("it is painted");
    let rows = text.galley.rows.iter();
    let rows = rows.map(|row| row.row.glyphs.iter().map(|glyph| glyph.chr).collect());
    let font = text.galley.job.sections[0].format.font_id.size;
    (rows.collect(), font * f32::from(percent) / 100.0)
}

#[test]
fn no_line_begins_with_the_number_of_what_stands_before_it() {
    let said = "Move 1. White: king Eva 1, queen David 1, rook Anna 1, Hector 1. Black: king Eva 8, queen David 8. \
        Legal under Art. 6.11 and App. D.2.4, move 12.";
    for window in WINDOWS {
        for percent in ZOOMS {
            let mut table = table(window, "en", &[]);
            table.captions.push(said.to_owned().into());
            table.obey();
            let (lines, _) = lines_of(&mut table, window, percent, "king Eva");
            let begins = |line: &&String| line.starts_with(|it: char| it.is_ascii_digit());
            let split: Vec<_> = lines.iter().filter(begins).collect();
            assert!(split.is_empty(), "{window:?} {percent}: {lines:?}");
            assert!(
                !lines.iter().any(|line| line.starts_with("D.2.4")),
                "{lines:?}"
            );
        }
    }
}

#[test]
fn a_name_that_is_longer_than_a_line_is_broken_and_makes_no_other_word_small() {
    let said = |name: &str| format!("{name} against Annabella. Move 1, White to move.");
    for window in WINDOWS {
        for percent in ZOOMS {
            let mut sizes = ["Wolfe", "Wolfeschlegelsteinhausenbergerdorff"].map(|name| {
                let mut table = table(window, "en", &[]);
                table.captions.push(said(name).into());
                table.obey();
                lines_of(&mut table, window, percent, "against").1
            });
            sizes[1] *= 1.6;
            assert!(sizes[1] > sizes[0], "{window:?} {percent}: {sizes:?}");
        }
    }
}

/// How wide a square is, in pixels of the screen.
fn square(table: &mut Table, size: (f32, f32), percent: u16) -> f32 {
    draw(table, size, percent);
    let name = table.window.state().view.squares[0].name.clone();
    let square = table.window.get_by_label(&name).rect();
    square.width() * f32::from(percent) / 100.0
}

#[test]
fn no_step_of_zoom_makes_the_board_smaller_in_a_window_of_any_size() {
    let sides = [400.0, 800.0, 1280.0, 2160.0];
    let all = sides
        .into_iter()
        .flat_map(|width| sides.map(|height| (width, height)));
    let all = all.filter(|(width, height)| (0.45..2.5).contains(&(width / height)));
    let more = [
        (1366.0, 768.0),
        (1920.0, 1080.0),
        (7680.0, 4320.0),
        (941.0, 803.0),
    ];
    let mut found = Vec::new();
    for lines in [&["e4"][..], &["new practice 5+3", "yes", "e4"]] {
        let mut table = table(WINDOWS[1], "en", lines);
        for window in all.clone().chain(more) {
            let sides = ZOOM_PERCENT.map(|percent| square(&mut table, window, percent));
            if !sides.is_sorted_by(|less, more| *less <= more + 0.1) {
                found.push(format!("{sides:?} at {window:?} after {lines:?}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn each_of_a_few_answers_is_seen_at_every_size_beside_the_clocks() {
    let mut found = Vec::new();
    let smallest = (400.0, 300.0);
    for language in crate::languages() {
        for window in WINDOWS.into_iter().chain([smallest]) {
            for clock in ["5+3", "key Enter"] {
                let lines = ["opponent", "white", "2", clock, "yes", "e4", "opponent"];
                let mut table = table(window, &language, &lines);
                let answers = table.asked().answers;
                for percent in ZOOMS {
                    let texts = painted(&mut table, window, percent);
                    let is_seen = |answer: &&String| {
                        texts.iter().any(|(text, clip)| {
                            let place = text.galley.rect.translate(text.pos.to_vec2());
                            let words = text.galley.text().replace('\u{a0}', " ");
                            words == **answer && clip.expand(1.0).contains_rect(place)
                        })
                    };
                    let hidden: Vec<_> = answers.iter().filter(|it| !is_seen(it)).collect();
                    if !hidden.is_empty() {
                        found.push(format!(
                            "{language} {window:?} {percent} {clock}: {hidden:?}"
                        ));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_question_has_one_frame_and_the_ring_around_its_answer_is_no_wider_than_leaves_letters_their_room()
 {
    let window = (640.0, 480.0);
    let lines = ["opponent", "white", "10", "5+3", "yes", "e4", "opponent"];
    let mut table = table(window, "en", &lines);
    let asked = table.asked().text;
    for percent in ZOOMS {
        draw(&mut table, window, percent);
        let palette = annabella::adapters::window::palette(table.window.state().view.theme);
        let card = table.window.get_by_role_and_label(Role::Dialog, &asked);
        let card = card.rect();
        let framed = flat(&table.window.output().shapes).into_iter();
        let framed: Vec<_> = framed
            .filter_map(|(_, shape)| match shape {
                Shape::Rect(it) if it.stroke.width > 0.0 => Some(it),
                _ => None,
            })
            .collect();
        let around = framed.iter();
        let around = around.filter(|it| it.rect.contains_rect(card.shrink(1.0)));
        assert_eq!(around.count(), 1, "{percent} %");
        let ring = framed.iter();
        let mut ring =
            ring.filter(|it| it.stroke.color == palette.focus && card.contains_rect(it.rect));
        let width = ring.next().expect("an answer is reached").stroke.width;
        let width = width * f32::from(percent) / 100.0;
        assert!(width < window.1 * 0.0125, "{width} pixels at {percent} %");
    }
}

#[test]
fn the_greatest_zoom_leaves_what_is_said_most_of_its_size_and_a_question_is_as_great() {
    for window in WINDOWS {
        let lines = ["opponent", "white", "2", "5+3", "yes", "e4"];
        let mut table = table(window, "en", &lines);
        let said = "Size: 400 percent, the highest.".to_owned();
        table.captions.push(said.clone().into());
        table.obey();
        let said = ZOOMS.map(|percent| {
            letters(&mut table, window, percent, |it| it == said).expect("it is said")
        });
        let at = format!("{said:.1?} at {window:?}");
        println!("{at}");
        assert!(said[8] > said[5] * 0.6, "{at}");
        table.lines(&["resign"]);
        let asked = table.asked().text;
        let asked = letters(&mut table, window, 100, |it| {
            asked.starts_with(it) && it.len() > 9
        });
        assert!(
            asked.expect("it is asked") > said[0] * 0.9,
            "{asked:?} {at}"
        );
    }
}

#[test]
fn the_newest_move_is_whole_without_clocks_and_at_every_size() {
    for window in WINDOWS {
        let mut table = table(window, "en", &[]);
        for _ in 0..9 {
            table.lines(&["Nf3", "Nf6", "Ng1", "Ng8"]);
        }
        for percent in [100, 125, 150, 100] {
            draw(&mut table, window, percent);
            let Some(last) = table.window.query_all_by_role(Role::ListItem).last() else {
                assert!(percent > 125, "{window:?} has room for moves");
                continue;
            };
            let last = last.rect();
            let list = table.window.get_by_role(Role::List).rect();
            let at = format!("{last:?} in {list:?} at {window:?}, {percent} %");
            assert!(list.expand(0.5).contains_rect(last), "{at}");
        }
    }
}

/// Places where the window is looked at, each with the lines that lead there.
const PLACES: [&[&str]; 14] = [
    &["e4"],
    &["help"],
    &["e4", "key Ctrl+F6"],
    &["type knight f"],
    &["new competition fide-2023 90+30 both", "lift e2", "put e4"],
    &["new practice 5+3", "yes", "e4", "d5", "exd5", "Qxd5"],
    &["opponent", "white", "10", "5+3", "yes"],
    &["f3", "e5", "g4", "Qh4"],
    &["e4", "resign"],
    &["new practice 5+3", "yes", "e4", "resign"],
    &["opponent", "white"],
    &["new practice 5+3", "yes", "e4", "opponent"],
    &["agree", "fide-2005", "nonsense"],
    &["menu"],
];

/// The size of the letters of each text that is seen, in pixels of the screen: of the greatest where there are several.
fn sizes(table: &mut Table, size: (f32, f32), percent: u16) -> BTreeMap<String, f32> {
    let mut sizes = BTreeMap::new();
    draw(table, size, percent);
    for (words, letters) in seen(table) {
        let letters = letters * f32::from(percent) / 100.0;
        let greatest: &mut f32 = sizes.entry(words).or_default();
        *greatest = greatest.max(letters);
    }
    sizes
}

/// What a step of zoom makes smaller or less whole, in windows of every size.
fn worse(language: &str, lines: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let mut table = table(WINDOWS[0], language, lines);
    for window in WINDOWS {
        let mut greatest: BTreeMap<String, (f32, u16)> = BTreeMap::new();
        for percent in ZOOM_PERCENT.into_iter().filter(|it| *it >= 100) {
            let at = format!("{language} {lines:?} {window:?} {percent} %");
            for (words, size) in sizes(&mut table, window, percent) {
                let before = greatest.entry(words.clone()).or_insert((size, percent));
                // Letters have sizes in steps of four percent; where a pixel is rounded may take one.
                if size < before.0 * 0.955 {
                    found.push(format!("{at}: {words:?} is {size:.1}, {before:.1?}"));
                }
                if size > before.0 {
                    *before = (size, percent);
                }
            }
            let faults = faults(&table).into_iter();
            found.extend(faults.map(|it| format!("{at}: {it}")));
        }
    }
    println!("{}", found.join("\n"));
    found
}

#[test]
fn no_step_of_zoom_makes_any_text_smaller_or_less_whole() {
    let found: Vec<String> = PLACES.iter().flat_map(|lines| worse("en", lines)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_step_of_zoom_makes_any_text_smaller_where_words_are_long() {
    let wordy = [PLACES[6], PLACES[7], PLACES[12]];
    let languages = ["de", "ru"].into_iter();
    let places = languages.flat_map(|language| wordy.map(|lines| (language, lines)));
    let found: Vec<String> = places
        .flat_map(|(language, lines)| worse(language, lines))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn all_buttons_are_within_reach_as_long_as_their_names_can_be_read_and_then_the_menu_has_them() {
    for language in crate::languages() {
        for window in WINDOWS {
            let mut table = table(window, &language, &["e4"]);
            let labels = table.labels();
            let all = [
                &labels.play,
                &labels.competition,
                &labels.drills,
                &labels.open,
                &labels.menu,
                &labels.help,
            ];
            for percent in ZOOM_PERCENT.into_iter().filter(|it| *it >= 100) {
                draw(&mut table, window, percent);
                let whole = table.window.ctx.content_rect();
                let is_seen = |name: &&&String| {
                    let button = table.window.get_by_role_and_label(Role::Button, name);
                    let place = button.rect();
                    let height = place.height() * f32::from(percent) / 100.0;
                    height > 15.0 && whole.contains_rect(place)
                };
                let seen: Vec<_> = all.iter().filter(is_seen).collect();
                let at = format!("{language} {window:?} {percent} %: {seen:?}");
                println!("{at}");
                assert!(
                    seen.len() == 6 || percent > 150 && seen == [&&labels.menu],
                    "{at}"
                );
            }
        }
    }
}

#[test]
fn the_menu_has_whatever_has_a_button() {
    let mut table = table(WINDOWS[0], "en", &["menu"]);
    let menu = |table: &Table| table.window.state().view.menu.clone().expect("it is open");
    let mut names: Vec<String> = Vec::new();
    for page in 0..menu(&table).rows.len() {
        names.push(menu(&table).rows[page].name.clone());
        table.window.state_mut().inputs.push(DeviceInput::Row(page));
        table.obey();
        names.extend(menu(&table).rows.into_iter().map(|row| row.name));
        table.press(Key::Escape, Modifiers::NONE, None);
        table.obey();
    }
    for name in [
        "Start a new game",
        "Start a competition game",
        "Drills",
        "Open a game",
        "Help",
    ] {
        assert!(
            names.iter().any(|it| it.starts_with(name)),
            "{name}: {names:#?}"
        );
    }
}
