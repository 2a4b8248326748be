import Client
import Contract
import Text

extension Agent1State {
    /// Where the agent keeps the records. The bus has only text, so a path that this program's environment names too is
    /// taken byte by byte from there.
    package var pathOfDataFolder: String {
        let own = dataFolderPath()
        return own.shownPath == dataFolder ? own : dataFolder
    }
}

extension AgentProxy {
    /// As ``Agent1State/pathOfDataFolder``. The environment of the agent may be another one than that of this program.
    package func dataFolder() throws(ClientError) -> String {
        try agent1.state().pathOfDataFolder
    }
}
