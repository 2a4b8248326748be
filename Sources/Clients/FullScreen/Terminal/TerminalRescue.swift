import Glibc

/// Restores the terminal of a program that a signal ends, or that calls exit(3). A process can have at most
/// one such terminal. The handler is armed while the terminal is in raw mode.
enum TerminalRescue {
    /// The signals that a fault in the program causes.
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

    /// The other signals that end a program which does not expect them. ``SignalPipe`` catches those
    /// that ask a program to end. The kernel sends the last ones for limits and for I/O.
    private static let others =
        [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXCPU, SIGXFSZ]
        // SIGSTKFLT, SIGIO and SIGPWR have no names in Swift's module; the numbers are the same on
        // every architecture that Swift supports. The real-time signals follow.
        + [16, 29, 30] + Array(34...64)

    private static let signals = crashes + others

    /// From now on, these bytes are written and the terminal's mode from before is set when a signal
    /// ends the program, or it exits.
    static func arm(_ terminal: Terminal, closing: [UInt8] = []) {
        _ = isRehearsed
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: closing.count)
        _ = bytes.initialize(from: closing)
        // No signal may find half of the new values.
        withoutSignals {
            let isNew = rescue.pointee.bytes == nil
            rescue.pointee.bytes?.deallocate()
            rescue.pointee.bytes = bytes
            rescue.pointee.input = terminal.input
            rescue.pointee.output = terminal.output
            rescue.pointee.mode = terminal.saved
            if isNew { catchSignals() }
            rescue.pointee.isArmed = true
        }
        _ = restoresAtExit
    }

    /// The terminal is restored already, or about to be.
    static func disarm() {
        guard rescue.pointee.bytes != nil else { return }
        withoutSignals {
            rescue.pointee.isArmed = false
            for signal in signals {
                sigaction(signal, rescue.pointee.actions + Int(signal), nil)
            }
            sigaltstack(&rescue.pointee.stackBefore, nil)
            rescue.pointee.stack.ss_sp?.deallocate()
            rescue.pointee.bytes?.deallocate()
            rescue.pointee.bytes = nil
        }
    }

    private static func catchSignals() {
        setStack()
        for signal in signals {
            let before = rescue.pointee.actions + Int(signal)
            // A signal that is ignored stays ignored, except one that the program causes itself.
            guard sigaction(signal, nil, before) == 0,
                crashes.contains(signal) || !before.pointee.isIgnored
            else { continue }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = restoreAndEnd
            action.sa_flags = SA_ONSTACK
            sigaction(signal, &action, nil)
        }
    }

    private static func withoutSignals(_ body: () -> Void) {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        body()
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// The handler has its own stack, since the program's may have overflowed.
    private static func setStack() {
        let size = 65_536
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        rescue.pointee.stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
        sigaltstack(&rescue.pointee.stack, &rescue.pointee.stackBefore)
    }

    /// Runs the handler's code once in advance, without a terminal. In a build without optimization, the
    /// first use of a generic type takes a lock of Swift's runtime. The program that the signal has stopped
    /// may hold it, and the handler would wait for ever.
    private static let isRehearsed: Void = withoutSignals {
        let byte = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1)
        byte.initialize(repeating: 0)
        rescue.pointee.bytes = byte
        rescue.pointee.isArmed = true
        restore()
        rescue.pointee.bytes = nil
        byte.deallocate()
    }

    private static let restoresAtExit: Void = { _ = atexit { restore() } }()
}

/// What a signal handler needs: plain memory, in which nothing is allocated or locked.
private struct Rescue {
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var mode = termios()
    /// nil if nothing is caught.
    var bytes: UnsafeMutableBufferPointer<UInt8>?
    var stack = stack_t()
    var stackBefore = stack_t()
    /// The actions from before, by the number of their signal.
    let actions: UnsafeMutablePointer<sigaction> = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        actions.initialize(repeating: sigaction(), count: 65)
        return actions
    }()
}

private nonisolated(unsafe) let rescue: UnsafeMutablePointer<Rescue> = {
    let memory = UnsafeMutablePointer<Rescue>.allocate(capacity: 1)
    memory.initialize(to: Rescue())
    return memory
}()

/// Restores the terminal, once.
private func restore() {
    guard rescue.pointee.isArmed else { return }
    rescue.pointee.isArmed = false
    let code = errno
    var done = 0
    var waits = 0
    // A terminal that takes no bytes must not keep a program that has crashed.
    while let bytes = rescue.pointee.bytes, done < bytes.count, waits < 200 {
        let count = write(
            rescue.pointee.output, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count > 0 {
            done += count
        } else if errno == EAGAIN || errno == EINTR {
            waits += 1
            poll(nil, 0, 1)
        } else {
            break
        }
    }
    tcsetattr(rescue.pointee.input, TCSANOW, &rescue.pointee.mode)
    errno = code
}

/// Restores the terminal, and lets the signal do what it would have done.
private func restoreAndEnd(_ signal: Int32) {
    restore()
    sigaction(signal, rescue.pointee.actions + Int(signal), nil)
    // The signal is blocked until this function returns, and is delivered then.
    raise(signal)
}
