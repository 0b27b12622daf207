//! A child together with everything it starts: looked at, asked to end, ended.

use std::process::Command;

use crate::capture::ExitStatus;

#[cfg(unix)]
pub(super) use unix::Group;
#[cfg(windows)]
pub(super) use windows::Group;

#[cfg(not(any(unix, windows)))]
compile_error!("the feature `run` needs an operating system that has processes");

#[cfg(unix)]
mod unix {
    use std::io;
    use std::os::unix::process::{CommandExt, ExitStatusExt};
    use std::process::{Child, ChildStderr, ChildStdin, ChildStdout};

    use rustix::io::Errno;
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    use super::{Command, ExitStatus};

    /// A child that leads a process group of its own.
    ///
    /// Invariant: the child is not reaped before the last signal was sent. As long as it is not, the number of its group cannot be
    /// given to another one, and a signal cannot hit a stranger.
    #[derive(Debug)]
    pub(crate) struct Group {
        leader: Child,
        over: bool,
    }

    impl Group {
        pub(crate) fn spawn(command: &mut Command) -> io::Result<Group> {
            Ok(Group { leader: command.process_group(0).spawn()?, over: false })
        }

        pub(crate) fn take_stdin(&mut self) -> Option<ChildStdin> {
            self.leader.stdin.take()
        }

        pub(crate) fn take_outputs(&mut self) -> (Option<ChildStdout>, Option<ChildStderr>) {
            (self.leader.stdout.take(), self.leader.stderr.take())
        }

        /// Has the child itself ended? What it started may still run.
        pub(crate) fn has_ended(&mut self) -> io::Result<bool> {
            let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            match waitid(WaitId::Pid(Pid::from_child(&self.leader)), look) {
                Ok(status) => Ok(status.is_some()),
                Err(Errno::INTR) => Ok(false),
                // Someone else in this process has collected the child, or the process ignores SIGCHLD.
                Err(Errno::CHILD) => {
                    self.over = true;
                    Ok(true)
                }
                Err(error) => Err(error.into()),
            }
        }

        /// Asks everyone to end. False where there is no such request.
        pub(crate) fn ask_to_end(&mut self) -> bool {
            self.signal(Signal::TERM);
            true
        }

        pub(crate) fn kill(&mut self) {
            self.signal(Signal::KILL);
        }

        /// A signal that cannot be delivered changes nothing: the caller looks at the child, not at this.
        fn signal(&self, signal: Signal) {
            if !self.over {
                let _ = kill_process_group(Pid::from_child(&self.leader), signal);
            }
        }

        /// How the child ended; call it only once it has.
        pub(crate) fn collect(&mut self) -> ExitStatus {
            self.over = true;
            let Ok(status) = self.leader.wait() else { return ExitStatus::Unknown };
            match (status.code(), status.signal()) {
                (Some(code), _) => ExitStatus::Code(i64::from(code)),
                (None, Some(signal)) => ExitStatus::Signal(signal_name(signal)),
                (None, None) => ExitStatus::Unknown,
            }
        }
    }

    impl Drop for Group {
        fn drop(&mut self) {
            if !self.over {
                self.kill();
                // Not `wait`: a child that even SIGKILL cannot end would hold the caller up for ever.
                let _ = self.leader.try_wait();
            }
        }
    }

    /// Numbers differ between systems, names do not.
    fn signal_name(number: i32) -> String {
        const NAMES: [(Signal, &str); 20] = [
            (Signal::HUP, "SIGHUP"),
            (Signal::INT, "SIGINT"),
            (Signal::QUIT, "SIGQUIT"),
            (Signal::ILL, "SIGILL"),
            (Signal::TRAP, "SIGTRAP"),
            (Signal::ABORT, "SIGABRT"),
            (Signal::BUS, "SIGBUS"),
            (Signal::FPE, "SIGFPE"),
            (Signal::KILL, "SIGKILL"),
            (Signal::USR1, "SIGUSR1"),
            (Signal::SEGV, "SIGSEGV"),
            (Signal::USR2, "SIGUSR2"),
            (Signal::PIPE, "SIGPIPE"),
            (Signal::ALARM, "SIGALRM"),
            (Signal::TERM, "SIGTERM"),
            (Signal::XCPU, "SIGXCPU"),
            (Signal::XFSZ, "SIGXFSZ"),
            (Signal::VTALARM, "SIGVTALRM"),
            (Signal::PROF, "SIGPROF"),
            (Signal::SYS, "SIGSYS"),
        ];
        let known = NAMES.iter().find(|(signal, _)| signal.as_raw() == number);
        known.map_or_else(|| format!("SIG{number}"), |(_, name)| (*name).to_owned())
    }
}

#[cfg(windows)]
mod windows {
    use std::io;
    use std::process::{ChildStderr, ChildStdin, ChildStdout};

    use process_wrap::std::{ChildWrapper, CommandWrap, JobObject};

    use super::{Command, ExitStatus};

    /// A child in a job object of its own.
    #[derive(Debug)]
    pub(crate) struct Group {
        child: Box<dyn ChildWrapper>,
        over: bool,
    }

    impl Group {
        pub(crate) fn spawn(command: &mut Command) -> io::Result<Group> {
            let mut wrap = CommandWrap::from(std::mem::replace(command, Command::new("")));
            Ok(Group { child: wrap.wrap(JobObject).spawn()?, over: false })
        }

        pub(crate) fn take_stdin(&mut self) -> Option<ChildStdin> {
            self.child.stdin().take()
        }

        pub(crate) fn take_outputs(&mut self) -> (Option<ChildStdout>, Option<ChildStderr>) {
            (self.child.stdout().take(), self.child.stderr().take())
        }

        pub(crate) fn has_ended(&mut self) -> io::Result<bool> {
            Ok(self.child.try_wait()?.is_some())
        }

        /// Windows has no request that every program understands.
        pub(crate) fn ask_to_end(&mut self) -> bool {
            false
        }

        pub(crate) fn kill(&mut self) {
            let _ = self.child.start_kill();
        }

        pub(crate) fn collect(&mut self) -> ExitStatus {
            self.over = true;
            let status = self.child.try_wait().ok().flatten();
            status.and_then(|status| status.code()).map_or(ExitStatus::Unknown, |code| ExitStatus::Code(i64::from(code)))
        }
    }

    impl Drop for Group {
        fn drop(&mut self) {
            if !self.over {
                self.kill();
            }
        }
    }
}
