//! Who asks: the person behind a cookie, the address, and whether the request comes from a page of
//! the hall itself.

mod caller;
mod cookie;
mod limiter;
mod origin;

pub(crate) use caller::Caller;
pub(crate) use limiter::{Bucket, Limiter, Place};
pub(crate) use origin::is_own;
