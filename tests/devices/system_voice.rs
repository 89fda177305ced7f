//! The system's voice, played by a small server that speaks the protocol of Speech Dispatcher: one that answers, one
//! that takes the first message and never answers again, and none at all.

#![allow(
    unsafe_code,
    reason = "a variable of the environment is set before any thread starts"
)]
#![cfg(all(target_os = "linux", feature = "system-speech"))]

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use annabella::adapters::speaker::{
    Announcement, Loudspeaker, Segment, SinkChoice, SpeakerEvent, SpeakerNotice, SpeakerSettings,
    VoiceSource,
};
use annabella::earcon::Earcon;
use annabella::narrate::cue::Audience;

use crate::patience::TOO_LONG;

/// So long the server has time to be asked before it is given up, on the busiest machine.
const LONG_ENOUGH: Duration = Duration::from_secs(10);
/// Whoever never answers need not be waited for.
const AT_ONCE: Duration = Duration::from_millis(10);

/// How the server behaves.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    Answers,
    /// As Speech Dispatcher does without a sound card.
    BlocksAfterTheFirstMessage,
    /// As Speech Dispatcher does to every client after that.
    NeverAnswers,
}

/// The address of the server is an environment variable, so only one test can run at a time.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a server in `folder`; what it is asked to say, and `CANCEL`, arrive in the receiver.
fn serve(folder: &Path, manner: Manner) -> Receiver<String> {
    let socket = folder.join("speechd.sock");
    let listener = UnixListener::bind(&socket).unwrap();
    point_to(&socket);
    let (said, inbox) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let said = said.clone();
            std::thread::spawn(move || converse(stream, manner, &said));
        }
    });
    inbox
}

fn point_to(socket: &Path) {
    // SAFETY: the tests of this file run one at a time, and nothing else here reads or writes the environment.
    unsafe {
        std::env::set_var(
            "SPEECHD_ADDRESS",
            format!("unix_socket:{}", socket.display()),
        );
    }
}

fn converse(stream: UnixStream, manner: Manner, said: &Sender<String>) {
    let mut out = stream.try_clone().unwrap();
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let mut message = 20;
    while let Some(line) = lines.next() {
        if manner == Manner::NeverAnswers {
            continue;
        }
        let command = line.to_uppercase();
        let reply = if command.starts_with("SPEAK") {
            out.write_all(b"230 OK RECEIVING DATA\r\n").unwrap();
            let text: Vec<String> = lines.by_ref().take_while(|line| line != ".").collect();
            message += 1;
            let _ = said.send(text.join(" "));
            let begin = format!(
                "225-{message}\r\n225 OK MESSAGE QUEUED\r\n701-{message}\r\n701-7\r\n701 BEGIN\r\n"
            );
            if manner == Manner::BlocksAfterTheFirstMessage {
                out.write_all(begin.as_bytes()).unwrap();
                // It reads on and answers nothing, until nobody asks any more.
                lines.by_ref().for_each(drop);
            }
            format!("{begin}702-{message}\r\n702-7\r\n702 END\r\n")
        } else if command.starts_with("HISTORY GET CLIENT_ID") {
            "245-7\r\n245 OK CLIENT ID SENT\r\n".into()
        } else if command.starts_with("LIST SYNTHESIS_VOICES") {
            "249-English\ten\tnone\r\n249-German\tde\tnone\r\n249 OK VOICE LIST SENT\r\n".into()
        } else {
            if command.starts_with("CANCEL") || command.contains("SYNTHESIS_VOICE") {
                let _ = said.send(line.clone());
            }
            "208 OK SET\r\n".into()
        };
        if out.write_all(reply.as_bytes()).is_err() {
            return;
        }
    }
}

/// Opens the speaker, which gives the voice up when it has been silent for so long.
fn open(patience: Duration) -> (Loudspeaker, Receiver<SpeakerEvent>) {
    let (events, inbox) = channel();
    let settings = SpeakerSettings {
        source: VoiceSource::System,
        patience,
        ..SpeakerSettings::default()
    };
    let speaker = Loudspeaker::open(SinkChoice::Silent, None, settings, move |event| {
        let _ = events.send(event);
    });
    (speaker, inbox)
}

fn say(ticket: u64, text: &str) -> Announcement {
    Announcement {
        ticket,
        audience: Audience::Both,
        sounds: vec![Earcon::Move.anywhere()],
        speech: vec![Segment {
            language: "de".into(),
            text: text.into(),
        }],
    }
}

fn until(inbox: &Receiver<SpeakerEvent>, last: &SpeakerEvent) -> Vec<SpeakerEvent> {
    let mut events = Vec::new();
    while events.last() != Some(last) {
        events.push(inbox.recv_timeout(TOO_LONG).unwrap());
    }
    events
}

const SILENT: SpeakerEvent = SpeakerEvent::Notice(SpeakerNotice::SystemVoiceSilent);

#[test]
fn the_system_voice_speaks_in_the_language_of_the_text() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let said = serve(folder.path(), Manner::Answers);
    let (speaker, inbox) = open(TOO_LONG);
    for ticket in [1, 2] {
        speaker.play(say(ticket, "Springer Felix drei"));
        let events = until(&inbox, &SpeakerEvent::Finished(ticket));
        assert!(!events.contains(&SILENT));
    }
    speaker.play(Announcement {
        ticket: 3,
        audience: Audience::Both,
        sounds: vec![Earcon::Ready.anywhere()],
        speech: vec![],
    });
    until(&inbox, &SpeakerEvent::Finished(3));
    drop(speaker);
    let said: Vec<String> = said.try_iter().collect();
    assert_eq!(
        said,
        [
            "SET SELF SYNTHESIS_VOICE German",
            "Springer Felix drei",
            "Springer Felix drei"
        ]
    );
}

#[test]
fn a_cut_cancels_the_system_voice() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let said = serve(folder.path(), Manner::Answers);
    let (speaker, inbox) = open(TOO_LONG);
    speaker.play(say(1, "Springer Felix drei"));
    until(&inbox, &SpeakerEvent::Finished(1));
    // Cut in its earcon: it is never said.
    speaker.play(say(2, "Dame David acht"));
    speaker.stop(Audience::Both);
    speaker.play(say(3, "Turm Anna eins"));
    until(&inbox, &SpeakerEvent::Finished(3));
    drop(speaker);
    let said: Vec<String> = said.try_iter().collect();
    assert!(said.contains(&"Turm Anna eins".into()), "{said:?}");
    assert!(!said.contains(&"Dame David acht".into()), "{said:?}");
}

#[test]
fn a_voice_that_never_answers_is_replaced_and_its_message_is_not_lost() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let said = serve(folder.path(), Manner::BlocksAfterTheFirstMessage);
    let (speaker, inbox) = open(LONG_ENOUGH);
    speaker.play(say(1, "Springer Felix drei"));
    speaker.play(say(2, "Bauer Eva fünf"));
    let events = until(&inbox, &SpeakerEvent::Finished(2));
    let heard: Vec<&SpeakerEvent> = events
        .iter()
        .filter(|event| **event != SpeakerEvent::Notice(SpeakerNotice::EmbeddedPort))
        .collect();
    assert_eq!(
        heard,
        [
            &SILENT,
            &SpeakerEvent::Finished(1),
            &SpeakerEvent::Finished(2)
        ]
    );
    drop(speaker);
    let said: Vec<String> = said.try_iter().collect();
    assert_eq!(said.last().unwrap(), "Springer Felix drei");
}

#[test]
fn a_server_that_is_blocked_from_the_beginning_costs_no_announcement() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let _said = serve(folder.path(), Manner::NeverAnswers);
    let (speaker, inbox) = open(AT_ONCE);
    speaker.play(say(1, "Springer Felix drei"));
    assert!(until(&inbox, &SpeakerEvent::Finished(1)).contains(&SILENT));
}

#[test]
fn a_missing_system_voice_is_told_and_the_embedded_one_speaks() {
    let _alone = alone();
    point_to(Path::new("/no such folder/speechd.sock"));
    let (speaker, inbox) = open(AT_ONCE);
    speaker.play(say(1, "Eva"));
    assert!(until(&inbox, &SpeakerEvent::Finished(1)).contains(&SILENT));
}
