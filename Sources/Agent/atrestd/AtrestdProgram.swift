import Agent
import Glibc

@main
enum Program {
    static func main() {
        exit(Daemon().run())
    }
}
