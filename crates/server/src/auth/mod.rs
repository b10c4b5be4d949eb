//! Who asks: the person behind a cookie, the address, and whether the request comes from a page of
//! the hall itself.

mod bucket;
mod caller;
mod cookie;
mod host;
mod limiter;
mod origin;
mod places;
mod recent;
mod talk;

pub(crate) use bucket::Bucket;
pub(crate) use caller::Caller;
pub(crate) use host::check as check_host;
pub(crate) use limiter::Limiter;
pub(crate) use origin::is_own;
pub(crate) use places::{Place, Places};
pub(crate) use talk::{Talk, TooMuch};
