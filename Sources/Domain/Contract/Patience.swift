/// How long agent and client wait for each other. Rule: docs/rules/contract.md, Names and Command line.
public enum Patience {
    /// How long a client waits for an answer, and without a word for an agent that is being started.
    public static let answer = Duration.milliseconds(1900)
    /// How long a command waits for the start of the agent. It is what calls on a D-Bus wait for if nothing else is said.
    public static let start = Duration.seconds(25)
    /// How long a client waits for the user manager, of which it asks only why there is no answer.
    public static let question = Duration.milliseconds(100)
    /// How long a new agent waits for one that is ending.
    public static let lock = Duration.seconds(2)
}
