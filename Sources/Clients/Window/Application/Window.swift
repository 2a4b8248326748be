import CAdwaita
import Contract
import SDBus
import Words

/// Runs the program of the window.
///
/// There is one window for each user. Starting it again brings the window to the front.
///
/// - Parameter arguments: the arguments with the program's name.
/// - Returns: the exit code.
public func runWindow(_ arguments: [String] = programArguments()) -> Int32 {
    Bus.forgetEmptyAddress()
    Words.useLanguageOfUser(cataloguesIn: catalogueFolders())
    if arguments.dropFirst().contains("--version") {
        print("atrest-window \(Names.versionAndCommit)")
        return 0
    }
    // The forest is painted on other threads, and its memory goes back when another screen is shown.
    cadwaita_use_one_heap()
    // Launchers group windows by the desktop entry, which has this name. Help has the name that is typed.
    if !arguments.contains(where: { $0.hasPrefix("--help") || $0 == "-h" }) {
        g_set_prgname(Names.application)
    }
    g_set_application_name(Words.name)
    let application = WindowApplication()
    return application.run(arguments)
}
