//! The leash of an engine: it and what it starts end when it is dropped, and when the program ends, however
//! that comes about.

#![cfg_attr(
    target_os = "linux",
    allow(unsafe_code, reason = "a system call stands between fork and exec")
)]

use std::process::{Child, Command};

/// Holds what an engine has started: a group of processes, or a job object, which Windows closes with the
/// program.
pub(in crate::adapters) struct Leash {
    #[cfg(unix)]
    group: Option<rustix::process::Pid>,
    #[cfg(windows)]
    _job: Option<win32job::Job>,
}

#[cfg(unix)]
impl Leash {
    /// A group of its own for the engine and for what it starts: a script of the shell is often all that an
    /// engine seems to be. On Linux the kernel ends the engine with the thread that has started it.
    pub(in crate::adapters) fn prepare(command: &mut Command) {
        use std::os::unix::process::CommandExt;
        command.process_group(0);
        #[cfg(target_os = "linux")]
        // SAFETY: the closure makes one system call; it takes no memory and no lock.
        unsafe {
            command.pre_exec(|| {
                let signal = rustix::process::Signal::KILL;
                Ok(rustix::process::set_parent_process_death_signal(Some(
                    signal,
                ))?)
            });
        }
    }

    /// Takes the engine on the leash.
    pub(in crate::adapters) fn new(child: &Child) -> Self {
        let leader = i32::try_from(child.id()).ok();
        Self {
            group: leader.and_then(rustix::process::Pid::from_raw),
        }
    }
}

#[cfg(unix)]
impl Drop for Leash {
    fn drop(&mut self) {
        if let Some(leader) = self.group {
            // Where nothing of it lives any more, there is nothing to be ended.
            let _ = rustix::process::kill_process_group(leader, rustix::process::Signal::KILL);
        }
    }
}

#[cfg(windows)]
impl Leash {
    /// No window of its own for the engine.
    pub(in crate::adapters) fn prepare(command: &mut Command) {
        use std::os::windows::process::CommandExt;
        /// `CREATE_NO_WINDOW` of the Windows API.
        const NO_WINDOW: u32 = 0x0800_0000;
        command.creation_flags(NO_WINDOW);
    }

    /// Takes the engine on the leash.
    pub(in crate::adapters) fn new(child: &Child) -> Self {
        use std::os::windows::io::AsRawHandle;
        let mut limits = win32job::ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = win32job::Job::create_with_limit_info(&limits).ok();
        let handle = child.as_raw_handle() as isize;
        Self {
            _job: job.filter(|job| job.assign_process(handle).is_ok()),
        }
    }
}
