//! How long what people type may be; the hall refuses more.

/// The name that stands for every moment in a standing order.
pub const EVERY_WINDOW: &str = "*";

/// The longest display name, in characters; the shortest is 1.
pub const MAX_NAME: usize = 32;

/// The longest line of chat, in characters; the shortest is 1.
pub const MAX_CHAT: usize = 500;

/// The longest text a player may add to the deal, in characters.
pub const MAX_ENTROPY: usize = 64;

/// The largest body of a request, in bytes.
pub const MAX_BODY: usize = 64 * 1024;

/// The largest body of a request that brings its own content, in bytes.
pub const MAX_CONTENT_BODY: usize = 256 * 1024;

/// The largest message a client may send over the socket, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// The longest name of a moment that a standing order is about, in characters.
pub const MAX_WINDOW: usize = 64;
