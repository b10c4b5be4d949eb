//! The locale files as data.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;
use gladsheim_words::{File, LOCALES};

/// One message: the arguments it asks for, in any of its variants.
#[derive(Default)]
pub struct Message {
    pub variables: BTreeSet<String>,
}

/// All messages of a language, by key.
pub fn defined(language: &str) -> BTreeMap<String, Message> {
    let (_, files) = LOCALES.iter().find(|(code, _)| *code == language).expect("a language");
    let mut messages = BTreeMap::new();
    for (_, text) in *files {
        let resource = parser::parse(*text).unwrap_or_else(|(resource, _)| resource);
        for (key, message) in entries(&resource) {
            messages.insert(key, message);
        }
    }
    messages
}

/// What is wrong with the files of a language.
pub fn problems(files: &[File]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut seen = BTreeSet::new();
    for (name, text) in files {
        if let Err((_, errors)) = parser::parse(*text) {
            problems.extend(errors.iter().map(|error| format!("{name}: {error}")));
        }
        let resource = parser::parse(*text).unwrap_or_else(|(resource, _)| resource);
        for (key, _) in entries(&resource) {
            if !seen.insert(key.clone()) {
                problems.push(format!("{name}: {key} is defined twice"));
            }
        }
    }
    problems
}

fn entries(resource: &Resource<&str>) -> Vec<(String, Message)> {
    let mut found = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut data = Message::default();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                in_pattern(pattern, &mut data.variables);
            }
            found.push((message.id.name.to_owned(), data));
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            let CallArguments { positional, .. } = arguments;
            positional.iter().for_each(|argument| in_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        _ => {}
    }
}
