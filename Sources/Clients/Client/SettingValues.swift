import Contract
import Fasting
import SDBus

extension AgentProxy {
    /// What the user has chosen, Vigil and Compline too.
    public func settings() throws(ClientError) -> Settings {
        let values = try values(of: Settings1.interface)
        var settings = Settings()
        for key in Settings.Key.allCases {
            let name = key.property.rawValue
            guard try settings.set(key, to: values.setting(name, of: key.kind)) else {
                throw .unexpectedAnswer(name)
            }
        }
        settings.isVigilOn = try vigil1.state().enabled
        let compline = try compline1.state()
        settings.isComplineOn = compline.enabled
        settings.invitationTime = TimeOfDay(compline.invitationAt)
        return settings
    }

    /// Changes one setting. The agent says which values it takes.
    public func set(_ key: Settings.Key, to value: Settings.Value) throws(ClientError) {
        try set(key.property.rawValue, of: Settings1.interface, to: value.wire)
    }

    /// As ``set(_:to:)``, without blocking.
    public func set(
        _ key: Settings.Key, to value: Settings.Value,
        _ handler: @escaping (Result<Void, ClientError>) -> Void
    ) throws -> Slot {
        try set(key.property.rawValue, of: Settings1.interface, to: value.wire, handler: handler)
    }
}

extension AgentReport {
    /// What the user has chosen; nil if the settings were not asked for.
    public func setting(_ key: Settings.Key) -> Settings.Value? {
        try? values[Settings1.interface]?.setting(key.property.rawValue, of: key.kind)
    }
}

extension Settings.Value {
    /// The value on the bus.
    var wire: SDBus.Value {
        switch self {
        case .number(let number): .double(number)
        case .count(let count): .uint32(count)
        case .flag(let flag): .boolean(flag)
        case .word(let word): .string(word)
        case .text(let text): .string(text)
        }
    }
}

extension AnswerValues {
    fileprivate func setting(
        _ name: String, of kind: Settings.Kind
    ) throws(ClientError) -> Settings.Value {
        switch kind {
        case .number: .number(try value(name))
        case .count: .count(try value(name))
        case .flag: .flag(try value(name))
        case .word: .word(try value(name))
        case .text: .text(try value(name))
        }
    }
}
