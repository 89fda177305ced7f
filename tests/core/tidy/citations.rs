//! The citation rule: what carries a law says which article of which edition.

use super::source::{Kind, Source, Token};

/// How a reference to an article may begin.
const MARKS: &[&str] = &["Art. ", "§ ", "App. ", "Guidelines "];

/// Whether a text holds a citation such as `Art. 9.2 (FIDE 2009)`, `§ 17 (USSR 1956)`,
/// `App. F2.3 (FIDE 2005)` or `§ 1.5 (Russian draughts)`.
fn cites(text: &str) -> bool {
    MARKS.iter().any(|mark| {
        text.match_indices(mark)
            .any(|(at, _)| is_reference(&text[at + mark.len()..]))
    })
}

/// Whether a text begins with the number of an article and its edition in brackets.
fn is_reference(text: &str) -> bool {
    let Some((article, rest)) = text.split_once(" (") else {
        return false;
    };
    let Some((edition, _)) = rest.split_once(')') else {
        return false;
    };
    let is_article = article.chars().any(char::is_alphanumeric)
        && article.len() <= 40
        && !article.contains(['(', ')']);
    let (body, year) = edition.rsplit_once(' ').unwrap_or_default();
    let dated = year.len() == 4 && year.chars().all(|c| c.is_ascii_digit());
    let named = body.starts_with(char::is_uppercase);
    is_article && ((dated && named) || edition == "Russian draughts")
}

/// Whether a text is a citation and nothing else.
pub fn is_citation(text: &str) -> bool {
    MARKS.iter().any(|mark| text.starts_with(mark)) && text.ends_with(')') && cites(text)
}

/// Whether a text is the number of an article without its edition: `App. 1 to § 14`.
pub fn is_number(text: &str) -> bool {
    !text.ends_with(')') && is_citation(&format!("{text} (FIDE 2009)"))
}

/// Every public function of the arbiter cites its articles, and every value of a law its article; the edition puts
/// its name behind it.
pub fn check(source: &Source) -> Vec<String> {
    if source.is_in("arbiter") {
        functions(source)
    } else if source.is_in("laws") {
        values(source)
    } else {
        Vec::new()
    }
}

fn functions(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, token) in source.tokens.iter().enumerate() {
        if token.is("pub")
            && !token.in_test
            && let Some(name) = function_name(&source.tokens[index + 1..])
            && !cites(&doc_before(&source.tokens[..index]))
        {
            let at = format!("{}:{}", source.path, token.line);
            faults.push(format!(
                "{at}: pub fn {name} cites no article in its documentation"
            ));
        }
    }
    faults
}

/// The name of the function that a `pub` before these tokens makes public.
fn function_name(tokens: &[Token]) -> Option<&str> {
    let qualifiers = tokens
        .iter()
        .take_while(|t| t.is("const") || t.is("async") || t.is("unsafe"))
        .count();
    let [keyword, name, ..] = &tokens[qualifiers..] else {
        return None;
    };
    keyword.is("fn").then_some(name.text.as_str())
}

/// The documentation at the end of these tokens, past any attributes, as one text.
fn doc_before(tokens: &[Token]) -> String {
    let mut lines: Vec<_> = tokens
        .iter()
        .rev()
        .take_while(|token| token.kind == Kind::Doc || token.in_attribute)
        .filter(|token| token.kind == Kind::Doc)
        .map(|token| token.text.as_str())
        .collect();
    lines.reverse();
    lines.join(" ")
}

/// Each `Cited { ... }`, `Cited::new(...)` and `cited(...)` holds a citation.
fn values(source: &Source) -> Vec<String> {
    let mut faults = Vec::new();
    for (index, token) in source.tokens.iter().enumerate() {
        let declared = index > 0
            && ["fn", "struct", "impl", "for"]
                .iter()
                .any(|word| source.tokens[index - 1].is(word));
        let literal = token.is("Cited") && source.reads(index + 1, &["{"]);
        // The one function that puts a value and its article together has no article of its own.
        let maker = source.reads(index + 1, &["{", "value", ",", "article", "}"]);
        let made = token.is("Cited") && source.reads(index + 1, &[":", ":", "new", "("]);
        let called = token.is("cited") && source.reads(index + 1, &["("]);
        if declared || maker || token.in_test || !(literal || made || called) {
            continue;
        }
        let open = index + if made { 4 } else { 1 };
        let inside = &source.tokens[open..source.closing(open)];
        if !inside
            .iter()
            .any(|token| token.kind == Kind::Text && is_number(&token.text))
        {
            faults.push(format!(
                "{}:{}: a law without the article it comes from",
                source.path, token.line
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_of_a_citation() {
        for good in [
            "Art. 9.2 (FIDE 2009)",
            "§ 17 (USSR 1956)",
            "App. F2.3 (FIDE 2005)",
            "App. 1 to § 14 (USSR 1956)",
            "as § 1.5 (Russian draughts) has it",
            "Guidelines III.5 (FIDE 2023)",
            "Art. 7.5.5 and App. A.3 (FIDE 2023)",
            "§ 17e, note (USSR 1956)",
        ] {
            assert!(cites(good), "{good}");
        }
        for bad in [
            "",
            "Art. 9.2",
            "9.2 (FIDE 2009)",
            "Art.  (FIDE 2009)",
            "§ 17 (1956)",
            "Art. 9.2 (FIDE)",
            "Art. 9 (fide 2009)",
        ] {
            assert!(!cites(bad), "{bad}");
        }
    }

    #[test]
    fn the_arbiters_functions_cite() {
        let faults = |text: &str| check(&Source::new("src/arbiter/draw.rs", text));
        assert!(
            faults("/// A claim.\n/// Art. 9.2 (FIDE 2009).\n#[must_use]\npub const fn f() {}")
                .is_empty()
        );
        assert!(
            faults("/// Split over lines: Art. 9.2\n/// (FIDE 2009).\npub fn f() {}").is_empty()
        );
        assert!(faults("fn private() {}\npub(crate) fn inner() {}\npub struct A;").is_empty());
        assert_eq!(faults("pub fn f() {}").len(), 1);
        assert_eq!(faults("/// A claim.\npub const fn f() {}").len(), 1);
        assert_eq!(faults("// Art. 9.2 (FIDE 2009)\npub fn f() {}").len(), 1);
        assert_eq!(
            faults("/// Art. 9.2 (FIDE 2009)\npub fn f() {}\npub fn g() {}").len(),
            1
        );
    }

    #[test]
    fn the_values_of_the_laws_cite() {
        let faults = |text: &str| check(&Source::new("src/laws/fide.rs", text));
        assert!(faults("struct Cited<T> { value: T, article: &'static str }").is_empty());
        assert!(
            faults("const A: Cited<u8> = Cited { value: 1, article: \"Art. 9.2\" };").is_empty()
        );
        assert!(faults("const A: Cited<u8> = cited(f(1), \"§ 17, note\");").is_empty());
        assert!(
            faults(
                "const fn cited(value: u8, article: &str) -> Cited<u8> { Cited { value, article } }"
            )
            .is_empty()
        );
        assert_eq!(
            faults("const A: Cited<u8> = Cited { value: 1, article: \"\" };").len(),
            1
        );
        assert_eq!(
            faults("const A: Cited<u8> = cited(1, \"Art. 9.2 (FIDE 2009)\");").len(),
            1
        );
        assert_eq!(
            faults("const A: Cited<u8> = Cited { value: 1, article };").len(),
            1
        );
        assert_eq!(
            faults("const A: Cited<u8> = Cited::new(1, \"9.2\");").len(),
            1
        );
        assert_eq!(faults("const A: Cited<u8> = cited(1, \"\");").len(), 1);
        assert!(check(&Source::new("src/board.rs", "pub fn f() {}")).is_empty());
    }
}
