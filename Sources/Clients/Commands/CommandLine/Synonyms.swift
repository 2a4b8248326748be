import Contract
import Fasting
import LocalTime
import Presentation

// What people type who know other programs. A synonym is suggested and never runs.

extension Suggestions {
    /// The commands that a word is likely meant to be, in whole: `water add`, not `add`.
    ///
    /// - Parameters:
    ///   - rest: what follows the word.
    ///   - path: the command in which the word was looked for.
    static func commands(
        for word: String, before rest: [String], in path: CommandPath
    ) -> [String] {
        let known = path.model.commands.map(\.commandName)
        if path.names.isEmpty { return words(for: word, among: known, synonyms: verbs) }
        let prefix = path.names.joined(separator: " ") + " "
        switch path.names {
        case ["water"] where amount(word, before: rest) != nil:
            return [prefix + "add " + (amount(word, before: rest) ?? word)]
        case ["settings"] where Settings.Key(rawValue: word.lowercased()) != nil:
            let value = rest.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
            return [prefix + (value.isEmpty ? "get \(word)" : "set \(word) \(value)")]
        default:
            return words(for: word, among: known, synonyms: subcommands).map { prefix + $0 }
        }
    }

    /// An amount of water that begins with a word: `330 ml`.
    private static func amount(_ word: String, before rest: [String]) -> String? {
        let words = ([word] + rest).prefix { !$0.hasPrefix("-") }.joined(separator: " ")
        return [words, word].first {
            (try? UserInput.amount($0, usually: .milliliters)) != nil
        }
    }

    static func option(for name: String, in model: CommandModel) -> [String] {
        let known = model.options.flatMap(\.typedNames).filter { $0.hasPrefix("--") }
        // `-json` is one dash short.
        let bare = String(name.drop { $0 == "-" })
        let names = known.map { String($0.dropFirst(2)) }
        return words(for: bare, among: names, synonyms: options).map { "--" + $0 }
    }

    static let verbs: [String: [String]] = [
        // Fasting
        "begin": ["start"], "go": ["start"], "fast": ["start"], "new": ["start"],
        "stop": ["end"], "finish": ["end"], "break": ["end"], "done": ["end"], "eat": ["end"],
        "complete": ["end"], "halt": ["end"],
        "cancel": ["abandon"], "discard": ["abandon"], "abort": ["abandon"],
        "change": ["edit"], "modify": ["edit"], "move": ["edit --start"],
        "target": ["edit --target", "settings get target-hours"], "goal": ["edit --target"],
        "resume": ["undo"], "continue": ["undo"], "revert": ["undo"], "again": ["redo"],
        "timer": ["status", "watch"], "now": ["status"], "info": ["status"], "state": ["status"],
        "current": ["status"], "progress": ["status"], "json": ["status --json"],
        "left": ["status --more"], "remaining": ["status --more"], "remains": ["status --more"],
        "until": ["status --more"], "next": ["status --more"],
        "follow": ["status --follow"], "screen": ["watch"], "live": ["watch"],
        "gui": ["window"], "ui": ["window"], "open": ["window"], "app": ["window"],
        "gtk": ["window"], "desktop": ["window"],
        // Records
        "list": ["history"], "ls": ["history"], "show": ["history", "status"],
        "all": ["history"], "past": ["history"], "fasts": ["history"], "stats": ["history --total"],
        "summary": ["history --total"], "statistics": ["history --total"],
        "total": ["history --total"], "totals": ["history --total"], "sum": ["history --total"],
        "report": ["history --total"],
        "add": ["log", "water add"], "record": ["log"], "insert": ["log"],
        "remove": ["delete"], "rm": ["delete"], "del": ["delete"], "erase": ["delete"],
        "month": ["calendar"], "cal": ["calendar"], "day": ["calendar"],
        "drink": ["water add"], "hydrate": ["water add"], "ml": ["water add"],
        // Data and setup
        "config": ["settings"], "configure": ["settings"], "set": ["settings set"],
        "get": ["settings get"], "setting": ["settings"], "preferences": ["settings"],
        "prefs": ["settings"], "options": ["settings"], "setup": ["settings", "doctor"],
        "backup": ["restore", "export"], "backups": ["restore"], "save": ["export"],
        "dump": ["export"], "csv": ["export"], "ics": ["export"], "load": ["import"],
        "check": ["doctor"], "diagnose": ["doctor"], "test": ["doctor"], "debug": ["doctor"],
        "health": ["doctor", "why"], "usage": ["quiet"], "cost": ["quiet"], "memory": ["quiet"],
        "phase": ["why", "status"], "phases": ["why"], "explain": ["why"], "science": ["why"],
        // Neither ends a fast.
        "exit": [], "quit": [],
        // Pictures and panels
        "tree": ["forest"], "trees": ["forest"], "picture": ["forest"], "wallpaper": ["forest"],
        "garden": ["forest"], "bar": ["widget"], "panel": ["widget"], "waybar": ["widget waybar"],
        "polybar": ["widget polybar"], "i3blocks": ["widget i3blocks"],
        "swaybar": ["widget swaybar"], "genmon": ["widget genmon"],
        // The program itself
        "version": ["--version"], "man": ["--help"], "usages": ["--help"],
    ]

    private static let subcommands: [String: [String]] = [
        "rm": ["remove"], "delete": ["remove"], "del": ["remove"], "drink": ["add"],
        "log": ["add"], "new": ["add"], "ls": ["list"], "show": ["list"], "all": ["list"],
        "history": ["list"], "now": ["today"], "change": ["set"], "update": ["set"],
        "edit": ["set"], "put": ["set"], "read": ["get"], "print": ["get"], "query": ["get"],
    ]

    private static let options: [String: [String]] = [
        "from": ["since", "start"], "after": ["since"], "to": ["until", "end"],
        "before": ["until"], "begin": ["start"], "stop": ["end"], "when": ["at", "start"],
        "time": ["at", "start"], "at": ["start"], "ago": ["start"], "since": ["start", "at"],
        "hours": ["target"], "goal": ["target"], "duration": ["target", "ago"], "sum": ["total"],
        "summary": ["total"], "stats": ["total"],
        "for": ["target"], "n": ["limit"], "count": ["limit"], "max": ["limit"],
        "last": ["limit"], "latest": ["limit"], "first": ["limit"], "head": ["limit"],
        "number": ["limit"], "output": ["format"], "type": ["format"], "template": ["format"],
        "watch": ["follow"], "silent": ["quiet"], "colour": ["color"], "force": ["yes"],
        "noconfirm": ["yes"], "y": ["yes"], "simulate": ["dry-run"], "preview": ["dry-run"],
    ]

    static let formats: [String: [String]] = [
        "ical": ["ics"], "icalendar": ["ics"], "calendar": ["ics"], "excel": ["csv"],
        "xls": ["csv"], "xlsx": ["csv"], "ods": ["csv"], "tsv": ["csv"], "spreadsheet": ["csv"],
        "text": ["csv"], "txt": ["csv"],
    ]

    static let spans: [String: [String]] = [
        "daily": ["day"], "days": ["day"], "weekly": ["week"], "weeks": ["week"],
        "monthly": ["month"], "months": ["month"],
    ]

    static let bars: [String: [String]] = [
        "sway": ["swaybar"], "i3": ["i3blocks", "swaybar"], "i3bar": ["swaybar", "i3blocks"],
        "i3status": ["i3blocks", "swaybar"], "xfce": ["genmon"], "xfce4": ["genmon"],
        "xfce4-panel": ["genmon"], "xfce4-genmon": ["genmon"], "hyprland": ["waybar"],
    ]

    static let screens: [String: [String]] = [
        "watch": ["timer"], "status": ["timer"], "clock": ["timer"], "home": ["timer"],
        "trees": ["forest"], "history": ["calendar"], "month": ["calendar"],
        "preferences": ["settings"], "prefs": ["settings"], "config": ["settings"],
    ]

    static let vigil: [String: [String]] = [
        "enable": ["on"], "true": ["on"], "yes": ["on"], "disable": ["off"], "false": ["off"],
        "no": ["off"], "status": ["show"], "list": ["show"],
    ]

    static let keys: [String: [String]] = [
        "target": ["target-hours"], "hours": ["target-hours"], "goal": ["target-hours"],
        "unit": ["water-unit"], "units": ["water-unit"], "water": ["water-unit"],
        "quick-add": ["quick-add-milliliters"], "amount": ["quick-add-milliliters"],
        "quickadd": ["quick-add-milliliters"], "milliliters": ["quick-add-milliliters"],
        "notify": ["notify-milestones", "notify-target"],
        "notifications": ["notify-milestones", "notify-target"],
        "notification": ["notify-milestones", "notify-target"],
        "milestones": ["notify-milestones"], "phases": ["notify-milestones"],
        "tray": ["tray-icon"], "icon": ["tray-icon"], "motion": ["reduced-motion"],
        "animation": ["reduced-motion"], "animations": ["reduced-motion"],
        "private": ["discreet"], "privacy": ["discreet"],
    ]

    /// Words that other programs use for the values of settings.
    static let values: [String: [String]] = [
        "1": ["true"], "enable": ["true", "on"], "enabled": ["true", "on"], "y": ["true"],
        "0": ["false"], "disable": ["false", "off"], "disabled": ["false", "off"],
        "n": ["false"], "true": ["on"], "yes": ["on"], "false": ["off"], "no": ["off"],
        "oz": ["floz"], "ounces": ["floz"], "fl-oz": ["floz"], "fl oz": ["floz"],
        "milliliters": ["ml"], "millilitres": ["ml"], "l": ["ml"], "system": ["auto"],
        "default": ["auto"],
    ]
}
