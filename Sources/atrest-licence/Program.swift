import Glibc
import LicenceTool

@main
enum Program {
    static func main() {
        exit(LicenceTool().run(Array(CommandLine.arguments.dropFirst())))
    }
}
