extension VoiceRule {
    /// The words that lost: one thing has one word on all surfaces (docs/glossary.md). Each rule has the name of
    /// the word that won.
    ///
    /// ``init(_:_:_:except:catches:passes:)`` explains the signs in the phrases.
    static let terms = [
        VoiceRule(
            "device", .read, "machine, machines, computer, computers",
            except: ["desktop computer", "on this computer", "machine id"],
            catches: ["Your other machines", "The clock of this computer"],
            passes: ["Your other devices", "You have a desktop computer."]),
        VoiceRule(
            "data", .read,
            """
            the records, your records, own records, these records, damaged records, empty records,
            no records, earlier records, records could, records are, records were
            """,
            catches: ["The records could not be read.", "Atrest's own records", "No records yet"],
            passes: ["Atrest never records that.", "Your data", "A record of water"]),
        VoiceRule(
            "entry", .read, "1 record, {} record, {} records, a record that has",
            catches: ["Imported 1 record.", "{} records were left"],
            passes: ["Imported 1 entry.", "a record of water"]),
        VoiceRule(
            "start", .read,
            """
            begin a fast, begins a fast, began a fast, begun a fast, begin the fast, begin your fast,
            begin now, begin and end, begins and ends, fast began, fast begins, fast that began,
            fast was begun, offers to begin, offer to begin, to begin one, begins one
            """,
            catches: ["Press Enter to begin a fast.", "`atrest start` begins one."],
            passes: ["A phase begins.", "Begin your evening prayer"]),
        VoiceRule(
            "end", .read,
            "stop the fast, stop a fast, stops the fast, stopped the fast, break the fast",
            except: [
                "stop the fast without", "stops the fast without", "stopped the fast without",
                "stop a fast without", "stop the fast and get", "stops it without",
            ],
            catches: ["Stop the fast at noon."],
            passes: ["End the fast.", "Stop the fast without keeping it."]),
        VoiceRule(
            "delete", .read,
            "remove water, water was removed, removal of water, removed {}, remove {}, removes an entry",
            catches: ["Remove {amount} at {time}", "Water was removed."],
            passes: ["Delete an entry.", "Remove the licence."]),
        VoiceRule(
            "change", .read,
            "adjust the, adjust its, adjust it, adjusts, adjusted, adjustment*, altered, carry out, carried out, carries out",
            except: ["atrest adjust"],
            catches: ["Adjust the fast", "The fast was adjusted.", "It is carried out once."],
            passes: ["Change the start.", "Use `atrest adjust`."]),
        VoiceRule(
            "target", .read, "intended duration*, intended length, intended hours",
            catches: ["Intended duration"], passes: ["The target of the fast"]),
        VoiceRule(
            "notification", .read,
            "a notice, one notice, the notice, this notice, alert, alerts, reminder*",
            catches: ["One notice a day", "A reminder"], passes: ["A notification", "noticed"]),
        VoiceRule(
            "part", .read, "six phases, phases of the prayer, phase of the prayer",
            catches: ["It has six phases, to a blessing"], passes: ["Six parts and a closing"]),
        VoiceRule(
            "German terms", .german,
            """
            rechner, rechners, rechnern, computer*, aufzeichnungen, zurücknehm*, zurückgenommen,
            nimmt … zurück, nimm … zurück, laufwerk*, gemeinsamen ordner, gemeinsamer ordner,
            abschnitt*, anpassen, anpassung*, kennung*
            """,
            catches: [
                "Auf diesem Rechner", "Die Aufzeichnungen fehlen.", "Nimmt die Änderung zurück",
                "Abschnitt 1 von 6",
            ],
            passes: ["Auf diesem Gerät", "Die Daten fehlen.", "Macht es rückgängig", "Rechnername"]),
    ]
}
