import Agent
import Glibc

@main
enum Program {
    static func main() {
        exit(Agent().run(Array(CommandLine.arguments.dropFirst())))
    }
}
