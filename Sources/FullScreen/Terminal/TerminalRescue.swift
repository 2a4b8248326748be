import Glibc

/// Restores the terminal of a program that crashes or calls exit(3). A process has one terminal at
/// most that is restored so.
enum TerminalRescue {
    /// The signals of a program that has made a mistake.
    private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// From now on, these bytes are written and the terminal's mode from before is set when the
    /// program crashes or exits.
    static func arm(_ terminal: Terminal, closing: [UInt8]) {
        disarm()
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: closing.count)
        _ = bytes.initialize(from: closing)
        rescue.pointee.bytes = bytes
        rescue.pointee.input = terminal.input
        rescue.pointee.output = terminal.output
        rescue.pointee.mode = terminal.saved
        setStack()
        _ = restoresAtExit
        for signal in crashes {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = restoreAndCrash
            action.sa_flags = SA_ONSTACK
            sigaction(signal, &action, rescue.pointee.actions + Int(signal))
        }
        rescue.pointee.isArmed = true
    }

    /// The terminal is restored already, or about to be.
    static func disarm() {
        guard rescue.pointee.bytes.baseAddress != nil else { return }
        rescue.pointee.isArmed = false
        for signal in crashes { sigaction(signal, rescue.pointee.actions + Int(signal), nil) }
        sigaltstack(&rescue.pointee.stackBefore, nil)
        rescue.pointee.stack.ss_sp?.deallocate()
        rescue.pointee.bytes.deallocate()
        rescue.pointee.bytes = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    /// The handler has a stack of its own, since the program's may have overflowed.
    private static func setStack() {
        let size = 65_536
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        rescue.pointee.stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
        sigaltstack(&rescue.pointee.stack, &rescue.pointee.stackBefore)
    }

    private static let restoresAtExit: Void = { _ = atexit { restore() } }()
}

/// What a signal handler needs: plain memory, in which nothing is allocated or locked.
private struct Rescue {
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var mode = termios()
    var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    var stack = stack_t()
    var stackBefore = stack_t()
    /// The actions from before, by the number of their signal.
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
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
    while done < rescue.pointee.bytes.count, waits < 200 {
        let start = rescue.pointee.bytes.baseAddress
        let count = write(
            rescue.pointee.output, start.map { $0 + done }, rescue.pointee.bytes.count - done)
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
private func restoreAndCrash(_ signal: Int32) {
    restore()
    sigaction(signal, rescue.pointee.actions + Int(signal), nil)
    // The signal is blocked until this function returns, and is delivered then.
    raise(signal)
}
