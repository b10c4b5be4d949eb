//! What a link says of itself where it is pasted: a title, a sentence and a picture in the page's head.
//!
//! Programs of chats and mail read them without opening the page. They have the link, and so they
//! learn nothing that it does not open: no name of a guest, no name of a table.

use std::sync::LazyLock;

use gladsheim_engine::{Phrase, Seat};
use gladsheim_protocol::{InvitationStanding, TableId, Token};
use gladsheim_words::{Reader, Words};

use super::gathering;
use crate::hall::Shared;

static WORDS: LazyLock<Words> = LazyLock::new(Words::english);

/// What every picture is in size.
const PICTURE: (u16, u16) = (1200, 630);

/// What a link says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Preview {
    title: String,
    about: String,
    /// The game whose picture is shown; that of the hall without one.
    pub(super) game: Option<String>,
    /// Whether it is somebody's own business, which no search engine lists.
    is_private: bool,
}

impl Preview {
    /// The hall itself.
    pub(super) fn hall() -> Self {
        let (title, about) = (say("hall-preview-title"), say("hall-preview-about"));
        Self { title, about, game: None, is_private: false }
    }

    /// What the page at this path is about. Where nothing is known of it, it is the hall.
    pub(super) async fn of(hall: &Shared, path: &str) -> Self {
        let found = match path.trim_start_matches('/').split_once('/') {
            Some(("c", token)) => Self::invitation(hall, token).await,
            Some(("t", id)) => Self::table(hall, id).await,
            _ => return Self::hall(),
        };
        found.unwrap_or_else(|| Self { is_private: true, ..Self::hall() })
    }

    async fn invitation(hall: &Shared, token: &str) -> Option<Self> {
        let token: Token = token.parse().ok()?;
        // A store that cannot be read is no reason to keep the page from anybody.
        let invitation = gathering::find(hall, &token, None).await.ok().flatten()?;
        let minutes = hall.options.games.find(&invitation.game).ok()?.about().minutes;
        let about = |key: &'static str| Phrase::new(key).term("game", title_of(&invitation.game));
        let (title, about) = match (invitation.standing, invitation.host) {
            (InvitationStanding::Open, host) => {
                let title = match host {
                    Some(host) => {
                        let phrase = about("hall-preview-invite").seat("host", Seat::wrapping(0));
                        WORDS.say(&phrase, &Reader::spectator(&[host]))
                    }
                    None => tell(&about("hall-preview-invited")),
                };
                let about = Phrase::new("hall-preview-invite-about")
                    .number("players", invitation.players)
                    .number("from", minutes.0)
                    .number("to", minutes.1);
                (title, tell(&about))
            }
            _ => (tell(&about("hall-preview-used")), say("hall-preview-used-about")),
        };
        Some(Self { title, about, game: Some(invitation.game), is_private: true })
    }

    async fn table(hall: &Shared, id: &str) -> Option<Self> {
        let id: TableId = id.parse().ok()?;
        let record = hall.store.record(&id).await.ok().flatten()?;
        hall.options.games.find(&record.game).ok()?;
        let title = Phrase::new("hall-preview-table").term("game", title_of(&record.game));
        let about = say("hall-preview-table-about");
        Some(Self { title: tell(&title), about, game: Some(record.game), is_private: true })
    }

    /// The lines for the head of the page, with the address of the picture.
    pub(super) fn head(&self, picture: &str) -> String {
        let (width, height) = PICTURE;
        let mut lines = vec![
            property("og:type", "website"),
            property("og:site_name", "Gladsheim"),
            property("og:title", &self.title),
            property("og:description", &self.about),
            property("og:image", picture),
            property("og:image:width", &width.to_string()),
            property("og:image:height", &height.to_string()),
            property("og:image:alt", &say("hall-preview-picture")),
            named("twitter:card", "summary_large_image"),
        ];
        if self.is_private {
            lines.push(named("robots", "noindex"));
        }
        lines.concat()
    }
}

/// The word for a game, as the page calls it.
fn title_of(game: &str) -> String {
    format!("{game}-web-title")
}

fn say(key: &'static str) -> String {
    tell(&Phrase::new(key))
}

fn tell(phrase: &Phrase) -> String {
    WORDS.say(phrase, &Reader::spectator(&[]))
}

fn property(name: &str, content: &str) -> String {
    format!("<meta property=\"{name}\" content=\"{}\" />\n", escaped(content))
}

fn named(name: &str, content: &str) -> String {
    format!("<meta name=\"{name}\" content=\"{}\" />\n", escaped(content))
}

/// A text as it stands between quotation marks: names are whatever people type.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_text_and_never_a_tag() {
        let title = "\"><script>alert('x')</script>&".to_owned();
        let preview = Preview { title, ..Preview::hall() };
        let head = preview.head("http://hall/preview/hall.jpg");
        assert!(!head.contains("<script"), "{head}");
        assert!(head.contains("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"));
        assert!(!head.contains("noindex"), "the hall may be found");
    }
}
