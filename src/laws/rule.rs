//! A value of the laws with its article, and how a group of such values lists itself.

use std::fmt::Debug;

use super::citation::Citations;

/// A value of the laws with the article that it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cited<T> {
    /// What the edition says. The unit value means that the rule holds as its name says.
    pub value: T,
    /// The article, for example `Art. 5.1.1 (FIDE 2023)`.
    pub article: &'static str,
}

/// A value with the number of its article. The edition puts its name behind it.
pub(super) const fn cited<T: Copy>(value: T, article: &'static str) -> Cited<T> {
    Cited { value, article }
}

/// A field of a group of rules, in a constant.
pub(super) struct Entry<F>(pub F);

impl<T: Copy> Entry<Cited<T>> {
    /// The same value in another article.
    pub(super) const fn moved(self, article: &'static str) -> Cited<T> {
        let mut cited = self.0;
        cited.article = article;
        cited
    }

    /// The field as its edition cites it.
    pub(super) const fn named(self, citations: &mut Citations) -> Cited<T> {
        let article = citations.cite(self.0.article);
        self.moved(article)
    }
}

impl<T: Copy> Entry<Option<Cited<T>>> {
    /// The same value in another article. There must be one.
    pub(super) const fn moved(self, article: &'static str) -> Option<Cited<T>> {
        match self.0 {
            Some(cited) => Some(Entry(cited).moved(article)),
            None => panic!("the edition before is silent on it"),
        }
    }

    /// The field as its edition cites it.
    pub(super) const fn named(self, citations: &mut Citations) -> Option<Cited<T>> {
        match self.0 {
            Some(cited) => Some(Entry(cited).named(citations)),
            None => None,
        }
    }
}

/// A group of rules of the edition before, of which some stand in other articles now.
macro_rules! moved {
    ($before:expr, { $($field:ident: $article:literal,)* }) => {{
        let mut rules = $before;
        $(rules.$field = super::rule::Entry(rules.$field).moved($article);)*
        rules
    }};
}

/// One rule of an edition in a form that can be listed and compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The part of the edition: the name of a form of competition, `blind`, `event` or `adjourned`.
    pub part: &'static str,
    /// The name of the rule, as the field that holds it is called.
    pub name: &'static str,
    /// The article; `None` when the edition is silent.
    pub article: Option<&'static str>,
    /// The value as the program writes it; empty when the edition is silent.
    pub value: String,
}

impl Rule {
    /// The key of the rule for phrases that explain it, for example `move-made-when`.
    #[must_use]
    pub fn key(&self) -> String {
        self.name.replace('_', "-")
    }
}

/// A field of a group of rules.
pub(super) trait Field {
    /// The field as a rule of this part and name.
    fn rule(&self, part: &'static str, name: &'static str) -> Rule;
}

impl<T: Debug> Field for Cited<T> {
    fn rule(&self, part: &'static str, name: &'static str) -> Rule {
        let value = format!("{:?}", self.value);
        Rule {
            part,
            name,
            article: Some(self.article),
            value: if value == "()" { "yes".into() } else { value },
        }
    }
}

impl<T: Debug> Field for Option<Cited<T>> {
    fn rule(&self, part: &'static str, name: &'static str) -> Rule {
        match self {
            Some(cited) => cited.rule(part, name),
            None => Rule {
                part,
                name,
                article: None,
                value: String::new(),
            },
        }
    }
}

/// Declares a group of rules. Listing and citing are derived from the declaration, so that no rule is left out.
macro_rules! rules {
    ($(#[$about:meta])* pub struct $group:ident {
        $($(#[$says:meta])* pub $field:ident: $value:ty,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $group {
            $($(#[$says])* pub $field: $value,)*
        }

        impl $group {
            pub(super) fn list(&self, part: &'static str, rules: &mut Vec<super::rule::Rule>) {
                $(rules.push(super::rule::Field::rule(&self.$field, part, stringify!($field)));)*
            }

            pub(super) const fn named(mut self, citations: &mut super::citation::Citations) -> Self {
                $(self.$field = super::rule::Entry(self.$field).named(citations);)*
                self
            }
        }
    };
}
