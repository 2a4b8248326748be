import Glibc

@main
enum Program {
    static func main() {
        do {
            try Demo().run()
        } catch {
            _ = "demo: \(error)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(1)
        }
    }
}
