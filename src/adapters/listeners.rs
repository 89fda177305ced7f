//! Whether a screen reader listens: on Linux, who wants to know of changed names on the accessibility bus.

use std::io;
use std::thread;
use std::time::Duration;

use futures_lite::{StreamExt, future, stream};
use zbus::names::OwnedBusName;
use zbus::{Connection, MatchRule, MessageStream, connection, message};

const REGISTRY: &str = "org.a11y.atspi.Registry";
/// How long a screen reader takes to say what it wants to know, once it has begun.
const SETTLES: Duration = Duration::from_millis(50);
/// An answer that has not come by then will not come.
const PATIENCE: Duration = Duration::from_secs(2);

/// Tells, now and whenever it changes, whether anybody listens; `None` where it cannot be known.
///
/// That the accessibility tree is wanted is remembered by the desktop after the screen reader has
/// ended or was killed. The registry of the accessibility bus forgets a listener at once.
///
/// # Errors
/// There are no more threads.
pub fn watch(tell: impl FnMut(Option<bool>) + Send + 'static) -> io::Result<()> {
    let mut tell = tell;
    thread::Builder::new()
        .name("listeners".to_owned())
        .spawn(move || {
            if future::block_on(follow(&mut tell)).is_err() {
                tell(None);
            }
        })?;
    Ok(())
}

/// Follows the registry for as long as there is one.
async fn follow(tell: &mut impl FnMut(Option<bool>)) -> zbus::Result<()> {
    let bus = accessibility_bus().await?;
    let of_registry = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface(REGISTRY)?
        .build();
    let of_names = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface("org.freedesktop.DBus")?
        .member("NameOwnerChanged")?
        .build();
    let come_and_go = MessageStream::for_match_rule(of_registry, &bus, None).await?;
    let ended = MessageStream::for_match_rule(of_names, &bus, None).await?;
    let mut news = stream::or(come_and_go, ended);
    let mut told = is_anybody_listening(&bus).await?;
    tell(Some(told));
    while news.next().await.is_some() {
        // A screen reader wants to know of a hundred things, one after the other.
        thread::sleep(SETTLES);
        while future::poll_once(news.next()).await.flatten().is_some() {}
        let now = is_anybody_listening(&bus).await?;
        if std::mem::replace(&mut told, now) != now {
            tell(Some(now));
        }
    }
    tell(Some(false));
    Ok(())
}

async fn accessibility_bus() -> zbus::Result<Connection> {
    let session = connection::Builder::session()?
        .method_timeout(PATIENCE)
        .build()
        .await?;
    let (name, path) = ("org.a11y.Bus", "/org/a11y/bus");
    let reply = session
        .call_method(Some(name), path, Some(name), "GetAddress", &())
        .await?;
    let address: String = reply.body().deserialize()?;
    connection::Builder::address(address.as_str())?
        .method_timeout(PATIENCE)
        .build()
        .await
}

/// A program that reads a window aloud must hear of names that change: that is how the window speaks.
async fn is_anybody_listening(bus: &Connection) -> zbus::Result<bool> {
    let path = "/org/a11y/atspi/registry";
    let reply = bus
        .call_method(
            Some(REGISTRY),
            path,
            Some(REGISTRY),
            "GetRegisteredEvents",
            &(),
        )
        .await?;
    let body = reply.body();
    let wanted: Vec<(OwnedBusName, String)> = body.deserialize()?;
    Ok(wanted.iter().any(|(_, event)| is_of_names(event)))
}

/// Whether somebody who wants this event hears of changed names; the last parts may be left out.
pub fn is_of_names(event: &str) -> bool {
    let wanted = event.split(':').filter(|part| !part.is_empty());
    let changed = ["object", "propertychange", "accessiblename"];
    let plain = |part: &str| part.replace('-', "").to_ascii_lowercase();
    wanted
        .zip(changed)
        .all(|(wanted, changed)| plain(wanted) == changed)
}
