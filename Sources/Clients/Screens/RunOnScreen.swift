import Contract
import FullScreen
import Presentation

/// Runs a program on the whole terminal until it ends.
///
/// - Parameters:
///   - usesColor: whether colours are wanted.
///   - motion: asked for after the terminal was asked what it can do.
///   - make: makes the program for what the terminal can do.
///   - close: called when the terminal is restored. A signal that has ended the program is raised after
///     it.
/// - Returns: the program; nil if there is no terminal that can show one.
func runOnScreen<Program: ScreenProgram>(
    usesColor: Bool, motion: @autoclosure () -> ScreenFeatures.Motion = .full,
    _ make: (ScreenFeatures) throws(Problem) -> Program, close: (Program) -> Void = { _ in }
) throws(Problem) -> Program? {
    let environment = processEnvironment()
    guard ScreenFeatures.screen(environment: environment) != nil else { return nil }
    let capabilities = TerminalCapabilities.ask(environment: environment)
    let features = ScreenFeatures(
        capabilities, usesColor: usesColor, motion: motion(), environment: environment)
    let program = try make(features)
    do throws(FullScreen.NoTerminal) {
        let ending = try FullScreen(features, capabilities: capabilities).run(program)
        close(program)
        ending.raiseSignal()
        return program
    } catch {
        close(program)
        return nil
    }
}
