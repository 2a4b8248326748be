import Commands
import Glibc

@main
enum Program {
    static func main() {
        exit(runCommand())
    }
}
