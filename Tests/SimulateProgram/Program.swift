import Glibc
import Simulation

/// `simulate --help` says what it does.
@main
struct Program {
    private static let usage = """
        usage: simulate [--seed N] [--steps N] [--seconds N | --years N] [--first]
               simulate --machines [--seed N] [--steps N] [--seconds N] [--first]
        Runs histories of the whole agent on a virtual machine and compares it with a model.
          --seed N     the first seed (default 1)
          --steps N    the length of a history (default 200)
          --seconds N  how long to run; without it and --years, one history
          --years N    how many simulated years to run
          --first      stop at the first failure without shrinking it, and tell when it was found
          --machines   several machines that share one history instead, with a carrier that does what it likes
        Prints each failure as its seed and the shortest history that fails. The same seed and
        length give the same history. Exits with 1 after a failure.
        """

    private var seed: UInt64 = 1
    private var steps = 200
    private var seconds: Double?
    private var years: Double?
    private var stopsAtFirst = false
    private var hasMachines = false

    static func main() {
        guard let program = Program(CommandLine.arguments.dropFirst()) else {
            say(usage)
            exit(64)
        }
        exit(program.hasMachines ? program.runMachines() : program.run())
    }

    private init?(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let option = rest.popFirst() {
            if option == "--first" {
                stopsAtFirst = true
                continue
            }
            if option == "--machines" {
                hasMachines = true
                continue
            }
            guard let text = rest.popFirst() else { return nil }
            switch option {
            case "--seed": seed = UInt64(text) ?? 1
            case "--steps": steps = max(1, Int(text) ?? 1)
            case "--seconds": seconds = Double(text)
            case "--years": years = Double(text)
            default: return nil
            }
        }
    }

    private func run() -> Int32 {
        let simulation = Simulation()
        let begin = Self.now()
        var failures = 0
        var next = seed
        if stopsAtFirst {
            simulation.onFound = { difference in
                let seconds = Self.rounded(Self.now().cpu - begin.cpu)
                Self.say("found after \(seconds) s: \(difference)")
                exit(1)
            }
        }
        repeat {
            if let failure = simulation.run(seed: next, steps: steps) {
                failures += 1
                Self.say(failure.description)
            }
            next += 1
        } while isWanted(simulation, Self.now().wall - begin.wall)
        let end = Self.now()
        let tally = simulation.tally
        Self.say(tally.description)
        let (wall, cpu) = (end.wall - begin.wall, end.cpu - begin.cpu)
        Self.say(
            "\(failures) failures; \(Self.rounded(wall)) s, \(Self.rounded(cpu)) s of one core")
        let minute = 60 / max(cpu, 0.001)
        Self.say(
            "in a minute of one core: \(Int(tally.years * minute)) years, "
                + "\(Int(Double(tally.crashes) * minute)) crashes, "
                + "\(Int(Double(tally.crashes + tally.outcomes) * minute)) restarts after a crash")
        return failures == 0 ? 0 : 1
    }

    private func runMachines() -> Int32 {
        let begin = Self.now()
        var total = MachineWorld.Tally()
        var failures = 0
        var next = seed
        repeat {
            let world = MachineWorld(seed: next)
            if let difference = world.run(steps: steps) {
                failures += 1
                let seconds = Self.rounded(Self.now().cpu - begin.cpu)
                Self.say("found after \(seconds) s: seed \(next), \(difference)")
            }
            total.add(world.tally)
            next += 1
            // Not by an exit: the homes of the machines are in memory until the world is gone.
            if stopsAtFirst, failures > 0 { break }
        } while seconds.map { Self.now().wall - begin.wall < $0 } ?? false
        let cpu = Self.now().cpu - begin.cpu
        Self.say(
            "\(next - seed) worlds, \(total.acts) acts, \(total.lines) lines, \(total.settlings) settlings, "
                + "\(total.copies) copied homes, \(total.restores) restored, \(total.gone) machines gone, "
                + "\(total.left) times left the folder"
        )
        Self.say(
            "\(failures) failures; \(Self.rounded(cpu)) s of one core, "
                + "\(Int(Double(total.acts) * 60 / max(cpu, 0.001))) acts in a minute of it")
        return failures == 0 ? 0 : 1
    }

    private func isWanted(_ simulation: Simulation, _ elapsed: Double) -> Bool {
        if let seconds { return elapsed < seconds }
        if let years { return simulation.tally.years < years }
        return false
    }

    private static func now() -> (wall: Double, cpu: Double) {
        func read(_ clock: clockid_t) -> Double {
            var time = timespec()
            clock_gettime(clock, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        return (read(CLOCK_MONOTONIC), read(CLOCK_PROCESS_CPUTIME_ID))
    }

    private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

    /// Writes a line at once.
    private static func say(_ line: String) {
        _ = (line + "\n").withCString { write(STDOUT_FILENO, $0, strlen($0)) }
    }
}
