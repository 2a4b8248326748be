import Glibc
import Window

@main
enum Program {
    static func main() {
        exit(runWindow())
    }
}
