//! Who asks: the person behind a cookie, the address, and whether the request comes from a page of
//! the hall itself.

mod bucket;
mod caller;
mod cookie;
mod host;
mod limiter;
mod message_limit;
mod origin;
mod recent;
mod slots;

pub(crate) use bucket::Bucket;
pub(crate) use caller::Caller;
pub(crate) use host::check as check_host;
pub(crate) use limiter::Limiter;
pub(crate) use message_limit::{MessageLimit, TooMuch};
pub(crate) use origin::is_own;
pub(crate) use slots::{Slot, Slots};
