//! The description as a page that needs nothing from elsewhere.

use std::fmt::Write as _;

use serde_json::Value;

/// The looks of the page.
pub(super) const STYLE: &str = include_str!("style.css");

/// The whole page.
pub(super) fn html(description: &Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Gladsheim: interface</title>\
         <link rel=\"stylesheet\" href=\"/docs/style.css\"></head><body><main>\
         <h1>Gladsheim: interface</h1>",
    );
    let about = text(description.pointer("/info/description"));
    let _ = write!(page, "<p>{about}</p><p><a href=\"/openapi.json\">openapi.json</a></p>");
    for (path, operations) in entries(description.get("paths")) {
        for (method, operation) in entries(Some(operations)) {
            write_operation(&mut page, path, method, operation);
        }
    }
    page.push_str("<h2>Schemas</h2>");
    for (name, schema) in entries(description.pointer("/components/schemas")) {
        let _ = write!(page, "<section id=\"{0}\"><h3>{0}</h3>", escape(name));
        let _ = write!(page, "<p>{}</p>", text(schema.get("description")));
        let body = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(
            page,
            "<details><summary>schema</summary><pre>{}</pre></details></section>",
            escape(&body)
        );
    }
    page.push_str("</main></body></html>\n");
    page
}

fn write_operation(page: &mut String, path: &str, method: &str, operation: &Value) {
    let method = method.to_uppercase();
    let _ = write!(
        page,
        "<section><h2><span class=\"method\">{}</span> <code>{}</code></h2><p>{}</p>",
        escape(&method),
        escape(path),
        text(operation.get("summary").or_else(|| operation.get("description")))
    );
    let parameters = operation.get("parameters").and_then(Value::as_array);
    if let Some(parameters) = parameters.filter(|list| !list.is_empty()) {
        page.push_str("<dl>");
        for parameter in parameters {
            let _ = write!(
                page,
                "<dt><code>{}</code> ({})</dt><dd>{}</dd>",
                text(parameter.get("name")),
                text(parameter.get("in")),
                text(parameter.get("description"))
            );
        }
        page.push_str("</dl>");
    }
    let body = operation.pointer("/requestBody/content/application~1json/schema");
    if let Some(body) = body {
        let _ = write!(page, "<p>Takes {}.</p>", schema_name(body));
    }
    page.push_str("<table>");
    for (status, answer) in entries(operation.get("responses")) {
        let content = entries(answer.get("content")).next();
        let schema = content.and_then(|(_, content)| content.get("schema"));
        let _ = write!(
            page,
            "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
            escape(status),
            schema.map_or_else(String::new, schema_name),
            text(answer.get("description"))
        );
    }
    page.push_str("</table></section>");
}

/// The name of a schema as a link to it.
fn schema_name(schema: &Value) -> String {
    let reference = schema.get("$ref").and_then(Value::as_str).unwrap_or_default();
    match reference.rsplit('/').next().filter(|name| !name.is_empty()) {
        Some(name) => format!("<a href=\"#{0}\"><code>{0}</code></a>", escape(name)),
        None => text(schema.get("type")),
    }
}

fn entries(object: Option<&Value>) -> impl Iterator<Item = (&str, &Value)> {
    let fields = object.and_then(Value::as_object).into_iter().flatten();
    fields.map(|(name, value)| (name.as_str(), value))
}

fn text(value: Option<&Value>) -> String {
    escape(value.and_then(Value::as_str).unwrap_or_default())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
