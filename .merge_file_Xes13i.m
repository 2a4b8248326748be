# German sentences of Atrest.
# This file is distributed under the same license as the atrest package.
#
msgid ""
msgstr ""
"Project-Id-Version: atrest\n"
"PO-Revision-Date: 2026-11-21 15:00+0000\n"
"Last-Translator: Atrest\n"
"Language-Team: German\n"
"Language: de\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: Sources/Words/Agent/Agent.swift Sources/Words/Commands/RecordWords.swift
msgid "Running"
msgstr "Läuft"

#: Sources/Words/Agent/Agent.swift
msgid "Another agent is already running in this session. This one exits."
msgstr "In dieser Sitzung läuft schon ein Agent. Dieser hier beendet sich."

#: Sources/Words/Agent/Agent.swift
msgid "There is no session bus. Start atrestd in a desktop session or under `dbus-run-session`."
msgstr "Es gibt keinen Sitzungsbus. Starte atrestd in einer Desktop-Sitzung oder mit `dbus-run-session`."

#: Sources/Words/Agent/Agent.swift
msgid "The session bus does not let atrestd use the name {name}. In a sandbox, allow the program to own this name."
msgstr "Der Sitzungsbus lässt atrestd den Namen {name} nicht verwenden. Erlaube dem Programm in einer Sandbox, diesen Namen zu besitzen."

#: Sources/Words/Agent/Agent.swift
msgid "Keeps the running fast and provides {name} on the session bus. The bus or systemd starts it when it is needed. It exits on SIGTERM. With --check it only checks the records. --help and --version are the other options. Use it through `atrest`. See atrestd(1) for details."
msgstr "Der Agent führt das laufende Fasten und stellt {name} auf dem Sitzungsbus bereit. Der Bus oder systemd startet ihn, sobald er gebraucht wird. Bei SIGTERM beendet er sich. Mit --check prüft er nur die Aufzeichnungen. Außerdem gibt es --help und --version. Bedient wird er mit `atrest`. Einzelheiten stehen in atrestd(1)."

#: Sources/Words/Agent/Agent.swift
msgid "Usage: {form}"
msgstr "Aufruf: {form}"

#: Sources/Words/Agent/Agent.swift
msgid "There is no argument `{argument}`. See `atrestd --help`."
msgstr "Das Argument `{argument}` gibt es nicht. Siehe `atrestd --help`."

#: Sources/Words/Agent/Agent.swift
msgid "An agent on another bus is using the data folder {path}. Stop that agent first."
msgstr "Ein Agent an einem anderen Bus benutzt den Datenordner {path}. Beende zuerst diesen Agenten."

#: Sources/Words/Agent/Agent.swift
msgid "The agent can open only {count} files, but needs {needed}. Raise the limit with `ulimit -n 1024` in the shell, or with LimitNOFILE=1024 in the unit of systemd."
msgstr "Der Agent kann {count} Dateien öffnen und braucht {needed}. Heb die Grenze an: mit `ulimit -n 1024` in der Shell oder mit LimitNOFILE=1024 in der Unit von systemd."

#: Sources/Words/Agent/Agent.swift
msgid "The icon in the tray could not be shown: {reason}"
msgstr "Das Symbol im Infobereich konnte nicht gezeigt werden: {reason}"

#: Sources/Words/Agent/JournalWords.swift
msgid "{act}, made on another machine"
msgstr "{act}, auf einem anderen Gerät"

#: Sources/Words/Agent/JournalWords.swift
msgid "{act}, made on {machine}"
msgstr "{act}, auf {machine}"

#: Sources/Words/Agent/JournalWords.swift
msgid "end of a fast under 4 hours, {details}"
msgstr "Ende eines Fastens unter 4 Stunden, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "end of a fast, {details}"
msgstr "Ende eines Fastens, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "stop of a fast without keeping it, {details}"
msgstr "Beenden eines Fastens ohne Aufzeichnung, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "change to the running fast, {details}"
msgstr "Änderung am laufenden Fasten, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "addition of a fast, {details}"
msgstr "Hinzufügen eines Fastens, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "change to a fast, {details}"
msgstr "Änderung an einem Fasten, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "deletion of a fast, {details}"
msgstr "Löschen eines Fastens, {details}"

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/RestoreWords.swift
msgid "water, {details}"
msgstr "Wasser, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "removal of water, {details}"
msgstr "Löschen eines Wassereintrags, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "import of {details}"
msgstr "Import ({details})"

#: Sources/Words/Agent/JournalWords.swift
msgid "restore of the backup from {details}"
msgstr "Wiederherstellung der Sicherung vom {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "restore of {details}"
msgstr "Wiederherstellung ({details})"

#: Sources/Words/Agent/JournalWords.swift
msgid "start at {start}"
msgstr "Beginn {start}"

#: Sources/Words/Agent/JournalWords.swift
msgid "start at {start}, target {target}"
msgstr "Beginn {start}, vorgesehene Dauer {target}"

#: Sources/Words/Agent/JournalWords.swift
msgid "{amount} at {time}"
msgstr "{amount}, {time}"

#: Sources/Words/Agent/JournalWords.swift
msgid "{hours} h"
msgstr "{hours} h"

#: Sources/Words/Agent/JournalWords.swift
msgid "{hours} h {minutes} min"
msgstr "{hours} h {minutes} min"

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "1 fast"
msgstr "1 Fasten"

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "{count} fasts"
msgstr "{count} Fasten"

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "1 water entry"
msgstr "1 Wassereintrag"

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "{count} water entries"
msgstr "{count} Wassereinträge"

#: Sources/Words/Agent/JournalWords.swift
msgid "{fasts} and {water}"
msgstr "{fasts} und {water}"

#: Sources/Words/Agent/JournalWords.swift
msgid "Undo: {act}"
msgstr "Zurücknehmen: {act}"

#: Sources/Words/Agent/Log.swift
msgid "The agent is ready."
msgstr "Der Agent ist bereit."

#: Sources/Words/Agent/Log.swift
msgid "The agent exits."
msgstr "Der Agent beendet sich."

#: Sources/Words/Agent/Log.swift
msgid "The connection to the session bus was closed. The agent exits."
msgstr "Die Verbindung zum Sitzungsbus wurde geschlossen. Der Agent beendet sich."

#: Sources/Words/Agent/Log.swift
msgid "A fast has started."
msgstr "Ein Fasten hat begonnen."

#: Sources/Words/Agent/Log.swift
msgid "The last ending was undone. The fast continues."
msgstr "Das letzte Ende wurde zurückgenommen. Das Fasten geht weiter."

#: Sources/Words/Agent/Log.swift
msgid "The fast was adjusted."
msgstr "Das laufende Fasten wurde geändert."

#: Sources/Words/Agent/Log.swift
msgid "A past fast was added."
msgstr "Ein früheres Fasten wurde hinzugefügt."

#: Sources/Words/Agent/Log.swift
msgid "A past fast was changed."
msgstr "Ein früheres Fasten wurde geändert."

#: Sources/Words/Agent/Log.swift
msgid "A past fast was deleted."
msgstr "Ein früheres Fasten wurde gelöscht."

#: Sources/Words/Agent/Log.swift
msgid "A change was undone."
msgstr "Eine Änderung wurde zurückgenommen."

#: Sources/Words/Agent/Log.swift
msgid "A change was redone."
msgstr "Eine Änderung wurde wiederholt."

#: Sources/Words/Agent/Log.swift
msgid "A backup was restored."
msgstr "Eine Sicherung wurde wiederhergestellt."

#: Sources/Words/Agent/Log.swift
msgid "A file was imported."
msgstr "Eine Datei wurde importiert."

#: Sources/Words/Agent/Log.swift
msgid "An action on the desktop was refused: {name}."
msgstr "Eine Aktion auf dem Desktop wurde abgelehnt: {name}."

#: Sources/Words/Agent/Log.swift
msgid "Water was added."
msgstr "Wasser wurde hinzugefügt."

#: Sources/Words/Agent/Log.swift
msgid "Water was removed."
msgstr "Ein Wassereintrag wurde gelöscht."

#: Sources/Words/Agent/Log.swift
msgid "The setting {key} was changed."
msgstr "Die Einstellung {key} wurde geändert."

#: Sources/Words/Agent/Notices.swift
msgid "The hours you had in mind have passed."
msgstr "Die vorgesehenen Stunden sind vergangen."

#: Sources/Words/Agent/Notices.swift
msgid "There is something to read, whenever you like."
msgstr "Es gibt etwas zu lesen, wann immer du magst."

#: Sources/Words/Agent/Notices.swift
msgid "About your records"
msgstr "Zu deinen Aufzeichnungen"

#: Sources/Words/Agent/Notices.swift
msgid "End fast"
msgstr "Fasten beenden"

#: Sources/Words/Agent/Notices.swift Sources/Words/Commands/RecordWords.swift
msgid "Today {amount}"
msgstr "Heute {amount}"

#: Sources/Words/Agent/Notices.swift
msgid "Done."
msgstr "Erledigt."

#: Sources/Words/Agent/Notices.swift
msgid "That was not possible."
msgstr "Das war nicht möglich."

#: Sources/Words/Agent/Notices.swift
msgid "{number} ml"
msgstr "{number} ml"

#: Sources/Words/Agent/Notices.swift
msgid "{number} fl oz"
msgstr "{number} fl oz"

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were missing. The backup from {day} was restored."
msgstr "Die Aufzeichnungen fehlten. Die Sicherung vom {day} wurde wiederhergestellt."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were missing, and no backup could be read. Atrest started with empty records."
msgstr "Die Aufzeichnungen fehlten, und keine Sicherung war lesbar. Atrest hat mit leeren Aufzeichnungen begonnen."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were removed while they were in use. Atrest still had them open and has saved them again."
msgstr "Die Aufzeichnungen wurden entfernt, während sie in Gebrauch waren. Atrest hatte sie noch geöffnet und hat sie wieder gespeichert."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were removed or replaced while they were in use. Atrest still had the earlier ones open and has saved them as {name}."
msgstr "Die Aufzeichnungen wurden entfernt oder ersetzt, während sie in Gebrauch waren. Atrest hatte die früheren noch geöffnet und hat sie als {name} gespeichert."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were removed or replaced while they were in use. The running fast and the settings were kept. The history could not be saved."
msgstr "Die Aufzeichnungen wurden entfernt oder ersetzt, während sie in Gebrauch waren. Das laufende Fasten und die Einstellungen sind erhalten. Der Verlauf konnte nicht gespeichert werden."

#: Sources/Words/Agent/Refusals.swift
msgid "A fast has been running since {start}. End it first, or change its start with `atrest adjust`."
msgstr "Seit {start} läuft ein Fasten. Beende es zuerst, oder ändere seinen Beginn mit `atrest adjust`."

#: Sources/Words/Agent/Refusals.swift
msgid "A fast is already running. End it first, or change its start with `atrest adjust`."
msgstr "Es läuft schon ein Fasten. Beende es zuerst, oder ändere seinen Beginn mit `atrest adjust`."

#: Sources/Words/Agent/Refusals.swift
msgid "No fast is running. `atrest start` begins one."
msgstr "Es läuft kein Fasten. `atrest start` beginnt eines."

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to undo."
msgstr "Es gibt nichts zurückzunehmen."

#: Sources/Words/Agent/Refusals.swift Sources/Words/Commands/RecordWords.swift
msgid "That time is in the future. Give an earlier one."
msgstr "Diese Zeit liegt in der Zukunft. Gib eine frühere an."

#: Sources/Words/Agent/Refusals.swift
msgid "That start is more than 168 hours ago. Give a later one."
msgstr "Dieser Beginn liegt mehr als 168 Stunden zurück. Gib einen späteren an."

#: Sources/Words/Agent/Refusals.swift
msgid "That time is before the fast started. Give a later one, or adjust the start."
msgstr "Diese Zeit liegt vor dem Beginn des Fastens. Gib eine spätere an, oder ändere den Beginn."

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would end before it starts. Give a later end."
msgstr "Dieses Fasten würde enden, bevor es beginnt. Gib ein späteres Ende an."

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last under 4 hours. Such fasts are not kept."
msgstr "Dieses Fasten würde unter 4 Stunden dauern. So kurzes Fasten wird nicht aufgezeichnet."

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last more than 168 hours. Give a later start or an earlier end."
msgstr "Dieses Fasten würde mehr als 168 Stunden dauern. Gib einen späteren Beginn oder ein früheres Ende an."

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast that has been running since {start}. Give an earlier end."
msgstr "Das würde sich mit dem Fasten überschneiden, das seit {start} läuft. Gib ein früheres Ende an."

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}, which ends in the future. If the date of this computer is wrong, set it. Otherwise undo that fast with `atrest undo`, correct it with `atrest edit {id}`, or delete it with `atrest delete {id}`."
msgstr "Das würde sich mit einem anderen Fasten überschneiden ({start} bis {end}), das in der Zukunft endet. Wenn das Datum dieses Rechners falsch ist, stelle es. Sonst nimm jenes Fasten mit `atrest undo` zurück, berichtige es mit `atrest edit {id}`, oder lösche es mit `atrest delete {id}`."

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}. Give a time outside it."
msgstr "Das würde sich mit einem anderen Fasten überschneiden ({start} bis {end}). Gib eine Zeit außerhalb davon an."

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would start a second fast. End the running one first, or use `atrest redo`."
msgstr "Würde das zurückgenommen, liefe ein zweites Fasten. Beende zuerst das laufende, oder nimm `atrest redo`."

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would overlap the fast that has been running since {start}. End that one first, or use `atrest redo`."
msgstr "Würde das zurückgenommen, gäbe es eine Überschneidung mit dem Fasten, das seit {start} läuft. Beende zuerst dieses, oder nimm `atrest redo`."

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would overlap the fast from {start} to {end}. Change that one first with `atrest edit {id}`."
msgstr "Würde das zurückgenommen, gäbe es eine Überschneidung mit einem anderen Fasten ({start} bis {end}). Ändere zuerst dieses mit `atrest edit {id}`."

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to redo."
msgstr "Es gibt nichts zu wiederholen."

#: Sources/Words/Agent/Refusals.swift
msgid "The backup from {day} is damaged and cannot be restored. `atrest restore` lists the others."
msgstr "Die Sicherung vom {day} ist beschädigt und lässt sich nicht wiederherstellen. `atrest restore` zeigt die anderen."

#: Sources/Words/Agent/Refusals.swift
msgid "The backup from {day} cannot be read: {reason}."
msgstr "Die Sicherung vom {day} ist nicht lesbar: {reason}."

#: Sources/Words/Agent/Refusals.swift
msgid "There is no fast with that id. `atrest history` shows the ids."
msgstr "Ein Fasten mit dieser ID gibt es nicht. `atrest history` zeigt die IDs."

#: Sources/Words/Agent/Refusals.swift
msgid "Give the start and the end of the fast."
msgstr "Gib Beginn und Ende des Fastens an."

#: Sources/Words/Agent/Refusals.swift
msgid "More than 2000 entries end in the same second, so they cannot all be listed. Delete some of them."
msgstr "Mehr als 2000 Einträge enden in derselben Sekunde und lassen sich daher nicht alle zeigen. Lösche einige davon."

#: Sources/Words/Agent/Refusals.swift
msgid "One call takes at most {count} entries. Send the rest in another call."
msgstr "Ein Aufruf kann höchstens {count} Einträge enthalten. Sende die übrigen in einem weiteren."

#: Sources/Words/Agent/Refusals.swift
msgid "A month must be from 1 to 12, and a year from 1 to 9999."
msgstr "Ein Monat liegt zwischen 1 und 12, ein Jahr zwischen 1 und 9999."

#: Sources/Words/Agent/Refusals.swift
msgid "`{text}` is not a span of time. Use day, week, month or an empty text."
msgstr "`{text}` ist kein Zeitraum. Verwende day, week, month oder einen leeren Text."

#: Sources/Words/Agent/Refusals.swift
msgid "There is no readable backup from {day}. `atrest restore` lists the backups."
msgstr "Vom {day} gibt es keine lesbare Sicherung. `atrest restore` zeigt die Sicherungen."

#: Sources/Words/Agent/Refusals.swift
msgid "`{id}` is not an id. An id is a UUID."
msgstr "`{id}` ist keine ID. Eine ID ist eine UUID."

#: Sources/Words/Agent/Refusals.swift
msgid "An offset must be from -{limit} to {limit} minutes and of type i."
msgstr "Eine Zeitverschiebung liegt zwischen -{limit} und {limit} Minuten und hat den Typ i."

#: Sources/Words/Agent/Refusals.swift
msgid "The option {key} must be true or false."
msgstr "Die Option {key} ist entweder true oder false."

#: Sources/Words/Agent/Refusals.swift
msgid "Another import is running. Try again in a moment."
msgstr "Gerade läuft ein anderer Import. Versuch es gleich noch einmal."

#: Sources/Words/Agent/Refusals.swift
msgid "Times are counted from 1970 and must not be negative."
msgstr "Zeiten zählen ab 1970 und sind nicht negativ."

#: Sources/Words/Agent/Refusals.swift
#: Sources/Words/Commands/SettingsWords.swift
msgid "A target must be from 4 to 168 hours."
msgstr "Die vorgesehene Dauer liegt zwischen 4 und 168 Stunden."

#: Sources/Words/Agent/Refusals.swift
msgid "A note can have up to 1,000 characters."
msgstr "Eine Notiz kann bis zu 1.000 Zeichen haben."

#: Sources/Words/Agent/Refusals.swift
msgid "There is no option `{key}`. This call takes no options."
msgstr "Die Option `{key}` gibt es nicht. Hier sind keine Optionen möglich."

#: Sources/Words/Agent/Refusals.swift
msgid "There is no option `{key}`. The options are {known}."
msgstr "Die Option `{key}` gibt es nicht. Möglich sind {known}."

#: Sources/Words/Agent/Refusals.swift
msgid "The option {key} must have the type {type}."
msgstr "Die Option {key} hat den Typ {type}."

#: Sources/Words/Agent/Refusals.swift
msgid "Give the option {key} as a whole number of microseconds."
msgstr "Gib die Option {key} in ganzen Mikrosekunden an."

#: Sources/Words/Agent/Refusals.swift
msgid "There is no folder {path}. Create it first: `mkdir -p {path}`"
msgstr "Es gibt keinen Ordner {path}. Leg ihn zuerst an: `mkdir -p {path}`"

#: Sources/Words/Agent/Refusals.swift
msgid "The records in {path} could not be read: {reason}."
msgstr "Die Aufzeichnungen in {path} konnten nicht gelesen werden: {reason}."

#: Sources/Words/Agent/Refusals.swift
msgid "The records in {path} could not be written, and nothing was changed: {reason}."
msgstr "Die Aufzeichnungen in {path} konnten nicht geschrieben werden, und nichts wurde geändert: {reason}."

#: Sources/Words/Agent/Refusals.swift
msgid "The records in {path} were written by a newer version of Atrest and are left as they are. Install that version or a later one."
msgstr "Die Aufzeichnungen in {path} stammen von einer neueren Version von Atrest und bleiben, wie sie sind. Installiere diese Version oder eine spätere."

#: Sources/Words/Agent/Refusals.swift
msgid "The records could not be read. They were kept as {name}, and Atrest started with empty records."
msgstr "Die Aufzeichnungen waren nicht lesbar. Sie heißen jetzt {name}, und Atrest hat mit leeren Aufzeichnungen begonnen."

#: Sources/Words/Agent/Refusals.swift
msgid "The records could not be read. They were kept as {name}, and the backup from {day} was restored."
msgstr "Die Aufzeichnungen waren nicht lesbar. Sie heißen jetzt {name}, und die Sicherung vom {day} wurde wiederhergestellt."

#: Sources/Words/Agent/Refusals.swift
msgid "a newer version of Atrest wrote them"
msgstr "Eine neuere Version von Atrest hat sie geschrieben"

#: Sources/Words/Agent/Refusals.swift
msgid "another program is using them; try again in a moment"
msgstr "Ein anderes Programm benutzt sie; versuch es gleich noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "the disk is full; free some space and try again"
msgstr "Der Datenträger ist voll; schaffe Platz und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "something that is not a file of yours is in their place; move it elsewhere and try again"
msgstr "An ihrer Stelle liegt etwas, das keine Datei von dir ist; verschiebe es und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "they are read-only; make them writable and try again"
msgstr "Sie sind schreibgeschützt; hebe den Schreibschutz auf und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "{reason}; `atrest doctor` checks the folder"
msgstr "{reason}; `atrest doctor` prüft den Ordner"

#: Sources/Words/Agent/Refusals.swift
msgid "the backup {path} must replace them, but it cannot be read ({reason}); make it readable or move it elsewhere, and try again"
msgstr "Die Sicherung {path} muss sie ersetzen und ist nicht lesbar ({reason}); mach sie lesbar oder verschiebe sie woandershin, und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "{path} has the name of a backup but is not a file; move it elsewhere and try again"
msgstr "{path} hat den Namen einer Sicherung und ist keine Datei; verschiebe es woandershin und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "they are damaged; restart Atrest so that it can recover them"
msgstr "Sie sind beschädigt; starte Atrest neu, damit es sie wiederherstellen kann"

#: Sources/Words/Agent/Search.swift
msgid "fast, fasting"
msgstr "fasten, fast"

#: Sources/Words/Agent/Search.swift
msgid "water"
msgstr "wasser"

#: Sources/Words/Agent/Search.swift
msgid "start, begin"
msgstr "starte, starten, beginne, beginnen"

#: Sources/Words/Agent/Search.swift
msgid "end, stop, finish, break"
msgstr "beende, beenden, stoppe, stoppen"

#: Sources/Words/Agent/Search.swift
msgid "add, drink"
msgstr "trinke, trinken"

#: Sources/Words/Agent/Search.swift
msgid "a, the, my"
msgstr "das, mein"

#: Sources/Words/Agent/Search.swift
msgid "since, from"
msgstr "seit, ab, von"

#: Sources/Words/Agent/Search.swift Sources/Words/Commands/Times.swift
msgid "for"
msgstr "für"

#: Sources/Words/Agent/Search.swift
msgid "Start a fast"
msgstr "Fasten beginnen"

#: Sources/Words/Agent/Search.swift
msgid "Start a fast, since {time}"
msgstr "Fasten beginnen, seit {time}"

#: Sources/Words/Agent/Search.swift
msgid "Start a fast, target {target}"
msgstr "Fasten beginnen, vorgesehen {target}"

#: Sources/Words/Agent/Search.swift
msgid "Start a fast, since {time}, target {target}"
msgstr "Fasten beginnen, seit {time}, vorgesehen {target}"

#: Sources/Words/Agent/Search.swift
msgid "End the fast at {time}"
msgstr "Fasten beenden, {time}"

#: Sources/Words/Agent/Search.swift Sources/Words/Window/ShortcutWords.swift
msgid "End the fast"
msgstr "Fasten beenden"

#: Sources/Words/Agent/Search.swift
msgid "Add {amount} of water at {time}"
msgstr "{amount} Wasser hinzufügen, {time}"

#: Sources/Words/Agent/Search.swift
msgid "Add {amount} of water"
msgstr "{amount} Wasser hinzufügen"

#: Sources/Words/Agent/Search.swift
msgid "Target {target}"
msgstr "Vorgesehen {target}"

#: Sources/Words/Agent/Search.swift
msgid "Brings today's total to {amount}"
msgstr "Heute dann {amount}"

#: Sources/Words/Agent/Search.swift
msgid "{span}. Under 4 hours: it is not kept."
msgstr "{span}. Unter 4 Stunden: Es wird nicht aufgezeichnet."

#: Sources/Words/Agent/Search.swift
msgid "There is no action `{name}`. Use {known} or {last}."
msgstr "Es gibt keine Aktion `{name}`. Nimm {known} oder {last}."

#: Sources/Words/Agent/Search.swift
msgid "The action {name} takes at most one parameter."
msgstr "Die Aktion {name} nimmt höchstens einen Parameter."

#: Sources/Words/Agent/Search.swift
msgid "The parameter of the action {name} has the wrong type."
msgstr "Der Parameter der Aktion {name} hat einen anderen Typ."

#: Sources/Words/Agent/Search.swift
msgid "Atrest does not open files."
msgstr "Atrest öffnet keine Dateien."

#: Sources/Words/Agent/Search.swift
msgid "`{id}` is not the identifier of a result."
msgstr "`{id}` ist nicht die ID eines Ergebnisses."

#: Sources/Words/Agent/Search.swift
msgid "Atrest could not be opened. Run `atrest watch` in a terminal."
msgstr "Atrest ließ sich nicht öffnen. Starte `atrest watch` in einem Terminal."

#: Sources/Words/Agent/Search.swift
msgid "No terminal program was found. Run `atrest watch` in a terminal."
msgstr "Es wurde kein Terminalprogramm gefunden. Starte `atrest watch` in einem Terminal."

#: Sources/Words/Agent/UnitTargetWords.swift
msgid "systemd did not start or stop a unit for the fast: {error}."
msgstr "systemd hat eine Unit für das Fasten nicht gestartet oder nicht beendet: {error}."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Calendar folder"
msgstr "Kalenderordner"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "A file for each fast, for calendar programs on this computer"
msgstr "Eine Datei für jedes Fasten, für Kalenderprogramme auf diesem Rechner"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The running fast in the calendar"
msgstr "Das laufende Fasten im Kalender"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Up to its target"
msgstr "Bis zur vorgesehenen Dauer"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Years in the calendar"
msgstr "Jahre im Kalender"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Choose a folder…"
msgstr "Ordner wählen …"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Choose a folder"
msgstr "Ordner wählen"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Use no folder"
msgstr "Keinen Ordner verwenden"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "A calendar folder is a full path, such as /home/me/.calendars/atrest, or off."
msgstr "Ein Kalenderordner ist ein vollständiger Pfad, etwa /home/ich/.calendars/atrest, oder off."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder must not contain Atrest's own records, nor be inside their folder. Choose another one."
msgstr "Der Kalenderordner darf die Aufzeichnungen von Atrest nicht enthalten und nicht in ihrem Ordner liegen. Wähle einen anderen."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "There is no calendar folder {path}. If it is on a disk that is not connected, the files are written later. Otherwise create the folder and set it again."
msgstr "Es gibt keinen Kalenderordner {path}. Liegt er auf einem Datenträger, der nicht angeschlossen ist, werden die Dateien später geschrieben. Sonst leg den Ordner an und stelle ihn noch einmal ein."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The path {path} is not valid UTF-8, and D-Bus cannot carry it. Rename the folder, or name a symbolic link that leads to it."
msgstr "Der Pfad {path} ist kein gültiges UTF-8, und D-Bus kann ihn nicht übertragen. Benenne den Ordner um, oder gib einen symbolischen Link an, der zu ihm führt."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "{path} is not a folder. Choose a folder for the calendar."
msgstr "{path} ist kein Ordner. Wähle einen Ordner für den Kalender."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The folder {path} belongs to another user. Choose one of your own."
msgstr "Der Ordner {path} gehört jemand anderem. Wähle einen eigenen."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Atrest can read the calendar folder {path} but not write to it."
msgstr "Atrest kann den Kalenderordner {path} lesen, aber nicht in ihn schreiben."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The disk with the calendar folder {path} is full. Free some space; the files are written with the next change."
msgstr "Der Datenträger mit dem Kalenderordner {path} ist voll. Schaffe Platz; die Dateien werden mit der nächsten Änderung geschrieben."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Atrest cannot write to the calendar folder {path}. Check its permissions with `ls -ld {path}`."
msgstr "Atrest kann nicht in den Kalenderordner {path} schreiben. Prüfe seine Rechte mit `ls -ld {path}`."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The agent's unit does not let it write to {path}. To allow it, type `systemctl --user edit {unit}`, add these two lines, and then type `systemctl --user restart {unit}`:"
msgstr "Die Unit des Agenten lässt ihn nicht in {path} schreiben. Um es zu erlauben, gib `systemctl --user edit {unit}` ein, füge diese zwei Zeilen hinzu, und gib danach `systemctl --user restart {unit}` ein:"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "In the calendar folder {path}, another program has changed {name}. Atrest leaves it as it is."
msgstr "Im Kalenderordner {path} hat ein anderes Programm {name} geändert. Atrest lässt die Datei, wie sie ist."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "In the calendar folder {path}, another program has removed {name}. Atrest does not write it again."
msgstr "Im Kalenderordner {path} hat ein anderes Programm {name} entfernt. Atrest schreibt die Datei nicht noch einmal."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "No event is left in the calendar folder {path}. vdirsyncer stops at an empty folder; if it is meant to be empty, type `vdirsyncer sync --force-delete atrest`."
msgstr "Im Kalenderordner {path} ist kein Termin mehr. vdirsyncer hält bei einem leeren Ordner an; soll er leer sein, gib `vdirsyncer sync --force-delete atrest` ein."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "{count} more files of the calendar folder were changed or removed by other programs."
msgstr "{count} weitere Dateien des Kalenderordners wurden von anderen Programmen geändert oder entfernt."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder {path} is there."
msgstr "Der Kalenderordner {path} ist da."

#: Sources/Words/Commands/CommandLine.swift
msgid "Usage:"
msgstr "Aufruf:"

#: Sources/Words/Commands/CommandLine.swift
msgid "Commands"
msgstr "Befehle"

#: Sources/Words/Commands/CommandLine.swift
msgid "Arguments"
msgstr "Argumente"

#: Sources/Words/Commands/CommandLine.swift
msgid "Options"
msgstr "Optionen"

#: Sources/Words/Commands/CommandLine.swift
msgid "[OPTIONS]"
msgstr "[OPTIONEN]"

#: Sources/Words/Commands/CommandLine.swift
msgid "Show this help."
msgstr "Zeigt diese Hilfe."

#: Sources/Words/Commands/CommandLine.swift
#: Sources/Words/Commands/CompletionWords.swift
msgid "Show the version."
msgstr "Zeigt die Version."

#: Sources/Words/Commands/CommandLine.swift
msgid "`atrest COMMAND --help` explains one command. `man atrest` has everything."
msgstr "`atrest BEFEHL --help` erklärt einen Befehl. In `man atrest` steht alles."

#: Sources/Words/Commands/CommandLine.swift
#: Sources/Words/Window/SettingsPage.swift
msgid "Fasting"
msgstr "Fasten"

#: Sources/Words/Commands/CommandLine.swift
msgid "History"
msgstr "Verlauf"

#: Sources/Words/Commands/CommandLine.swift
msgid "Water"
msgstr "Wasser"

#: Sources/Words/Commands/CommandLine.swift Sources/Words/Window/DataPage.swift
msgid "Your data"
msgstr "Deine Daten"

#: Sources/Words/Commands/CommandLine.swift
msgid "Pictures and panels"
msgstr "Bilder und Leisten"

#: Sources/Words/Commands/CommandLine.swift
msgid "Setup"
msgstr "Einrichtung"

#: Sources/Words/Commands/CommandLine.swift
msgid "AMOUNT"
msgstr "MENGE"

#: Sources/Words/Commands/CommandLine.swift
msgid "BAR"
msgstr "LEISTE"

#: Sources/Words/Commands/CommandLine.swift
msgid "COLUMNS"
msgstr "SPALTEN"

#: Sources/Words/Commands/CommandLine.swift
msgid "COMMAND"
msgstr "BEFEHL"

#: Sources/Words/Commands/CommandLine.swift
msgid "DATE"
msgstr "DATUM"

#: Sources/Words/Commands/CommandLine.swift
msgid "DAY"
msgstr "TAG"

#: Sources/Words/Commands/CommandLine.swift
msgid "DURATION"
msgstr "DAUER"

#: Sources/Words/Commands/CommandLine.swift
msgid "FILE"
msgstr "DATEI"

#: Sources/Words/Commands/CommandLine.swift
msgid "FOLDER"
msgstr "ORDNER"

#: Sources/Words/Commands/CommandLine.swift
msgid "DEVICE"
msgstr "GERÄT"

#: Sources/Words/Commands/CommandLine.swift
msgid "NAME"
msgstr "NAME"

#: Sources/Words/Commands/CommandLine.swift
msgid "FORMAT"
msgstr "FORMAT"

#: Sources/Words/Commands/CommandLine.swift
msgid "HOURS"
msgstr "STUNDEN"

#: Sources/Words/Commands/CommandLine.swift
msgid "ID"
msgstr "ID"

#: Sources/Words/Commands/CommandLine.swift
msgid "KEY"
msgstr "NAME"

#: Sources/Words/Commands/CommandLine.swift
msgid "MONTH"
msgstr "MONAT"

#: Sources/Words/Commands/CommandLine.swift
msgid "MONTH|DAY"
msgstr "MONAT|TAG"

#: Sources/Words/Commands/CommandLine.swift
msgid "TEXT"
msgstr "TEXT"

#: Sources/Words/Commands/CommandLine.swift
msgid "NUMBER"
msgstr "ZAHL"

#: Sources/Words/Commands/CommandLine.swift
msgid "ORDER"
msgstr "REIHENFOLGE"

#: Sources/Words/Commands/CommandLine.swift
msgid "TAG"
msgstr "MARKIERUNG"

#: Sources/Words/Commands/CommandLine.swift
msgid "PERIOD"
msgstr "ZEITRAUM"

#: Sources/Words/Commands/CommandLine.swift
msgid "PHASE"
msgstr "PHASE"

#: Sources/Words/Commands/CommandLine.swift
msgid "SCREEN"
msgstr "ANSICHT"

#: Sources/Words/Commands/CommandLine.swift
msgid "SIZE"
msgstr "GRÖSSE"

#: Sources/Words/Commands/CommandLine.swift
msgid "TEMPLATE"
msgstr "VORLAGE"

#: Sources/Words/Commands/CommandLine.swift
msgid "TIME"
msgstr "ZEIT"

#: Sources/Words/Commands/CommandLine.swift
msgid "TIMES"
msgstr "ZEITEN"

#: Sources/Words/Commands/CommandLine.swift
msgid "SPAN"
msgstr "SPANNE"

#: Sources/Words/Commands/CommandLine.swift
msgid "VALUE"
msgstr "WERT"

#: Sources/Words/Commands/CommandLine.swift
msgid "WHEN"
msgstr "WANN"

#: Sources/Words/Commands/CommandLine.swift
msgid "There is no command `{command}`."
msgstr "Den Befehl `{command}` gibt es nicht."

#: Sources/Words/Commands/CommandLine.swift
msgid "There is no setting `{key}`."
msgstr "Die Einstellung `{key}` gibt es nicht."

#: Sources/Words/Commands/CommandLine.swift
msgid "There is no option `{option}`."
msgstr "Die Option `{option}` gibt es nicht."

#: Sources/Words/Commands/CommandLine.swift
msgid "A value is missing: `{option}`."
msgstr "Ein Wert fehlt: `{option}`."

#: Sources/Words/Commands/CommandLine.swift
msgid "`{option}` takes no value."
msgstr "`{option}` nimmt keinen Wert an."

#: Sources/Words/Commands/CommandLine.swift
msgid "`{value}` is not a value of `{option}`. The values are {known}."
msgstr "`{value}` ist kein Wert von `{option}`. Möglich sind {known}."

#: Sources/Words/Commands/CommandLine.swift
msgid "Argument {number} is not valid UTF-8: `{argument}`. Nothing was changed. Type it again in a terminal and a locale with UTF-8."
msgstr "Argument {number} ist kein gültiges UTF-8: `{argument}`. Es wurde nichts geändert. Gib es in einem Terminal und mit einer Spracheinstellung noch einmal ein, die UTF-8 verwenden."

#: Sources/Words/Commands/CommandLine.swift
msgid "Unexpected argument `{argument}`."
msgstr "Unerwartetes Argument `{argument}`."

#: Sources/Words/Commands/CommandLine.swift
msgid "`{command}` needs {parts}."
msgstr "`{command}` braucht {parts}."

#: Sources/Words/Commands/CommandLine.swift
msgid "See `{command} --help`."
msgstr "Siehe `{command} --help`."

#: Sources/Words/Commands/CommandLine.swift
msgid "Did you mean {a}?"
msgstr "Meintest du {a}?"

#: Sources/Words/Commands/CommandLine.swift
msgid "Did you mean {a} or {b}?"
msgstr "Meintest du {a} oder {b}?"

#: Sources/Words/Commands/CommandLine.swift
msgid "Did you mean {a}, {b} or {c}?"
msgstr "Meintest du {a}, {b} oder {c}?"

#: Sources/Words/Commands/CompletionWords.swift
msgid "look for it"
msgstr "danach suchen"

#: Sources/Words/Commands/CompletionWords.swift
msgid "Show the help."
msgstr "Zeigt die Hilfe."

#: Sources/Words/Commands/CompletionWords.swift
#: Sources/Words/Commands/RecordWords.swift
msgid "now"
msgstr "jetzt"

#: Sources/Words/Commands/CompletionWords.swift
#: Sources/Words/Commands/Times.swift
msgid "{duration} ago"
msgstr "vor {duration}"

#: Sources/Words/Commands/CompletionWords.swift
#: Sources/Words/Commands/Times.swift
msgid "today"
msgstr "heute"

#: Sources/Words/Commands/CompletionWords.swift
msgid "yesterday"
msgstr "gestern"

#: Sources/Words/Commands/CompletionWords.swift
msgid "{count} days ago"
msgstr "vor {count} Tagen"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Show or set when a notification offers to begin."
msgstr "Zeigt oder legt fest, wann eine Benachrichtigung den Beginn anbietet."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "At that time one notification offers to begin a fast. It is not shown while a fast runs, and nothing is counted."
msgstr "Zu dieser Zeit bietet eine Benachrichtigung an, ein Fasten zu beginnen. Während eines Fastens kommt keine, und nichts wird gezählt."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "The days and the time: `weekdays 20:00`, `daily 8pm`, `mon,wed,fri 20:00`. `off` deletes the plan."
msgstr "Die Tage und die Zeit: `weekdays 20:00`, `daily 8pm`, `mon,wed,fri 20:00`. `off` löscht den Plan."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "A plan has days and a time: `weekdays 20:00`, `daily 20:00 18h`, `mon,wed 19:30`, or `off`."
msgstr "Ein Plan hat Tage und eine Zeit: `weekdays 20:00`, `daily 20:00 18h`, `mon,wed 19:30` oder `off`."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "daily"
msgstr "täglich"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "weekdays"
msgstr "wochentags"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "weekends"
msgstr "wochenende"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Offer to begin"
msgstr "Beginn anbieten"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "One notification, at the time that you choose"
msgstr "Eine Benachrichtigung zu einer Zeit, die du wählst"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Days and time"
msgstr "Tage und Zeit"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Such as weekdays 20:00, or mon wed 8pm 18h."
msgstr "Zum Beispiel wochentags 20:00 oder mo mi 20 Uhr 18h."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "{time}, the time you chose"
msgstr "{time}, die Zeit, die du gewählt hast"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "No plan. `atrest plan weekdays 20:00` sets one."
msgstr "Kein Plan. `atrest plan weekdays 20:00` legt einen fest."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "The plan is deleted."
msgstr "Der Plan ist gelöscht."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "{days} at {time}"
msgstr "{days} um {time}"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "{days} at {time}, target {target}"
msgstr "{days} um {time}, vorgesehene Dauer {target}"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Every day"
msgstr "Jeden Tag"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Monday to Friday"
msgstr "Montag bis Freitag"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Saturday and Sunday"
msgstr "Samstag und Sonntag"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Start a fast, or end the running one."
msgstr "Beginnt ein Fasten oder beendet das laufende."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "For a keyboard shortcut of your desktop. Without a terminal, a notification says what happened, and its button can undo it."
msgstr "Für eine Taste deines Desktops. Ohne Terminal sagt eine Benachrichtigung, was geschehen ist, und ihre Schaltfläche kann es zurücknehmen."

#: Sources/Words/Commands/Demo.swift
msgid "This is a fast in a private session. Its bus and its data folder are removed afterwards. Your own data is not touched."
msgstr "Das ist ein Fasten in einer eigenen Sitzung. Ihr Bus und ihr Datenordner werden danach entfernt. Deine eigenen Daten bleiben unberührt."

#: Sources/Words/Commands/Demo.swift
msgid "In a moment the body likely enters another phase."
msgstr "Gleich tritt der Körper wahrscheinlich in eine andere Phase ein."

#: Sources/Words/Commands/Demo.swift
msgid "The notification is on your desktop too."
msgstr "Die Benachrichtigung erscheint auch auf deinem Desktop."

#: Sources/Words/Commands/Demo.swift
msgid "There is no desktop here, so the notification is shown in the terminal."
msgstr "Hier gibt es keinen Desktop, darum erscheint die Benachrichtigung im Terminal."

#: Sources/Words/Commands/Demo.swift
msgid "The transition did not happen. `make test` may show the reason."
msgstr "Der Übergang blieb aus. Vielleicht zeigt `make test` den Grund."

#: Sources/Words/Commands/Demo.swift
msgid "`atrest {command}` failed."
msgstr "`atrest {command}` ist fehlgeschlagen."

#: Sources/Words/Commands/Demo.swift
msgid "That is all. Everything has been removed again. To use it yourself:"
msgstr "Das ist alles. Nichts davon bleibt zurück. Wenn du Atrest selbst benutzen willst:"

#: Sources/Words/Commands/Demo.swift
msgid "install it for your user, without root"
msgstr "installiert es für dich, ohne root"

#: Sources/Words/Commands/Demo.swift
msgid "start a fast; the agent starts on its own"
msgstr "beginnt ein Fasten; der Agent startet von selbst"

#: Sources/Words/Commands/Demo.swift
msgid "everything else"
msgstr "alles Weitere"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts with your other machines."
msgstr "Teilt deine Fasten mit deinen anderen Geräten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Give a folder that another program keeps in sync between your machines, such as Syncthing or Nextcloud, or a folder on a USB stick. Atrest writes its changes there, reads those of the other machines, and opens no network connection itself. Settings, Vigil and Compline stay on each machine."
msgstr "Gib einen Ordner an, den ein anderes Programm zwischen deinen Geräten abgleicht, zum Beispiel Syncthing oder Nextcloud, oder einen Ordner auf einem USB-Stick. Atrest schreibt dort seine Änderungen, liest die der anderen Geräte und öffnet selbst keine Netzverbindung. Einstellungen, Vigil und Komplet bleiben auf jedem Gerät."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Show the folder and the other machines."
msgstr "Zeigt den Ordner und die anderen Geräte."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts through a folder."
msgstr "Teilt deine Fasten über einen Ordner."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Stop sharing. Nothing is deleted."
msgstr "Beendet das Teilen. Nichts wird gelöscht."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Set the name that the other machines show for this one."
msgstr "Legt fest, wie dieses Gerät bei den anderen heißt."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Remove a machine that is gone from the list."
msgstr "Nimmt ein Gerät, das es nicht mehr gibt, aus der Liste."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder, as a path on this machine."
msgstr "Der geteilte Ordner, als Pfad auf diesem Gerät."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Only show what would be added."
msgstr "Zeigt nur, was dazukäme."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name of the machine, or its id."
msgstr "Der Name des Geräts oder seine ID."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name, or nothing for the name of the computer."
msgstr "Der Name, oder nichts für den Namen des Rechners."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The folder must be a full path, such as /home/me/Sync/atrest."
msgstr "Der Ordner muss ein vollständiger Pfad sein, etwa /home/ich/Sync/atrest."

#: Sources/Words/Commands/DeviceWords.swift
msgid "A name is one line of at most 60 characters, without control characters."
msgstr "Ein Name ist eine Zeile mit höchstens 60 Zeichen, ohne Steuerzeichen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine does not share its fasts. `atrest devices join FOLDER` starts sharing."
msgstr "Dieses Gerät teilt nichts. Mit `atrest devices join ORDNER` beginnt es damit."

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other machine has written to the folder yet."
msgstr "Noch kein anderes Gerät hat dort geschrieben."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine no longer uses the folder. Your fasts stay here, and the files stay in the folder."
msgstr "Dieses Gerät verwendet den Ordner nicht mehr. Deine Fasten bleiben hier, die Dateien bleiben im Ordner."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The machine is no longer listed. Its fasts stay, here and on the other machines."
msgstr "Das Gerät steht nicht mehr in der Liste. Seine Fasten bleiben, hier und auf den anderen Geräten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder must not contain Atrest's own records, nor be inside their folder. Choose another one for your machines."
msgstr "Der geteilte Ordner darf die Aufzeichnungen von Atrest nicht enthalten und nicht in ihrem Ordner liegen. Wähle einen anderen für deine Geräte."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest is still reading the folder. Try again in a moment."
msgstr "Der Ordner wird gerade gelesen. Versuch es gleich noch einmal."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine"
msgstr "Dieses Gerät"

#: Sources/Words/Commands/DeviceWords.swift Sources/Words/Window/DataPage.swift
msgid "Folder"
msgstr "Ordner"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Waiting"
msgstr "Ausstehend"

#: Sources/Words/Commands/DeviceWords.swift
msgid "The others call this machine {name}."
msgstr "Die anderen nennen dieses Gerät {name}."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Your fasts are shared through {path}."
msgstr "Deine Fasten werden über {path} geteilt."

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 other machine"
msgstr "1 anderem Gerät"

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} other machines"
msgstr "{count} anderen Geräten"

#: Sources/Words/Commands/DeviceWords.swift
msgid "{fasts} and {water} would come from {others}."
msgstr "Von {others} kämen {fasts} und {water}."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{fasts} and {water} came from {others}."
msgstr "Von {others} kamen {fasts} und {water}."

#: Sources/Words/Commands/DeviceWords.swift
msgid "With Syncthing, set `fsWatcherDelayS` of the folder to 1, so that a change arrives within seconds, and leave `maxConflicts` at 10. See `man atrest` for more."
msgstr "Stelle in Syncthing `fsWatcherDelayS` des Ordners auf 1, damit eine Änderung in Sekunden ankommt, und lass `maxConflicts` auf 10. Mehr in `man atrest`."

#: Sources/Words/Commands/DeviceWords.swift
msgid "last change {time}"
msgstr "letzte Änderung {time}"

#: Sources/Words/Commands/DeviceWords.swift
msgid "last read {time}"
msgstr "zuletzt gelesen {time}"

#: Sources/Words/Commands/DeviceWords.swift
msgid "no change yet"
msgstr "noch keine Änderung"

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line is not in the folder yet."
msgstr "1 Zeile ist noch nicht im Ordner."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines are not in the folder yet."
msgstr "{count} Zeilen sind noch nicht im Ordner."

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other machine is called {name}. `atrest devices` lists them."
msgstr "Kein anderes Gerät heißt {name}. `atrest devices` nennt sie."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} machines are called {name}. Type the id instead: {ids}"
msgstr "{count} Geräte heißen {name}. Gib stattdessen die Kennung ein: {ids}"

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 more fast is running."
msgstr "1 weiteres Fasten läuft."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more fasts are running."
msgstr "{count} weitere Fasten laufen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Also running since {time} on another machine."
msgstr "Auf einem anderen Gerät läuft auch ein Fasten, seit {time}."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Also running since {time} on {machine}."
msgstr "Auf {machine} läuft auch ein Fasten, seit {time}."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Other machines"
msgstr "Andere Geräte"

#: Sources/Words/Commands/DeviceWords.swift
msgid "A folder that another program keeps in sync between your machines, such as Syncthing"
msgstr "Ein Ordner, den ein anderes Programm zwischen deinen Geräten abgleicht, zum Beispiel Syncthing"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Choose a shared folder…"
msgstr "Geteilten Ordner wählen …"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts through this folder?"
msgstr "Fasten über diesen Ordner teilen?"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share"
msgstr "Teilen"

#: Sources/Words/Commands/DeviceWords.swift
msgid "The folder is being read…"
msgstr "Der Ordner wird gelesen …"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Stop using the folder"
msgstr "Den Ordner nicht mehr verwenden"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Your fasts stay here, and the files stay in the folder"
msgstr "Deine Fasten bleiben hier, die Dateien bleiben im Ordner"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Carry out the lines in text files from a phone, such as fast since 20:00, end fast or water 330."
msgstr "Führt aus, was in Textdateien von einem Telefon steht, etwa fast since 20:00, end fast oder water 330."

#: Sources/Words/Commands/DeviceWords.swift
msgid "on or off."
msgstr "on oder off."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Write on or off instead of `{text}`."
msgstr "Schreib on oder off statt `{text}`."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest now carries out the line in a text file in {path}, for example `water 330`. Then the file is moved to done."
msgstr "Ab jetzt führt Atrest aus, was in einer Textdatei in {path} steht, zum Beispiel `water 330`. Danach liegt die Datei in done."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Files in the inbox are no longer carried out. They are kept in inbox.off."
msgstr "Dateien in inbox werden nicht mehr ausgeführt. Sie bleiben in inbox.off."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} cannot be created. Check the permissions of the folder."
msgstr "{path} kann nicht angelegt werden. Prüfe die Rechte des Ordners."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The file has more than 1,024 bytes. Write one line, such as: water 330"
msgstr "Die Datei hat mehr als 1.024 Byte. Schreib eine Zeile, zum Beispiel: water 330"

#: Sources/Words/Commands/DeviceWords.swift
msgid "It is a link or a folder, or it belongs to another user. Write a text file of your own."
msgstr "Das ist eine Verknüpfung oder ein Ordner, oder es gehört jemand anderem. Schreib eine eigene Textdatei."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The date of {name} is before 1970. Correct the clock of the device that wrote it, and write the file again."
msgstr "Das Datum von {name} liegt vor 1970. Stelle die Uhr des Geräts, das die Datei geschrieben hat, und schreibe sie noch einmal."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest does not understand `{text}`. Write one of: fast, fast since 20:00, end fast, end fast at 12:30, water 330"
msgstr "Atrest versteht `{text}` nicht. Schreib zum Beispiel: fast, fast since 20:00, end fast, end fast at 12:30, water 330"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Page for the browser"
msgstr "Seite für den Browser"

#: Sources/Words/Commands/DeviceWords.swift
msgid "today.html in the folder shows the running fast, for example on the phone"
msgstr "today.html im Ordner zeigt das laufende Fasten, zum Beispiel auf dem Telefon"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Keep a page in the folder that shows the running fast in any browser."
msgstr "Hält im Ordner eine Seite bereit, die das laufende Fasten in jedem Browser zeigt."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} shows the running fast. Open it in any browser, for example on the phone."
msgstr "{path} zeigt das laufende Fasten. Öffne die Datei in einem Browser, zum Beispiel auf dem Telefon."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine keeps no page in the folder."
msgstr "Dieses Gerät hält im Ordner keine Seite bereit."

#: Sources/Words/Commands/DeviceWords.swift
msgid "These records are a copy, or older than what this machine has shared. It now writes with a new id."
msgstr "Diese Aufzeichnungen sind eine Kopie oder älter als das, was dieses Gerät geteilt hat. Es schreibt jetzt mit einer neuen ID."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder {path} is not there. Your changes are written to it when it is back."
msgstr "Der geteilte Ordner {path} ist nicht da. Deine Änderungen werden geschrieben, wenn er wieder da ist."

#: Sources/Words/Commands/DeviceWords.swift
msgid "In its place is a folder without atrest.json. If the shared folder is on a disk, connect the disk. To share through this folder, type `atrest devices join {path}`."
msgstr "An seiner Stelle ist ein Ordner ohne atrest.json. Wenn der geteilte Ordner auf einem Datenträger ist, schließe ihn an. Um über diesen Ordner zu teilen, gib `atrest devices join {path}` ein."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is not a folder. Choose a folder that your machines share."
msgstr "{path} ist kein Ordner. Wähle einen Ordner, den deine Geräte teilen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} belongs to another user, or is not a plain file. Atrest does not read it."
msgstr "{path} gehört jemand anderem oder ist keine gewöhnliche Datei. Atrest liest es nicht."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is larger than any file that Atrest writes. Atrest does not read it."
msgstr "Die Datei {path} ist größer als jede Datei, die Atrest schreibt. Sie wird nicht gelesen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is on a disk that may not report what other machines change. Atrest looks there when it starts, after a wake-up, and when you type `atrest devices`."
msgstr "{path} liegt auf einem Laufwerk, das Änderungen anderer Geräte vielleicht nicht meldet. Atrest sieht dort beim Start nach, nach dem Aufwachen und wenn du `atrest devices` eingibst."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} was written by a newer version of Atrest. Update Atrest on this machine too."
msgstr "{path} stammt von einer neueren Version von Atrest. Aktualisiere Atrest auch auf diesem Gerät."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Another shared folder is at {path} now. Atrest neither reads it nor writes to it. To share through it, type `atrest devices join {path}`."
msgstr "Unter {path} ist jetzt ein anderer gemeinsamer Ordner. Atrest liest ihn nicht und schreibt nicht hinein. Um ihn zu verwenden, gib `atrest devices join {path}` ein."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest cannot write to the shared folder {path}. Your changes are written later."
msgstr "Atrest kann nicht in den geteilten Ordner {path} schreiben. Deine Änderungen werden später geschrieben."

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 more file has the same problem."
msgstr "1 weitere Datei hat dasselbe Problem."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more files have the same problem."
msgstr "{count} weitere Dateien haben dasselbe Problem."

#: Sources/Words/Commands/DeviceWords.swift
msgid "There is 1 more problem with other machines."
msgstr "Es gibt 1 weiteres Problem mit anderen Geräten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "There are {count} more problems with other machines."
msgstr "Es gibt {count} weitere Probleme mit anderen Geräten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line in the shared folder cannot be read. The machine that wrote it will write it again."
msgstr "1 Zeile im geteilten Ordner ist nicht lesbar. Das Gerät, das sie geschrieben hat, schreibt sie noch einmal."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines in the shared folder cannot be read. The machines that wrote them write them again."
msgstr "{count} Zeilen im geteilten Ordner sind nicht lesbar. Die Geräte, die sie geschrieben haben, schreiben sie noch einmal."

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line of {name} has not arrived yet."
msgstr "1 Zeile von {name} ist noch nicht angekommen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines of {name} have not arrived yet."
msgstr "{count} Zeilen von {name} sind noch nicht angekommen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line of {name} is no longer in the folder. If that machine is gone, `atrest devices forget DEVICE` keeps its lines."
msgstr "1 Zeile von {name} ist nicht mehr im Ordner. Falls es dieses Gerät nicht mehr gibt, behält `atrest devices forget GERÄT` seine Zeilen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines of {name} are no longer in the folder. If that machine is gone, `atrest devices forget DEVICE` keeps its lines."
msgstr "{count} Zeilen von {name} sind nicht mehr im Ordner. Falls es dieses Gerät nicht mehr gibt, behält `atrest devices forget GERÄT` seine Zeilen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The records of {name} are a copy, or were restored: it has two different lines with one number. This machine keeps both."
msgstr "Die Aufzeichnungen von {name} sind eine Kopie oder wurden wiederhergestellt: Es gibt zwei verschiedene Zeilen mit einer Nummer. Dieses Gerät behält beide."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Another machine wrote with the id of this one. Each has its own id now."
msgstr "Ein anderes Gerät hat mit der ID dieses Geräts geschrieben. Jetzt hat jedes eine eigene."

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 fast is kept but not shown, because its times contradict each other."
msgstr "1 Fasten bleibt erhalten und wird nicht gezeigt: Seine Zeiten widersprechen sich."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} fasts are kept but not shown, because their times contradict each other."
msgstr "{count} Fasten bleiben erhalten und werden nicht gezeigt: Ihre Zeiten widersprechen sich."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The clock of {name} is more than a day ahead. Correct it on that machine."
msgstr "Die Uhr von {name} geht mehr als einen Tag vor. Stell sie dort richtig."

#: Sources/Words/Commands/DeviceWords.swift
msgid "another machine"
msgstr "einem anderen Gerät"

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus answers."
msgstr "Der Sitzungsbus antwortet."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is running (process {process}) and can read its records."
msgstr "Der Agent läuft (Prozess {process}) und kann seine Aufzeichnungen lesen."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is not running. The session bus starts it when it is needed."
msgstr "Der Agent läuft nicht. Der Sitzungsbus startet ihn, sobald er gebraucht wird."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is not running."
msgstr "Der Agent läuft nicht."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus can start the agent."
msgstr "Der Sitzungsbus kann den Agenten starten."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus cannot start the agent. Install Atrest again, then log out and in again."
msgstr "Der Sitzungsbus kann den Agenten nicht starten. Installiere Atrest neu, und melde dich dann ab und wieder an."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus has not read {file}, so it cannot start the agent. It reads the file at the next login. Until then, start {program} yourself."
msgstr "Der Sitzungsbus hat {file} nicht gelesen und kann den Agenten darum nicht starten. Er liest die Datei bei der nächsten Anmeldung. Starte {program} bis dahin selbst."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus is set up to start {path}, but that is not a program that can be run. Install Atrest again."
msgstr "Der Sitzungsbus soll {path} starten, aber das ist kein ausführbares Programm. Installiere Atrest neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is not in a format that Atrest can read, so it has no effect. Reinstall the package that contains it."
msgstr "{path} hat nicht die Form, die das Programm liest, und wirkt daher nicht. Installiere das Paket, zu dem die Datei gehört, noch einmal."

#: Sources/Words/Commands/DoctorWords.swift
msgid "An agent on another bus is using the data folder. Stop that agent so that this one can start."
msgstr "Ein Agent an einem anderen Bus benutzt den Datenordner. Beende ihn, damit dieser hier starten kann."

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd knows the user unit atrest.service ({state})."
msgstr "systemd kennt die Benutzer-Unit atrest.service ({state})."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The user unit atrest.service is turned off. Turn it on with `systemctl --user unmask atrest.service`."
msgstr "Die Benutzer-Unit atrest.service ist ausgeschaltet. Schalte sie mit `systemctl --user unmask atrest.service` ein."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The user unit atrest.service is turned off until the next boot. Turn it on with `systemctl --user unmask --runtime atrest.service`."
msgstr "Die Benutzer-Unit atrest.service ist bis zum nächsten Neustart ausgeschaltet. Schalte sie mit `systemctl --user unmask --runtime atrest.service` ein."

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd cannot read the user unit atrest.service. Install Atrest again."
msgstr "systemd kann die Benutzer-Unit atrest.service nicht lesen. Installiere Atrest neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The user unit atrest.service has failed ({result}). `journalctl --user -u atrest.service` shows the reason. `systemctl --user reset-failed atrest.service` lets it start again."
msgstr "Die Benutzer-Unit atrest.service ist fehlgeschlagen ({result}). `journalctl --user -u atrest.service` zeigt den Grund. Nach `systemctl --user reset-failed atrest.service` kann sie wieder starten."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus starts the agent through systemd, but systemd does not know atrest.service. Install Atrest again."
msgstr "Der Sitzungsbus startet den Agenten über systemd, aber systemd kennt atrest.service nicht. Installiere Atrest neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd does not know atrest.service, so the session bus starts the agent itself. Installing Atrest again adds the unit."
msgstr "systemd kennt atrest.service nicht, darum startet der Sitzungsbus den Agenten selbst. Eine neue Installation von Atrest fügt die Unit hinzu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd is not on the session bus, so the bus starts the agent itself."
msgstr "Am Sitzungsbus ist kein systemd, darum startet der Bus den Agenten selbst."

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd did not answer, so the unit atrest.service was not checked."
msgstr "systemd hat nicht geantwortet, darum wurde die Unit atrest.service nicht geprüft."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Notifications are shown by {server}."
msgstr "{server} zeigt die Benachrichtigungen."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Notifications are shown by {server}, which supports {offered}."
msgstr "{server} zeigt die Benachrichtigungen und unterstützt {offered}."

#: Sources/Words/Commands/DoctorWords.swift
msgid "No notification server is running. The session bus starts one for the first notification."
msgstr "Es läuft kein Dienst für Benachrichtigungen. Der Sitzungsbus startet einen für die erste Benachrichtigung."

#: Sources/Words/Commands/DoctorWords.swift
msgid "No notification server is running. Install one, such as dunst, to see notifications. `atrest status` shows the same text."
msgstr "Es läuft kein Dienst für Benachrichtigungen. Installiere einen, zum Beispiel dunst, um sie zu sehen. `atrest status` zeigt denselben Text."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The notification server does not answer. Restart it. This does not affect the fast."
msgstr "Der Dienst für Benachrichtigungen antwortet nicht. Starte ihn neu. Das Fasten ist davon nicht betroffen."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The data is in {path}."
msgstr "Die Daten liegen in {path}."

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is no data in {path} yet. Atrest creates it when it is first used."
msgstr "In {path} liegen noch keine Daten. Atrest legt sie an, wenn du es zum ersten Mal benutzt."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Other users can read {path}. Prevent that with `chmod 700 {path}`."
msgstr "Andere Benutzer können {path} lesen. Verhindere das mit `chmod 700 {path}`."

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this machine can add files to {path}. If you do not want that: `chmod o-w {path}`."
msgstr "Alle Benutzer dieses Rechners können in {path} Dateien anlegen. Wenn du das nicht möchtest: `chmod o-w {path}`."

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this machine can add, change and delete files in {path}. If you do not want that: `chmod o-w {path}`."
msgstr "Alle Benutzer dieses Rechners können in {path} Dateien anlegen, ändern und löschen. Wenn du das nicht möchtest: `chmod o-w {path}`."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} cannot be checked: {reason}."
msgstr "{path} lässt sich nicht prüfen: {reason}."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is not a folder. Move it elsewhere; the agent then creates one."
msgstr "{path} ist kein Ordner. Verschiebe es, dann legt der Agent einen an."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is not a regular file. Move it elsewhere, and the agent creates one."
msgstr "{path} ist keine gewöhnliche Datei. Verschiebe es, dann legt der Agent eine an."

#: Sources/Words/Commands/DoctorWords.swift
msgid "You cannot write to {path}. Allow it with `chmod 700 {path}`."
msgstr "Du kannst nicht in {path} schreiben. Erlaube es mit `chmod 700 {path}`."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} cannot be created, because you cannot write to {parent}. Allow it with `chmod u+rwx {parent}`."
msgstr "{path} kann nicht angelegt werden, weil du nicht in {parent} schreiben kannst. Erlaube es mit `chmod u+rwx {parent}`."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest cannot write to {path}, because {parent} belongs to another user. Type `sudo install -d -m 700 -o $(id -u) {missing}`, or set XDG_DATA_HOME to a folder of your own."
msgstr "Atrest kann nicht in {path} schreiben, weil {parent} jemand anderem gehört. Gib `sudo install -d -m 700 -o $(id -u) {missing}` ein, oder setze XDG_DATA_HOME auf einen eigenen Ordner."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest cannot write to {path}, because {parent} is on a disk that is mounted read-only. `findmnt -T {parent}` shows it. Mount it for writing, or set XDG_DATA_HOME to a folder on another disk."
msgstr "Atrest kann nicht in {path} schreiben, weil {parent} auf einem Datenträger liegt, der nur zum Lesen eingehängt ist. `findmnt -T {parent}` zeigt ihn. Hänge ihn zum Schreiben ein, oder setze XDG_DATA_HOME auf einen Ordner auf einem anderen Datenträger."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} cannot be created, because {file} is not a folder. Move it elsewhere with `mv {file} {file}.old`, and the agent creates the folder."
msgstr "{path} kann nicht angelegt werden, weil {file} kein Ordner ist. Verschiebe es mit `mv {file} {file}.old`, dann legt der Agent den Ordner an."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Damaged records were kept as {path}. You can delete that file if you do not need it."
msgstr "Beschädigte Aufzeichnungen liegen jetzt in {path}. Du kannst diese Datei löschen, wenn du sie nicht brauchst."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Records that were replaced while the agent ran were kept as {path}. You can delete that file if you do not need it."
msgstr "Aufzeichnungen, die ersetzt wurden, während der Agent lief, liegen jetzt in {path}. Du kannst diese Datei löschen, wenn du sie nicht brauchst."

#: Sources/Words/Commands/DoctorWords.swift
msgid "`atrest restore` lists the backups and can bring back what is missing."
msgstr "`atrest restore` zeigt die Sicherungen und kann zurückholen, was fehlt."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is on a network file system ({type}), where the records are not safe. Move it to a local disk, and set XDG_DATA_HOME to the folder that contains it."
msgstr "{path} liegt auf einem Netzwerk-Dateisystem ({type}); dort sind die Aufzeichnungen nicht sicher. Verschiebe es auf einen lokalen Datenträger, und setze XDG_DATA_HOME auf den Ordner darüber."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{program} synchronises {folder}. Exclude {path} from that: its files may be copied or replaced while Atrest uses them."
msgstr "{program} synchronisiert {folder}. Nimm {path} davon aus: Die Dateien darin könnten kopiert oder ersetzt werden, während Atrest sie benutzt."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent that is running has version {version}. Restart it with `systemctl --user restart atrest.service`."
msgstr "Der laufende Agent hat die Version {version}. Starte ihn mit `systemctl --user restart atrest.service` neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent that is running has version {version}. End it with `kill {process}`, and start Atrest again."
msgstr "Der laufende Agent hat die Version {version}. Beende ihn mit `kill {process}`, und starte Atrest dann wieder."

#: Sources/Words/Commands/DoctorWords.swift
msgid "There are no records yet."
msgstr "Es gibt noch keine Aufzeichnungen."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The records are intact. Fasts: {count}."
msgstr "Die Aufzeichnungen sind unbeschädigt. Fasten: {count}."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added something to the records: {names}. Atrest leaves it as it is."
msgstr "Ein anderes Programm hat den Aufzeichnungen etwas hinzugefügt: {names}. Atrest lässt das, wie es ist."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added code to the records: {names}. Atrest does not run it. It runs when that program writes to the records, and can then change them."
msgstr "Atrest führt nicht aus, was ein anderes Programm hinzugefügt hat: {names}. Es läuft, wenn jenes Programm schreibt, und kann deine Aufzeichnungen ändern."

#: Sources/Words/Commands/DoctorWords.swift
msgid "table {name}"
msgstr "Tabelle {name}"

#: Sources/Words/Commands/DoctorWords.swift
msgid "index {name}"
msgstr "Index {name}"

#: Sources/Words/Commands/DoctorWords.swift
msgid "view {name}"
msgstr "Sicht {name}"

#: Sources/Words/Commands/DoctorWords.swift
msgid "trigger {name}"
msgstr "Trigger {name}"

#: Sources/Words/Commands/DoctorWords.swift
msgid "column {name}"
msgstr "Spalte {name}"

#: Sources/Words/Commands/DoctorWords.swift
msgid "The records could not be checked: atrestd was not found. Install Atrest again."
msgstr "Die Aufzeichnungen konnten nicht geprüft werden: atrestd wurde nicht gefunden. Installiere Atrest neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Backups: {count}, the latest from {day}."
msgstr "Sicherungen: {count}, die letzte vom {day}."

#: Sources/Words/Commands/DoctorWords.swift
#: Sources/Words/Commands/RestoreWords.swift
msgid "There is no backup yet. The first change of a day makes one."
msgstr "Es gibt noch keine Sicherung. Die erste Änderung eines Tages legt eine an."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The backups in {path} cannot be listed: {reason}."
msgstr "Die Sicherungen in {path} lassen sich nicht auflisten: {reason}."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The backup from {day} cannot be read, so `atrest restore` does not list it."
msgstr "Die Sicherung vom {day} ist nicht lesbar, darum zeigt `atrest restore` sie nicht."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Fasts: {fasts}. Fasts in the backup from {day}: {count}. If fasts are missing, `atrest restore` can bring them back."
msgstr "Fasten: {fasts}. Fasten in der Sicherung vom {day}: {count}. Wenn welche fehlen, kann `atrest restore` sie zurückholen."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The tray shows the icon."
msgstr "Der Infobereich zeigt das Symbol."

#: Sources/Words/Commands/DoctorWords.swift
msgid "A panel shows Atrest, so there is no icon in the tray."
msgstr "Eine Leiste zeigt Atrest, deshalb gibt es kein Symbol im Infobereich."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The icon in the tray is turned off. `atrest settings set tray-icon true` turns it on."
msgstr "Das Symbol im Infobereich ist ausgeschaltet. `atrest settings set tray-icon true` schaltet es ein."

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is a tray for the icon, which appears when the agent runs."
msgstr "Es gibt einen Infobereich für das Symbol; es erscheint, wenn der Agent läuft."

#: Sources/Words/Commands/DoctorWords.swift
msgid "No panel shows a tray. Add one to a panel to see the icon."
msgstr "Keine Leiste zeigt einen Infobereich. Füge einer Leiste einen hinzu, um das Symbol zu sehen."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The desktop has no tray, so there is no icon."
msgstr "Der Desktop hat keinen Infobereich, darum gibt es kein Symbol."

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is a tray, but the icon is not in it. Restart the agent to register the icon again."
msgstr "Es gibt einen Infobereich, aber das Symbol ist nicht darin. Starte den Agenten neu, um das Symbol wieder anzumelden."

#: Sources/Words/Commands/Help.swift
msgid "A quiet companion for fasting."
msgstr "Ein stiller Begleiter beim Fasten."

#: Sources/Words/Commands/Help.swift
msgid "Without a command, `atrest` shows the state of the fast."
msgstr "Ohne Befehl zeigt `atrest` den Stand des Fastens."

#: Sources/Words/Commands/Help.swift
msgid "Start a fast."
msgstr "Beginnt ein Fasten."

#: Sources/Words/Commands/Help.swift
msgid "End the fast."
msgstr "Beendet das Fasten."

#: Sources/Words/Commands/Help.swift
msgid "Stop the fast without keeping it."
msgstr "Beendet das Fasten, ohne es aufzuzeichnen."

#: Sources/Words/Commands/Help.swift
msgid "Change the start or the target of the running fast."
msgstr "Ändert den Beginn oder die vorgesehene Dauer des laufenden Fastens."

#: Sources/Words/Commands/Help.swift
msgid "Show the fast."
msgstr "Zeigt das Fasten."

#: Sources/Words/Commands/Help.swift
msgid "Check the setup and say how to fix what is wrong."
msgstr "Prüft die Einrichtung und sagt, wie sich Fehler beheben lassen."

#: Sources/Words/Commands/Help.swift
msgid "Print JSON, for scripts."
msgstr "Gibt JSON aus, für Skripte."

#: Sources/Words/Commands/Help.swift
msgid "Print nothing. The exit status is 0 if a fast is running, 1 if not, and 69 if the agent is not running."
msgstr "Gibt nichts aus. Der Rückgabewert ist 0, wenn ein Fasten läuft, 1, wenn keines läuft, und 69, wenn der Agent nicht läuft."

#: Sources/Words/Commands/Help.swift
msgid "Print this line. It can contain the fields {{status}}, {{elapsed}}, {{remaining}}, {{milestone}}, {{title}}, {{text}}, {{scripture}}, {{started}} and {{target}}."
msgstr "Gibt diese Zeile aus. Sie kann die Felder {{status}}, {{elapsed}}, {{remaining}}, {{milestone}}, {{title}}, {{text}}, {{scripture}}, {{started}} und {{target}} enthalten."

#: Sources/Words/Commands/Help.swift
msgid "Print a line now and after every change."
msgstr "Gibt jetzt und nach jeder Änderung eine Zeile aus."

#: Sources/Words/Commands/Help.swift
msgid "Colour: auto (only on a terminal), always or never."
msgstr "Farbe: auto (nur in einem Terminal), always (immer) oder never (nie)."

#: Sources/Words/Commands/Help.swift
msgid "There is no field {{{name}}}. The fields are {known}."
msgstr "Das Feld {{{name}}} gibt es nicht. Möglich sind {known}."

#: Sources/Words/Commands/Help.swift
msgid "A {{ in the template has no }}. Add it."
msgstr "In der Vorlage fehlt zu einem {{ das }}. Füge es hinzu."

#: Sources/Words/Commands/Help.swift
msgid "Use either --at or --ago, not both."
msgstr "Nimm entweder --at oder --ago, nicht beides."

#: Sources/Words/Commands/Help.swift
msgid "Give --start or --target."
msgstr "Gib --start oder --target an."

#: Sources/Words/Commands/Help.swift
msgid "Use only one of --json, --format and --quiet."
msgstr "Nimm nur eines von --json, --format und --quiet."

#: Sources/Words/Commands/Help.swift
msgid "--quiet prints nothing, so it cannot be used with --follow."
msgstr "--quiet gibt nichts aus und passt daher nicht zu --follow."

#: Sources/Words/Commands/Help.swift
msgid "There is no session bus ({reason}). Run atrest in a desktop session or under `dbus-run-session`."
msgstr "Es gibt keinen Sitzungsbus ({reason}). Starte atrest in einer Desktop-Sitzung oder mit `dbus-run-session`."

#: Sources/Words/Commands/Help.swift
msgid "The agent is not running, and the session bus does not know how to start it. Start `atrestd` yourself. `atrest doctor` shows the reason."
msgstr "Der Agent läuft nicht, und der Sitzungsbus weiß nicht, wie er ihn starten soll. Starte `atrestd` selbst. `atrest doctor` zeigt den Grund."

#: Sources/Words/Commands/Help.swift
msgid "The session bus could not start the agent: {reason}. Start `atrestd` in a terminal to see why."
msgstr "Der Sitzungsbus konnte den Agenten nicht starten: {reason}. Starte `atrestd` in einem Terminal, um den Grund zu sehen."

#: Sources/Words/Commands/Help.swift
msgid "The agent did not answer in time. It may still do what you asked for. `atrest doctor` may show the reason."
msgstr "Der Agent hat nicht rechtzeitig geantwortet. Vielleicht führt er den Auftrag noch aus. `atrest doctor` zeigt vielleicht den Grund."

#: Sources/Words/Commands/Help.swift
msgid "The agent is still at work."
msgstr "Der Agent arbeitet noch daran."

#: Sources/Words/Commands/Help.swift
msgid "The agent gave an answer that atrest cannot use: {part}. `atrest doctor` may show the reason."
msgstr "Der Agent hat eine Antwort gegeben, mit der atrest nichts anfangen kann: {part}. `atrest doctor` zeigt vielleicht den Grund."

#: Sources/Words/Commands/Help.swift
msgid "The agent could not be reached: {reason}. `atrest doctor` may show more."
msgstr "Der Agent war nicht erreichbar: {reason}. `atrest doctor` zeigt vielleicht mehr."

#: Sources/Words/Commands/Help.swift
msgid "The answer could not be written: {reason}."
msgstr "Die Antwort konnte nicht ausgegeben werden: {reason}."

#: Sources/Words/Commands/Help.swift
msgid "The connection to the session bus was lost."
msgstr "Die Verbindung zum Sitzungsbus ist abgebrochen."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "First: {fast}"
msgstr "Erstes: {fast}"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Last: {fast}"
msgstr "Letztes: {fast}"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Shortest: {fast}"
msgstr "Kürzestes: {fast}"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Longest: {fast}"
msgstr "Längstes: {fast}"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "{start} to {end}, {duration}"
msgstr "{start} bis {end}, {duration}"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Times are shown in your time zone (UTC{offset} for the last one)."
msgstr "Die Zeiten sind in deiner Zeitzone (UTC{offset} beim letzten)."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "line {line}: {text}"
msgstr "Zeile {line}: {text}"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "The text is not UTF-8 and was read as {encoding}. Check names and notes."
msgstr "Der Text ist nicht UTF-8 und wurde als {encoding} gelesen. Prüfe Namen und Notizen."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "The text is in {encoding}."
msgstr "Der Text ist in {encoding}."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Here already with the same times to a minute, not added again: {count}."
msgstr "Auf die Minute gleich schon hier, nicht noch einmal hinzugefügt: {count}."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Begins when the one before ends, and is one fast with it: {count}."
msgstr "Beginnt, wenn das vorige endet, und ist mit ihm ein Fasten: {count}."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Differs, and the one here is kept: {count}."
msgstr "Weicht ab, das hiesige bleibt: {count}."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "`{text}` does not say what a column is. Write, for example, --columns start=2,end=3 or --columns start=1+2,length=5:min."
msgstr "`{text}` sagt nicht, was eine Spalte ist. Schreibe zum Beispiel --columns start=2,end=3 oder --columns start=1+2,length=5:min."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "--list is for --dry-run. Add it."
msgstr "--list gehört zu --dry-run. Ergänze es."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is a spreadsheet; open it, save it as CSV, and import that file"
msgstr "es ist eine Tabellenkalkulation; öffne sie, speichere sie als CSV und importiere diese Datei"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is a PDF document; export a table (CSV) from the program that wrote it"
msgstr "es ist ein PDF; exportiere eine Tabelle (CSV) aus dem Programm, das es geschrieben hat"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is the database of a program; export a table (CSV) or JSON from that program"
msgstr "es ist die Datenbank eines Programms; exportiere dort eine Tabelle (CSV) oder JSON"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "its text is UTF-16 or UTF-32 and ends within a character; export it again"
msgstr "ihr Text ist UTF-16 oder UTF-32 und endet mitten in einem Zeichen; exportiere sie noch einmal"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is a data file of Timewarrior; type `timew export | atrest import -`"
msgstr "es ist eine Datendatei von Timewarrior; tippe `timew export | atrest import -`"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is an export of Apple Health, which has no fasts; export them from the program that recorded them"
msgstr "es ist ein Export von Apple Health, und darin ist kein Fasten; exportiere es aus dem Programm, das es aufgezeichnet hat"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is XML or HTML; save its table as CSV, and import that file"
msgstr "es ist XML oder HTML; speichere die Tabelle darin als CSV und importiere diese Datei"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is JSON without a list of fasts, such as settings"
msgstr "es ist JSON ohne eine Liste von Fasten, etwa Einstellungen"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "the names of its columns are not known here; if the times are those of fasts, say so: --columns {columns}"
msgstr "die Namen ihrer Spalten sind hier nicht bekannt; wenn die Zeiten die von Fasten sind, sag es: --columns {columns}"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has the times of meals and not of fasts; if a row is a fast, say which columns begin and end it: --columns start=2,end=3"
msgstr "sie enthält Zeiten von Mahlzeiten und nicht von Fasten; wenn eine Zeile ein Fasten ist, sage, welche Spalten es beginnen und beenden: --columns start=2,end=3"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it seems to be about {subject} and not about fasts; if it has fasts, say where: --columns start=2,end=3"
msgstr "es scheint darin um {subject} zu gehen und nicht um Fasten; wenn Fasten darin sind, sage, wo: --columns start=2,end=3"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has dates without times of day"
msgstr "sie enthält Tage ohne Uhrzeiten"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "`{column}` has dates without times of day"
msgstr "`{column}` enthält Tage ohne Uhrzeiten"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has a start (`{column}`) but no end and no length; if there is one, say where: --columns start=2,end=3"
msgstr "sie hat einen Beginn (`{column}`), aber weder Ende noch Dauer; wenn es eines gibt, sage, wo: --columns start=2,end=3"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "meals"
msgstr "Mahlzeiten"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "sleep"
msgstr "Schlaf"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "work"
msgstr "Arbeit"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "drinks"
msgstr "Getränke"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "something else"
msgstr "etwas anderes"

#: Sources/Words/Commands/Interchange.swift
msgid "Export your fasts to a file."
msgstr "Exportiert deine Fasten in eine Datei."

#: Sources/Words/Commands/Interchange.swift
msgid "Import fasts from a file of Atrest, Zero, FastTrack, Sunrise, Fastimer or Timewarrior, or from a plain table (CSV)."
msgstr "Importiert Fasten aus einer Datei von Atrest, Zero, FastTrack, Sunrise, Fastimer oder Timewarrior oder aus einer einfachen Tabelle (CSV)."

#: Sources/Words/Commands/Interchange.swift
msgid "The file, or - for standard output."
msgstr "Die Datei, oder - für die Standardausgabe."

#: Sources/Words/Commands/Interchange.swift
msgid "The file, or - for standard input."
msgstr "Die Datei, oder - für die Standardeingabe."

#: Sources/Words/Commands/Interchange.swift
msgid "json (a phone can read it too), csv or ics. By default, the file name decides, otherwise json."
msgstr "json (das auch ein Telefon liest), csv oder ics. Ohne Angabe das Format, auf das der Dateiname endet, sonst json."

#: Sources/Words/Commands/Interchange.swift
msgid "Show what would happen, and change nothing."
msgstr "Zeigt, was geschehen würde, und ändert nichts."

#: Sources/Words/Commands/Interchange.swift
msgid "Do not ask."
msgstr "Fragt nicht nach."

#: Sources/Words/Commands/Interchange.swift
msgid "Import the settings in the file too."
msgstr "Importiert auch die Einstellungen in der Datei."

#: Sources/Words/Commands/Interchange.swift
msgid "The order of the dates in a table: dmy, mdy or ymd. By default, it is guessed."
msgstr "Die Reihenfolge von Tag, Monat und Jahr in einer Tabelle: dmy, mdy oder ymd. Ohne Angabe wird sie erraten."

#: Sources/Words/Commands/Interchange.swift
msgid "The kind or tag of the fasts in a file with records of several kinds. By default, it is recognised."
msgstr "Die Art oder das Schlagwort der Fasten in einer Datei mit mehreren Arten von Einträgen. Ohne Angabe wird sie erkannt."

#: Sources/Words/Commands/Interchange.swift
msgid "With --dry-run, show every fast that would be imported."
msgstr "Mit --dry-run jedes Fasten zeigen, das importiert würde."

#: Sources/Words/Commands/Interchange.swift
msgid "What the columns of a table are, such as start=2,end=3,length=5:min."
msgstr "Was die Spalten einer Tabelle sind, etwa start=2,end=3,length=5:min."

#: Sources/Words/Commands/Interchange.swift
msgid "Exported {fasts} to {path}."
msgstr "{fasts} nach {path} exportiert."

#: Sources/Words/Commands/Interchange.swift
msgid "{done} of {all}"
msgstr "{done} von {all}"

#: Sources/Words/Commands/Interchange.swift
msgid "Importing"
msgstr "Wird importiert"

#: Sources/Words/Commands/Interchange.swift
msgid "Private"
msgstr "Privat"

#: Sources/Words/Commands/Interchange.swift
msgid "Fast, target {duration}"
msgstr "Fasten, vorgesehen {duration}"

#: Sources/Words/Commands/Interchange.swift
msgid "Fast, {duration}"
msgstr "Fasten, {duration}"

#: Sources/Words/Commands/Interchange.swift
msgid "There is no fast to export, and a calendar file needs at least one."
msgstr "Es gibt kein Fasten zum Exportieren, und eine Kalenderdatei braucht mindestens eins."

#: Sources/Words/Commands/Interchange.swift
msgid "Standard output"
msgstr "Die Standardausgabe"

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be written: {reason}."
msgstr "{path} ließ sich nicht schreiben: {reason}."

#: Sources/Words/Commands/Interchange.swift
msgid "{path} belongs to another user. Choose another name."
msgstr "{path} gehört einem anderen Benutzer. Wähle einen anderen Namen."

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be read: {reason}."
msgstr "{path} ließ sich nicht lesen: {reason}."

#: Sources/Words/Commands/Interchange.swift
msgid "{path} is a folder. Choose a file."
msgstr "{path} ist ein Ordner. Wähle eine Datei."

#: Sources/Words/Commands/Interchange.swift
msgid "{path} is larger than 512 MB, so it is not an export. Choose another file."
msgstr "{path} ist größer als 512 MB, und so groß ist kein Export. Wähle eine andere Datei."

#: Sources/Words/Commands/Interchange.swift
msgid "Invalid format: {reason}. Nothing was changed."
msgstr "Ungültiges Format: {reason}. Nichts wurde geändert."

#: Sources/Words/Commands/Interchange.swift
msgid "Unsupported version {version} (this program reads {known}). Nothing was changed."
msgstr "Die Version {version} wird nicht unterstützt (dieses Programm liest {known}). Nichts wurde geändert."

#: Sources/Words/Commands/Interchange.swift
msgid "Checksum mismatch: the file was damaged or changed after it was written. Export it again. Nothing was changed."
msgstr "Die Prüfsumme stimmt nicht: Die Datei wurde nach dem Schreiben beschädigt oder geändert. Exportiere sie noch einmal. Nichts wurde geändert."

#: Sources/Words/Commands/Interchange.swift
msgid "the file is empty"
msgstr "Die Datei ist leer"

#: Sources/Words/Commands/Interchange.swift
msgid "it is a ZIP archive; unpack it and import the file inside"
msgstr "Die Datei ist ein ZIP-Archiv; entpacke es und importiere die Datei darin"

#: Sources/Words/Commands/Interchange.swift
msgid "it is neither an export of a known program nor a table with a start and an end; if a table has them, say where: --columns start=1,end=2"
msgstr "sie ist weder ein Export eines bekannten Programms noch eine Tabelle mit Beginn und Ende; wenn eine Tabelle beides hat, sag wo: --columns start=1,end=2"

#: Sources/Words/Commands/Interchange.swift
msgid "it is not valid JSON at byte {byte}"
msgstr "Ab Byte {byte} ist die Datei kein gültiges JSON"

#: Sources/Words/Commands/Interchange.swift
msgid "`{name}` is missing or has the wrong type, at byte {byte}"
msgstr "`{name}` fehlt oder hat den falschen Typ, bei Byte {byte}"

#: Sources/Words/Commands/Interchange.swift
msgid "line {line} cannot be read"
msgstr "Zeile {line} ist nicht lesbar"

#: Sources/Words/Commands/Interchange.swift
msgid "it has no column of kinds, so there is nothing to choose with --tag"
msgstr "sie hat keine Spalte mit Arten, also gibt es mit --tag nichts zu wählen"

#: Sources/Words/Commands/Interchange.swift
msgid "name the tag of your fasts with `atrest import --tag TAG FILE`; the file has {tags}"
msgstr "Nenne die Markierung deiner Fasten mit `atrest import --tag MARKIERUNG DATEI`; die Datei hat {tags}"

#: Sources/Words/Commands/Interchange.swift
msgid "{program}: {fasts} from {earliest} to {latest}."
msgstr "{program}: {fasts} vom {earliest} bis zum {latest}."

#: Sources/Words/Commands/Interchange.swift
msgid "{program}: the file contains no fasts."
msgstr "{program}: In der Datei ist kein Fasten."

#: Sources/Words/Commands/Interchange.swift
msgid "{program}: no fast in the file can be imported."
msgstr "{program}: Kein Fasten in der Datei lässt sich importieren."

#: Sources/Words/Commands/Interchange.swift
msgid "{program} (version {version})"
msgstr "{program} (Version {version})"

#: Sources/Words/Commands/Interchange.swift
msgid "Water entries: {count}."
msgstr "Wassereinträge: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "New: {new}. Changed: {changed}. Already here: {equal}."
msgstr "Neu: {new}. Geändert: {changed}. Schon da: {equal}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, under 4 hours: {count}."
msgstr "Übersprungen, unter 4 Stunden: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, end not after the start: {count}."
msgstr "Übersprungen, Ende nicht nach dem Beginn: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, end in the future: {count}."
msgstr "Übersprungen, Ende in der Zukunft: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, before 1970: {count}."
msgstr "Übersprungen, vor 1970: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a date or time that does not exist: {count}."
msgstr "Übersprungen, Datum oder Uhrzeit gibt es nicht: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, still running when the file was written: {count}."
msgstr "Übersprungen, lief noch, als die Datei geschrieben wurde: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, unreadable: {count}."
msgstr "Übersprungen, nicht lesbar: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, in a time zone that is not known here: {count}. `atrest import --columns` can name another one."
msgstr "Übersprungen, in einer Zeitzone, die hier nicht bekannt ist: {count}. `atrest import --columns` kann eine andere nennen."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, of another kind than fasts: {count}."
msgstr "Ausgelassen, etwas anderes als Fasten: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, water in the future or with an impossible amount: {count}."
msgstr "Übersprungen, Wasser in der Zukunft oder mit einer unmöglichen Menge: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Longer than 168 hours, imported as they are: {count}."
msgstr "Über 168 Stunden lang, werden unverändert importiert: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Fasts that overlap another one: {count}. Import keeps them; you can change or delete them."
msgstr "Fasten, die sich mit einem anderen überschneiden: {count}. Der Import behält sie; du kannst sie ändern oder löschen."

#: Sources/Words/Commands/Interchange.swift
msgid "{fast} overlaps {other}"
msgstr "{fast}, überschneidet sich mit: {other}"

#: Sources/Words/Commands/Interchange.swift
msgid "the fast that has been running since {start}"
msgstr "das Fasten, das seit {start} läuft"

#: Sources/Words/Commands/Interchange.swift
msgid "Running since {start}, target {target}. This fast continues here."
msgstr "Läuft seit {start}, vorgesehene Dauer {target}. Dieses Fasten geht hier weiter."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a fast that has been running since {start}: another one is running here."
msgstr "Übersprungen, ein Fasten, das seit {start} läuft: Hier läuft ein anderes."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a fast that has been running since {start}: that is more than 168 hours ago."
msgstr "Übersprungen, ein Fasten, das seit {start} läuft: Das ist mehr als 168 Stunden her."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a fast that has been running since {start}: it would overlap another one."
msgstr "Übersprungen, ein Fasten, das seit {start} läuft: Es würde sich mit einem anderen überschneiden."

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} fasts. One import can have at most {most}. Split the file and import its parts."
msgstr "Die Datei enthält {count} Fasten. Ein Import kann höchstens {most} enthalten. Teile die Datei, und importiere ihre Teile."

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} water entries. One import can have at most {most}. Split the file and import its parts."
msgstr "Die Datei enthält {count} Wassereinträge. Ein Import kann höchstens {most} enthalten. Teile die Datei, und importiere ihre Teile."

#: Sources/Words/Commands/Interchange.swift
msgid "Notes in the file: {count}."
msgstr "Notizen in der Datei: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Targets outside 4 to 168 hours, moved to the nearest one allowed: {count}."
msgstr "Vorgesehene Dauern außerhalb von 4 bis 168 Stunden, auf die nächste erlaubte gesetzt: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Targets of 0 hours or less, removed: {count}."
msgstr "Vorgesehene Dauern von 0 Stunden oder weniger, entfernt: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Import them? [y/N]"
msgstr "Importieren? [j/N]"

#: Sources/Words/Commands/Interchange.swift
msgid "y yes"
msgstr "j ja y yes"

#: Sources/Words/Commands/Interchange.swift
msgid "Nothing was changed."
msgstr "Nichts wurde geändert."

#: Sources/Words/Commands/Interchange.swift
msgid "Without a terminal, Atrest cannot ask. Use --yes to import them, or --dry-run to look first."
msgstr "Es gibt kein Terminal für die Frage. Importiere mit --yes, oder sieh es dir erst mit --dry-run an."

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {fasts}."
msgstr "{fasts} importiert."

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {entries}."
msgstr "{entries} importiert."

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {fasts} and {entries}."
msgstr "{fasts} und {entries} importiert."

#: Sources/Words/Commands/Interchange.swift
msgid "Imported 1 record."
msgstr "1 Eintrag importiert."

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {count} fasts and water entries."
msgstr "{count} Fasten und Wassereinträge importiert."

#: Sources/Words/Commands/Interchange.swift
msgid "Imported the settings."
msgstr "Einstellungen importiert."

#: Sources/Words/Commands/Interchange.swift
msgid "Nothing new: everything is already here."
msgstr "Nichts Neues: Es ist schon alles da."

#: Sources/Words/Commands/Interchange.swift
msgid "Is `{word}` the format or the name of the file? Write `atrest export fasts.{word}` or `atrest export ./{word}`."
msgstr "Ist `{word}` das Format oder der Name der Datei? Schreib `atrest export fasten.{word}` oder `atrest export ./{word}`."

#: Sources/Words/Commands/Interchange.swift
msgid "`{format}` is not a format. Use json, csv or ics."
msgstr "`{format}` ist kein Format. Möglich sind json, csv und ics."

#: Sources/Words/Commands/Left.swift
msgid "Show how much time is left until the target."
msgstr "Zeigt, wie lange es bis zur vorgesehenen Dauer noch ist."

#: Sources/Words/Commands/Left.swift
msgid "Show which phase comes next, and when."
msgstr "Zeigt, welche Phase als Nächstes kommt und wann."

#: Sources/Words/Commands/Left.swift
msgid "{duration} until the target of {target}, at {time}."
msgstr "{duration} bis zur vorgesehenen Dauer von {target}, um {time}."

#: Sources/Words/Commands/Left.swift
msgid "The hours you had in mind have passed: {target}, at {time}."
msgstr "Die vorgesehenen Stunden sind vergangen: {target}, um {time}."

#: Sources/Words/Commands/Left.swift
msgid "{phase} in {duration}, at {time}."
msgstr "{phase} in {duration}, um {time}."

#: Sources/Words/Commands/Left.swift
msgid "{phase} is the last phase."
msgstr "{phase} ist die letzte Phase."

#: Sources/Words/Commands/NoteWords.swift
msgid "Show or write the note of a fast."
msgstr "Zeigt oder schreibt die Notiz eines Fastens."

#: Sources/Words/Commands/NoteWords.swift
msgid "By default the note of the running fast, or of the latest one. A note is private: it is in the export and in the shared folder, and nowhere else unless you ask for it. While a command runs, other users of this machine can read its arguments, and the shell saves them in its history. With `--edit` or `-`, the text is not an argument."
msgstr "Ohne weitere Angabe die Notiz des laufenden Fastens oder des letzten. Eine Notiz ist privat: Sie steht im Export und im geteilten Ordner und sonst nirgends, außer du fragst danach. Während ein Befehl läuft, können andere Benutzer dieses Rechners seine Argumente lesen, und die Shell speichert sie in ihrem Verlauf. Mit `--edit` oder `-` ist der Text kein Argument."

#: Sources/Words/Commands/NoteWords.swift
msgid "The fast (`@1` or its id) if it is not the default one, and the text. Without a text, the note is shown. `-` reads the text from standard input."
msgstr "Das Fasten (`@1` oder seine ID), wenn es ein anderes ist, und der Text. Ohne Text wird die Notiz gezeigt. `-` liest den Text von der Standardeingabe."

#: Sources/Words/Commands/NoteWords.swift
msgid "Write the note in an editor: the one that `VISUAL` or `EDITOR` names."
msgstr "Schreibt die Notiz in einem Editor: dem, den `VISUAL` oder `EDITOR` nennt."

#: Sources/Words/Commands/NoteWords.swift
msgid "Delete the note."
msgstr "Löscht die Notiz."

#: Sources/Words/Commands/NoteWords.swift
msgid "A private note on this fast. `-` reads it from standard input."
msgstr "Eine private Notiz zu diesem Fasten. `-` liest sie von der Standardeingabe."

#: Sources/Words/Commands/NoteWords.swift
msgid "Show the notes too."
msgstr "Zeigt auch die Notizen."

#: Sources/Words/Commands/NoteWords.swift
msgid "Only fasts whose note contains this text, in upper or lower case. Shows the notes too. `-` reads the text from standard input."
msgstr "Nur Fasten, deren Notiz diesen Text enthält, gleich ob groß- oder kleingeschrieben. Zeigt auch die Notizen. `-` liest den Text von der Standardeingabe."

#: Sources/Words/Commands/NoteWords.swift
msgid "No note yet. `atrest note TEXT` writes one."
msgstr "Noch keine Notiz. `atrest note TEXT` schreibt eine."

#: Sources/Words/Commands/NoteWords.swift
msgid "Use a text or --delete, but not both."
msgstr "Gib einen Text oder --delete an, nicht beides."

#: Sources/Words/Commands/NoteWords.swift
msgid "Use --edit without a text or --delete."
msgstr "--edit geht nur ohne einen Text und ohne --delete."

#: Sources/Words/Commands/NoteWords.swift
msgid "The input is not UTF-8 text, so nothing was done."
msgstr "Die Eingabe ist kein Text in UTF-8. Es wurde nichts geändert."

#: Sources/Words/Commands/NoteWords.swift
msgid "Standard input was empty, so nothing was done. `atrest note --delete` deletes a note."
msgstr "Die Standardeingabe war leer. Es wurde nichts geändert. `atrest note --delete` löscht eine Notiz."

#: Sources/Words/Commands/NoteWords.swift
msgid "The note was not changed."
msgstr "Die Notiz wurde nicht geändert."

#: Sources/Words/Commands/NoteWords.swift
msgid "If your editor returned at once, it needs an option that waits, such as `code --wait`."
msgstr "Wenn dein Editor sofort zurückkehrte, braucht er eine Option, mit der er wartet, zum Beispiel `code --wait`."

#: Sources/Words/Commands/NoteWords.swift
msgid "`{editor}` could not be started. Set `EDITOR` to the name of your editor."
msgstr "`{editor}` konnte nicht gestartet werden. Gib in `EDITOR` den Namen deines Editors an."

#: Sources/Words/Commands/NoteWords.swift
msgid "`{editor}` ended with status {status}, so the note was not changed."
msgstr "`{editor}` endete mit dem Status {status}. Die Notiz wurde deshalb nicht geändert."

#: Sources/Words/Commands/NoteWords.swift
msgid "There is no folder for the text that only you can read."
msgstr "Es gibt keinen Ordner für den Text, den nur du lesen kannst."

#: Sources/Words/Commands/NoteWords.swift
msgid "Your text is in {path}."
msgstr "Dein Text ist in {path}."

#: Sources/Words/Commands/NoteWords.swift
msgid "No note contains `{text}`."
msgstr "Keine Notiz enthält `{text}`."

#: Sources/Words/Commands/NoteWords.swift Sources/Words/Window/DataPage.swift
msgid "Note"
msgstr "Notiz"

#: Sources/Words/Commands/NoteWords.swift
msgid "Only you see it. It is never in a notification."
msgstr "Nur du siehst sie. Sie steht nie in einer Benachrichtigung."

#: Sources/Words/Commands/NoteWords.swift
msgid "Note saved."
msgstr "Notiz gespeichert."

#: Sources/Words/Commands/NoteWords.swift
msgid "Note deleted."
msgstr "Notiz gelöscht."

#: Sources/Words/Commands/NoteWords.swift
msgid "Note saved: {fast}."
msgstr "Notiz gespeichert: {fast}."

#: Sources/Words/Commands/NoteWords.swift
msgid "Note deleted: {fast}. `atrest undo` brings it back."
msgstr "Notiz gelöscht: {fast}. `atrest undo` holt sie zurück."

#: Sources/Words/Commands/NoteWords.swift
msgid "the fast since {start}"
msgstr "das Fasten seit {start}"

#: Sources/Words/Commands/Panel.swift Sources/Words/ComplineInvitation.swift
msgid "Begin"
msgstr "Beginnen"

#: Sources/Words/Commands/Panel.swift
msgid "Stop without keeping it"
msgstr "Beenden, ohne aufzuzeichnen"

#: Sources/Words/Commands/Panel.swift Sources/Words/Window/ShortcutWords.swift
msgid "Undo"
msgstr "Zurücknehmen"

#: Sources/Words/Commands/Panel.swift
msgid "Quit"
msgstr "Atrest beenden"

#: Sources/Words/Commands/Panel.swift
msgid "Open Atrest"
msgstr "Atrest öffnen"

#: Sources/Words/Commands/Panel.swift Sources/Words/Commands/Watch.swift
#: Sources/Words/Window/ShortcutWords.swift
msgid "Calendar"
msgstr "Kalender"

#: Sources/Words/Commands/Panel.swift Sources/Words/Window/SettingsPage.swift
#: Sources/Words/Window/Timer.swift
msgid "Settings"
msgstr "Einstellungen"

#: Sources/Words/Commands/Panel.swift
msgid "No answer"
msgstr "Keine Antwort"

#: Sources/Words/Commands/Panel.swift
msgid "Start Atrest"
msgstr "Atrest starten"

#: Sources/Words/Commands/Panel.swift
msgid "Why?"
msgstr "Warum?"

#: Sources/Words/Commands/Panel.swift
msgid "Close"
msgstr "Schließen"

#: Sources/Words/Commands/Panel.swift
msgid "Add water"
msgstr "Wasser hinzufügen"

#: Sources/Words/Commands/Panel.swift
msgid "A tree from a completed fast"
msgstr "Ein Baum aus einem abgeschlossenen Fasten"

#: Sources/Words/Commands/Panel.swift
msgid "A tree from an unfinished fast"
msgstr "Ein Baum aus einem nicht abgeschlossenen Fasten"

#: Sources/Words/Commands/Panel.swift
msgid "A tree coming into being, {phase}"
msgstr "Ein entstehender Baum, {phase}"

#: Sources/Words/Commands/Panel.swift
msgid "A star in the sky"
msgstr "Ein Stern am Himmel"

#: Sources/Words/Commands/Panel.swift
msgid "Print the fast for a panel."
msgstr "Gibt das Fasten für eine Leiste aus."

#: Sources/Words/Commands/Panel.swift
msgid "It never starts the agent. If the agent is not running, it says so."
msgstr "Der Agent wird dabei nie gestartet. Wenn er nicht läuft, steht das in der Ausgabe."

#: Sources/Words/Commands/Panel.swift
msgid "waybar, polybar, i3blocks, swaybar or genmon."
msgstr "waybar, polybar, i3blocks, swaybar oder genmon."

#: Sources/Words/Commands/Panel.swift
msgid "Show the hours instead of the phase."
msgstr "Zeigt die Stunden statt der Phase."

#: Sources/Words/Commands/Panel.swift
msgid "There is no widget for `{bar}`. Use {known} or {last}."
msgstr "Für `{bar}` gibt es keine Ausgabe. Nimm {known} oder {last}."

#: Sources/Words/Commands/Panel.swift
msgid "Show the hours in the panel"
msgstr "Stunden in der Leiste zeigen"

#: Sources/Words/Commands/PrivateText.swift
msgid "The screen stays on while you read."
msgstr "Der Bildschirm bleibt an, solange du liest."

#: Sources/Words/Commands/PrivateText.swift
msgid "Nothing can be written here: the system does not allow this program to keep its memory out of swap space."
msgstr "Hier kann nichts geschrieben werden: Das System erlaubt diesem Programm nicht, seinen Speicher vor der Auslagerung zu schützen."

#: Sources/Words/Commands/PrivateText.swift
msgid "Nothing can be written here: this program may lock only {limit} of memory. That is not enough to keep a text out of swap space."
msgstr "Hier kann nichts geschrieben werden: Dieses Programm darf nur {limit} Speicher sperren. Das reicht nicht, um einen Text vor der Auslagerung zu schützen."

#: Sources/Words/Commands/PrivateText.swift
msgid "The text can be at most {limit} long. The rest was left out."
msgstr "Der Text darf höchstens {limit} lang sein. Der Rest wurde weggelassen."

#: Sources/Words/Commands/PrivateText.swift
msgid "Saved to {path}."
msgstr "In {path} gespeichert."

#: Sources/Words/Commands/PrivateText.swift
msgid "Type a name for the file."
msgstr "Gib einen Namen für die Datei ein."

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} already exists. Choose another name, or replace the file."
msgstr "Die Datei {path} gibt es schon. Wähle einen anderen Namen oder ersetze sie."

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} is a symbolic link. Choose another name."
msgstr "{path} ist eine symbolische Verknüpfung. Wähle einen anderen Namen."

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} is a folder. Add a name for the file."
msgstr "{path} ist ein Ordner. Hänge einen Dateinamen an."

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} is not a plain file. Choose another name."
msgstr "{path} ist keine gewöhnliche Datei. Wähle einen anderen Namen."

#: Sources/Words/Commands/PrivateText.swift
msgid "There is no user {name}."
msgstr "Es gibt keinen Benutzer {name}."

#: Sources/Words/Commands/Quiet.swift
msgid "Show what the agent has used since it started: wakeups, processor time, memory, disk."
msgstr "Zeigt, was der Agent seit seinem Start verbraucht hat: wie oft er aufgewacht ist, Rechenzeit, Speicher, Datenträger."

#: Sources/Words/Commands/Quiet.swift
msgid "The agent is not running, so there is nothing to show. `atrest status` starts it."
msgstr "Der Agent läuft nicht, darum gibt es nichts zu zeigen. `atrest status` startet ihn."

#: Sources/Words/Commands/Quiet.swift
msgid "The agent has been running since {time}."
msgstr "Der Agent läuft seit {time}."

#: Sources/Words/Commands/Quiet.swift
msgid "Wakeups: {count}"
msgstr "Aufgewacht: {count}"

#: Sources/Words/Commands/Quiet.swift
msgid "Processor time: {seconds} s"
msgstr "Rechenzeit: {seconds} s"

#: Sources/Words/Commands/Quiet.swift
msgid "Memory now: {number} MB"
msgstr "Speicher jetzt: {number} MB"

#: Sources/Words/Commands/Quiet.swift
msgid "Written to disk: {number} kB"
msgstr "Auf den Datenträger geschrieben: {number} kB"

#: Sources/Words/Commands/Quiet.swift
msgid "Notifications: {count}"
msgstr "Benachrichtigungen: {count}"

#: Sources/Words/Commands/RecordWords.swift
msgid "Show past fasts, the latest first."
msgstr "Zeigt frühere Fasten, das letzte zuerst."

#: Sources/Words/Commands/RecordWords.swift
msgid "Show at most this many fasts (default: 20; for a period: all)."
msgstr "Zeigt höchstens so viele Fasten (Standard: 20; in einem Zeitraum alle)."

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended at this time or later. A date means the start of that day."
msgstr "Nur Fasten, die zu dieser Zeit oder später endeten. Ein Datum meint den Beginn des Tages."

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended before this time. A date means the start of that day, so that day is not included."
msgstr "Nur Fasten, die vor dieser Zeit endeten. Ein Datum meint den Beginn des Tages; der Tag selbst gehört also nicht dazu."

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended in this month: 2026-11, november, or -1 for last month."
msgstr "Nur Fasten, die in diesem Monat endeten: 2026-11, november oder -1 für den letzten."

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended in this period: :week, last month, november, 2026-11 or a day."
msgstr "Nur Fasten, die in diesem Zeitraum endeten: :week, letzter Monat, november, 2026-11 oder ein Tag."

#: Sources/Words/Commands/RecordWords.swift
msgid "Show how many fasts there are and how long they lasted, instead of each fast."
msgstr "Zeigt statt der einzelnen Fasten, wie viele es sind und wie lange sie dauerten."

#: Sources/Words/Commands/RecordWords.swift
msgid "The same for each `day`, `week` or `month`."
msgstr "Dasselbe für jeden Tag (`day`), jede Woche (`week`) oder jeden Monat (`month`)."

#: Sources/Words/Commands/RecordWords.swift
msgid "Add a past fast."
msgstr "Fügt ein früheres Fasten hinzu."

#: Sources/Words/Commands/RecordWords.swift
msgid "When the fast ended: 12:00, today 8am, monday noon or 2026-11-20 12:00."
msgstr "Wann das Fasten endete: 12:00, heute 8 Uhr, Montag mittags oder 20.11.2026 12:00."

#: Sources/Words/Commands/RecordWords.swift
msgid "When the fast started and ended: yesterday 8pm - noon, 20:00 12:00, or yesterday 20:00 16h."
msgstr "Von wann bis wann: gestern 20 Uhr - 12 Uhr, 20:00 12:00 oder gestern 20:00 16h."

#: Sources/Words/Commands/RecordWords.swift
msgid "Change a past fast."
msgstr "Ändert ein früheres Fasten."

#: Sources/Words/Commands/RecordWords.swift
msgid "Delete a past fast."
msgstr "Löscht ein früheres Fasten."

#: Sources/Words/Commands/RecordWords.swift
msgid "`@1` for the latest past fast, `@2` for the one before it, `@0` for the running one, or the id that `atrest history` shows."
msgstr "`@1` für das letzte Fasten, `@2` für das davor, `@0` für das laufende, oder die ID, die `atrest history` zeigt."

#: Sources/Words/Commands/RecordWords.swift
msgid "`@1` for the latest past fast, `@2` for the one before it, or the id that `atrest history` shows."
msgstr "`@1` für das letzte Fasten, `@2` für das davor, oder die ID, die `atrest history` zeigt."

#: Sources/Words/Commands/RecordWords.swift
msgid "More ids."
msgstr "Weitere."

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/Calendar.swift
msgid "Started"
msgstr "Begonnen"

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/Calendar.swift
msgid "Ended"
msgstr "Beendet"

#: Sources/Words/Commands/RecordWords.swift
msgid "Duration"
msgstr "Dauer"

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/DataPage.swift
#: Sources/Words/Window/SettingsPage.swift Sources/Words/Window/Timer.swift
msgid "Target"
msgstr "Vorgesehen"

#: Sources/Words/Commands/RecordWords.swift
msgid "Outcome"
msgstr "Stand"

#: Sources/Words/Commands/RecordWords.swift
msgid "Id"
msgstr "ID"

#: Sources/Words/Commands/RecordWords.swift
msgid "Day"
msgstr "Tag"

#: Sources/Words/Commands/RecordWords.swift
msgid "Week from"
msgstr "Woche ab"

#: Sources/Words/Commands/RecordWords.swift
msgid "Month"
msgstr "Monat"

#: Sources/Words/Commands/RecordWords.swift
msgid "Fasts"
msgstr "Fasten"

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/Calendar.swift
msgid "Hours"
msgstr "Stunden"

#: Sources/Words/Commands/RecordWords.swift
msgid "Median"
msgstr "Median"

#: Sources/Words/Commands/RecordWords.swift
msgid "Range"
msgstr "Spanne"

#: Sources/Words/Commands/RecordWords.swift
msgid "There are no past fasts yet."
msgstr "Es gibt noch kein früheres Fasten."

#: Sources/Words/Commands/RecordWords.swift
msgid "No fast ended in that period."
msgstr "In dieser Zeit endete kein Fasten."

#: Sources/Words/Commands/RecordWords.swift
msgid "Showing {shown} of {all}. `--limit` shows more."
msgstr "Das sind {shown} von {all}. `--limit` zeigt mehr."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` does not say when the fast started and ended. Write yesterday 8pm - noon, 20:00 12:00 or yesterday 20:00 16h."
msgstr "`{text}` sagt nicht, von wann bis wann. Schreib gestern 20 Uhr - 12 Uhr, 20:00 12:00 oder gestern 20:00 16h."

#: Sources/Words/Commands/RecordWords.swift
msgid "Give the times only once: either alone, or with --start and --end."
msgstr "Gib die Zeiten nur einmal an: ohne Namen oder mit --start und --end."

#: Sources/Words/Commands/RecordWords.swift
msgid "Give --start, --end, --target or --note."
msgstr "Gib --start, --end, --target oder --note an."

#: Sources/Words/Commands/RecordWords.swift
msgid "--limit must be 1 or more."
msgstr "--limit muss mindestens 1 sein."

#: Sources/Words/Commands/RecordWords.swift
msgid "Use --month, or --since and --until, but not both."
msgstr "Nimm --month, oder --since und --until, aber nicht beides."

#: Sources/Words/Commands/RecordWords.swift
msgid "Use `{text}`, or --month, --since and --until, but not both."
msgstr "Verwende `{text}` oder --month, --since und --until, aber nicht beides."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not a span of time. Use day, week or month."
msgstr "`{text}` ist kein Zeitraum. Verwende day, week oder month."

#: Sources/Words/Commands/RecordWords.swift
msgid "--since must be before --until."
msgstr "--since muss vor --until liegen."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not a month. Write 2026-11, november or -1 for the last one."
msgstr "`{text}` ist kein Monat. Schreib 2026-11, november oder -1 für den letzten."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not an id. Write @1 for the latest fast, @2 for the one before it."
msgstr "`{text}` ist keine ID. Schreib @1 für das letzte Fasten, @2 für das davor."

#: Sources/Words/Commands/RecordWords.swift
msgid "There is no fast `{id}`. `atrest history` shows the ids."
msgstr "Das Fasten `{id}` gibt es nicht. `atrest history` zeigt die IDs."

#: Sources/Words/Commands/RecordWords.swift
msgid "That fast is still running. `atrest end --at TIME` ends it."
msgstr "Dieses Fasten läuft noch. `atrest end --at ZEIT` beendet es."

#: Sources/Words/Commands/RecordWords.swift
msgid "That fast is still running. `atrest abandon` stops it without keeping it."
msgstr "Dieses Fasten läuft noch. `atrest abandon` beendet es, ohne es aufzuzeichnen."

#: Sources/Words/Commands/RecordWords.swift
msgid "Added: {span}."
msgstr "Hinzugefügt: {span}."

#: Sources/Words/Commands/RecordWords.swift
msgid "Changed: {span}."
msgstr "Geändert: {span}."

#: Sources/Words/Commands/RecordWords.swift
msgid "Deleted: {span}."
msgstr "Gelöscht: {span}."

#: Sources/Words/Commands/RecordWords.swift
msgid "{count} ids begin with `{id}`. Type more of it."
msgstr "{count} IDs beginnen mit `{id}`. Gib mehr davon an."

#: Sources/Words/Commands/RecordWords.swift
msgid "Add water, or show what was added."
msgstr "Fügt Wasser hinzu oder zeigt, was hinzugefügt wurde."

#: Sources/Words/Commands/RecordWords.swift
msgid "Show how much water was added today."
msgstr "Zeigt, wie viel Wasser heute hinzugefügt wurde."

#: Sources/Words/Commands/RecordWords.swift
msgid "Add water."
msgstr "Fügt Wasser hinzu."

#: Sources/Words/Commands/RecordWords.swift
msgid "How much: 250, 250ml, 0.3l, 8floz. By default the amount in the settings."
msgstr "Wie viel: 250, 250ml, 0,3l, 8floz. Ohne Angabe die Menge aus den Einstellungen."

#: Sources/Words/Commands/RecordWords.swift
msgid "Delete an entry."
msgstr "Löscht einen Eintrag."

#: Sources/Words/Commands/RecordWords.swift
msgid "Show the entries of the last 7 days."
msgstr "Zeigt die Einträge der letzten 7 Tage."

#: Sources/Words/Commands/RecordWords.swift
msgid "`@1` for the latest entry, `@2` for the one before it, or the id that `atrest water list` shows."
msgstr "`@1` für den letzten Eintrag, `@2` für den davor, oder die ID, die `atrest water list` zeigt."

#: Sources/Words/Commands/RecordWords.swift
msgid "Added {amount}. Today {total}."
msgstr "{amount} hinzugefügt. Heute {total}."

#: Sources/Words/Commands/RecordWords.swift
msgid "Added {amount}, {time}. Today {total}."
msgstr "{amount} hinzugefügt, {time}. Heute {total}."

#: Sources/Words/Commands/RecordWords.swift
msgid "Deleted: {amount}, {time}."
msgstr "Gelöscht: {amount}, {time}."

#: Sources/Words/Commands/RecordWords.swift
msgid "No water was added in the last 7 days."
msgstr "In den letzten 7 Tagen wurde kein Wasser hinzugefügt."

#: Sources/Words/Commands/RecordWords.swift
#: Sources/Words/Commands/SettingsWords.swift
msgid "An amount of water must be from 1 to 5000 ml."
msgstr "Möglich sind 1 bis 5000 ml Wasser."

#: Sources/Words/Commands/RecordWords.swift
msgid "An amount of water must be from 0.1 to 169 fl oz."
msgstr "Eine Wassermenge muss zwischen 0,1 und 169 fl oz liegen."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not an amount of water. Write 250, 250ml or 8floz."
msgstr "`{text}` ist keine Menge Wasser. Schreib 250, 250ml oder 8floz."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not an id. Write @1 for the latest entry, @2 for the one before it."
msgstr "`{text}` ist keine ID. Schreib @1 für den letzten Eintrag, @2 für den davor."

#: Sources/Words/Commands/RecordWords.swift
msgid "There is no water entry `{id}`. `atrest water list` shows the ids."
msgstr "Den Eintrag `{id}` gibt es nicht. `atrest water list` zeigt die IDs."

#: Sources/Words/Commands/RecordWords.swift
msgid "Show a month, or one day."
msgstr "Zeigt einen Monat oder einen Tag."

#: Sources/Words/Commands/RecordWords.swift
msgid "2026-11, november, -1 for the last month, or a day: 2026-11-20, yesterday (default: this month)."
msgstr "2026-11, november, -1 für den letzten Monat oder ein Tag: 2026-11-20, gestern (sonst dieser Monat)."

#: Sources/Words/Commands/RecordWords.swift
msgid "No fast ended on that day."
msgstr "An diesem Tag endete kein Fasten."

#: Sources/Words/Commands/RecordWords.swift
msgid "The calendar does not show that day."
msgstr "Der Kalender zeigt diesen Tag nicht."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not a month or a day. Write 2026-11, november, -1 or 2026-11-20."
msgstr "`{text}` ist kein Monat und kein Tag. Schreib 2026-11, november, -1 oder 2026-11-20."

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Words.swift
msgid "Completed"
msgstr "Abgeschlossen"

#: Sources/Words/Commands/RestoreWords.swift
msgid "List the backups, or restore one of them."
msgstr "Zeigt die Sicherungen oder stellt eine davon wieder her."

#: Sources/Words/Commands/RestoreWords.swift
msgid "The day of the backup: 2026-11-20, today or yesterday (default: list the backups)."
msgstr "Der Tag der Sicherung: 2026-11-20, heute oder gestern. Ohne Angabe werden die Sicherungen gezeigt."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Fasts: {fasts}. Water entries: {water}."
msgstr "Fasten: {fasts}. Wassereinträge: {water}."

#: Sources/Words/Commands/RestoreWords.swift
msgid "`atrest restore DAY` shows what would change, and asks before it changes anything."
msgstr "`atrest restore TAG` zeigt, was sich ändern würde, und fragt, bevor es etwas ändert."

#: Sources/Words/Commands/RestoreWords.swift
msgid "The backup from {day}, compared with the present fasts and water:"
msgstr "Die Sicherung vom {day} im Vergleich mit den jetzigen Fasten und Wassereinträgen:"

#: Sources/Words/Commands/RestoreWords.swift
msgid "Missing now, will be added again: {count}."
msgstr "Fehlt jetzt, wird wieder hinzugefügt: {count}."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Different now, will be changed back: {count}."
msgstr "Ist jetzt anders, wird zurückgeändert: {count}."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Not in the backup, will be deleted: {count}."
msgstr "Nicht in der Sicherung, wird gelöscht: {count}."

#: Sources/Words/Commands/RestoreWords.swift
msgid "with a note"
msgstr "mit Notiz"

#: Sources/Words/Commands/RestoreWords.swift
msgid "{record}: {changes}"
msgstr "{record}: {changes}"

#: Sources/Words/Commands/RestoreWords.swift
msgid "start {now} becomes {then}"
msgstr "Beginn {now} wird {then}"

#: Sources/Words/Commands/RestoreWords.swift
msgid "end {now} becomes {then}"
msgstr "Ende {now} wird {then}"

#: Sources/Words/Commands/RestoreWords.swift
msgid "target {now} becomes {then}"
msgstr "vorgesehene Dauer {now} wird {then}"

#: Sources/Words/Commands/RestoreWords.swift
msgid "gets the target {target}"
msgstr "vorgesehene Dauer {target} kommt zurück"

#: Sources/Words/Commands/RestoreWords.swift
msgid "loses its target"
msgstr "vorgesehene Dauer entfällt"

#: Sources/Words/Commands/RestoreWords.swift
msgid "its note comes back"
msgstr "Notiz kommt zurück"

#: Sources/Words/Commands/RestoreWords.swift
msgid "its note is deleted"
msgstr "Notiz wird gelöscht"

#: Sources/Words/Commands/RestoreWords.swift
msgid "its note is changed back"
msgstr "Notiz wird zurückgeändert"

#: Sources/Words/Commands/RestoreWords.swift
msgid "the time zone of its end is changed back"
msgstr "Zeitzone des Endes wird zurückgeändert"

#: Sources/Words/Commands/RestoreWords.swift
msgid "{now} becomes {then}"
msgstr "{now} wird {then}"

#: Sources/Words/Commands/RestoreWords.swift
msgid "{count} more"
msgstr "{count} weitere"

#: Sources/Words/Commands/RestoreWords.swift
msgid "The same: {count}."
msgstr "Gleich: {count}."

#: Sources/Words/Commands/RestoreWords.swift
msgid "A running fast and the settings stay as they are."
msgstr "Ein laufendes Fasten und die Einstellungen bleiben, wie sie sind."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Nothing differs from the backup from {day}."
msgstr "Zur Sicherung vom {day} gibt es keinen Unterschied."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Restore it? [y/N]"
msgstr "Wiederherstellen? [j/N]"

#: Sources/Words/Commands/RestoreWords.swift
msgid "Without a terminal, Atrest cannot ask. Use --yes to restore the backup, or --dry-run to only see what would change."
msgstr "Es gibt kein Terminal für die Frage. Füge --yes hinzu, um die Sicherung wiederherzustellen, oder --dry-run, um nur zu sehen, was sich ändern würde."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Restored. `atrest undo` undoes it."
msgstr "Wiederhergestellt. `atrest undo` nimmt das zurück."

#: Sources/Words/Commands/RestoreWords.swift
msgid "`{text}` is not a day. Write 2026-11-20, today or yesterday. `atrest restore` lists the backups."
msgstr "`{text}` ist kein Tag. Schreib 2026-11-20, heute oder gestern. `atrest restore` zeigt die Sicherungen."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Which backup? Give its day. `atrest restore` lists the backups."
msgstr "Welche Sicherung? Gib ihren Tag an. `atrest restore` zeigt die Sicherungen."

#: Sources/Words/Commands/SessionBus.swift
msgid "No session bus answers at `{address}`, the value of DBUS_SESSION_BUS_ADDRESS, and you have no other one. Run `unset DBUS_SESSION_BUS_ADDRESS`, then `dbus-run-session -- bash` for a shell with a bus."
msgstr "Unter `{address}`, dem Wert von DBUS_SESSION_BUS_ADDRESS, antwortet kein Sitzungsbus, und du hast keinen anderen. Führe `unset DBUS_SESSION_BUS_ADDRESS` aus, dann `dbus-run-session -- bash` für eine Shell mit einem Bus."

#: Sources/Words/Commands/SessionBus.swift
msgid "No session bus answers at `{address}`, the value of DBUS_SESSION_BUS_ADDRESS. Your own bus answers at {socket}: run `unset DBUS_SESSION_BUS_ADDRESS`, then try again."
msgstr "Unter `{address}`, dem Wert von DBUS_SESSION_BUS_ADDRESS, antwortet kein Sitzungsbus. Dein eigener Bus antwortet unter {socket}: Führe `unset DBUS_SESSION_BUS_ADDRESS` aus, und versuche es noch einmal."

#: Sources/Words/Commands/SessionBus.swift
msgid "There is no session bus. A desktop session has one. For other logins, install the package dbus-user-session and log in again."
msgstr "Es gibt keinen Sitzungsbus. Eine Desktop-Sitzung hat einen. Installiere für andere Anmeldungen das Paket dbus-user-session und melde dich neu an."

#: Sources/Words/Commands/SessionBus.swift
msgid "There is no session bus for root. Run atrest as the user of the desktop session, without sudo, or under `dbus-run-session`."
msgstr "Für root gibt es keinen Sitzungsbus. Starte atrest als Benutzer der Desktop-Sitzung, ohne sudo, oder mit `dbus-run-session`."

#: Sources/Words/Commands/SessionBus.swift
msgid "The session bus closed the connection. If it is the bus of another user, run atrest as that user, without sudo. In a sandbox, xdg-dbus-proxy must be 0.1.6 or newer."
msgstr "Der Sitzungsbus hat die Verbindung geschlossen. Wenn er einem anderen Benutzer gehört, starte atrest als dieser Benutzer, ohne sudo. In einer Sandbox muss xdg-dbus-proxy 0.1.6 oder neuer sein."

#: Sources/Words/Commands/SettingsWords.swift
msgid "Show the settings, or change one."
msgstr "Zeigt die Einstellungen oder ändert eine."

#: Sources/Words/Commands/SettingsWords.swift
msgid "Show all settings."
msgstr "Zeigt alle Einstellungen."

#: Sources/Words/Commands/SettingsWords.swift
msgid "Print the value of a setting."
msgstr "Gibt den Wert einer Einstellung aus."

#: Sources/Words/Commands/SettingsWords.swift
msgid "Change a setting."
msgstr "Ändert eine Einstellung."

#: Sources/Words/Commands/SettingsWords.swift
msgid "The setting, such as target-hours."
msgstr "Die Einstellung, zum Beispiel target-hours."

#: Sources/Words/Commands/SettingsWords.swift
msgid "The new value."
msgstr "Der neue Wert."

#: Sources/Words/Commands/SettingsWords.swift
msgid "{key}: {meaning}, true or false"
msgstr "{key}: {meaning}, true oder false"

#: Sources/Words/Commands/SettingsWords.swift
msgid "{key}: {meaning}"
msgstr "{key}: {meaning}"

#: Sources/Words/Commands/SettingsWords.swift
msgid "`on` also means true, and `off` means false. `atrest settings` shows the current values."
msgstr "`on` gilt auch als true und `off` als false. `atrest settings` zeigt die jetzigen Werte."

#: Sources/Words/Commands/SettingsWords.swift
msgid "This is a reference, not a goal."
msgstr "Das ist ein Anhaltspunkt, kein Muss."

#: Sources/Words/Commands/SettingsWords.swift
msgid "This setting must be true or false."
msgstr "Diese Einstellung ist entweder true oder false."

#: Sources/Words/Commands/SettingsWords.swift
msgid "the target when `start` has no --target, 4 to 168 hours"
msgstr "vorgesehene Dauer, wenn `start` kein --target hat, 4 bis 168 Stunden"

#: Sources/Words/Commands/SettingsWords.swift
msgid "ml or floz"
msgstr "ml oder floz"

#: Sources/Words/Commands/SettingsWords.swift
msgid "The unit of water must be ml or floz."
msgstr "Die Einheit für Wasser ist ml oder floz."

#: Sources/Words/Commands/SettingsWords.swift
msgid "the water that one click adds, 1 to 5000 ml"
msgstr "Wasser, das ein Klick hinzufügt, 1 bis 5000 ml"

#: Sources/Words/Commands/SettingsWords.swift
msgid "a notification when a phase begins"
msgstr "eine Benachrichtigung, wenn eine Phase beginnt"

#: Sources/Words/Commands/SettingsWords.swift
msgid "a notification at the target"
msgstr "eine Benachrichtigung, wenn die vorgesehenen Stunden vergangen sind"

#: Sources/Words/Commands/SettingsWords.swift
msgid "notifications that say nothing about the fast"
msgstr "Benachrichtigungen, die nichts über das Fasten sagen"

#: Sources/Words/Commands/SettingsWords.swift
msgid "an icon in the tray"
msgstr "ein Symbol im Infobereich"

#: Sources/Words/Commands/SettingsWords.swift
msgid "less motion: auto, on or off"
msgstr "weniger Bewegung: auto, on oder off"

#: Sources/Words/Commands/SettingsWords.swift
msgid "Reduced motion must be auto, on or off."
msgstr "Für weniger Bewegung sind auto, on und off möglich."

#: Sources/Words/Commands/SettingsWords.swift
msgid "when a notification offers to begin, or off"
msgstr "wann eine Benachrichtigung den Beginn anbietet, oder off"

#: Sources/Words/Commands/SettingsWords.swift
msgid "a folder that gets a calendar file for each fast, or off"
msgstr "ein Ordner, der für jedes Fasten eine Kalenderdatei erhält, oder off"

#: Sources/Words/Commands/SettingsWords.swift
msgid "the running fast in the calendar folder too"
msgstr "auch das laufende Fasten im Kalenderordner"

#: Sources/Words/Commands/SettingsWords.swift
msgid "how many past years of fasts get calendar files, 1 to 100"
msgstr "wie viele Jahre zurück jedes Fasten eine Kalenderdatei erhält, 1 bis 100"

#: Sources/Words/Commands/SettingsWords.swift
msgid "The number of years must be from 1 to 100."
msgstr "Die Zahl der Jahre muss zwischen 1 und 100 liegen."

#: Sources/Words/Commands/SettingsWords.swift
msgid "a page of the running fast in the shared folder, for any browser"
msgstr "eine Seite über das laufende Fasten im gemeinsamen Ordner, für jeden Browser"

#: Sources/Words/Commands/SettingsWords.swift
msgid "There is no setting `{key}`. The settings are {known}."
msgstr "Die Einstellung `{key}` gibt es nicht. Die Einstellungen sind {known}."

#: Sources/Words/Commands/SettingsWords.swift
msgid "{key} is now {value}."
msgstr "{key} ist jetzt {value}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Table"
msgstr "Tabelle"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "`{order}` is not an order of dates. Use dmy, mdy or ymd."
msgstr "`{order}` ist keine Reihenfolge für ein Datum. Möglich sind dmy, mdy und ymd."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "column {number}"
msgstr "Spalte {number}"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "column {number} `{name}`"
msgstr "Spalte {number} `{name}`"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "{date} and {time}"
msgstr "{date} und {time}"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Start: {column}."
msgstr "Beginn: {column}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Water: {time}, amount in {amount}, {unit}."
msgstr "Wasser: {time}, Menge in {amount}, {unit}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Notes: {column}."
msgstr "Notizen: {column}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Only the rows with a fast in {column}."
msgstr "Nur die Zeilen mit einem Fasten in {column}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Left out: {columns}."
msgstr "Nicht gelesen: {columns}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "End: {column}."
msgstr "Ende: {column}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Length: {column}, {unit}."
msgstr "Dauer: {column}, {unit}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Target: {column}, {unit}."
msgstr "Vorgesehene Dauer: {column}, {unit}."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "days"
msgstr "Tage"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "hours"
msgstr "Stunden"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "minutes"
msgstr "Minuten"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "seconds"
msgstr "Sekunden"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "milliseconds"
msgstr "Millisekunden"

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: day first."
msgstr "Datum: Tag zuerst."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: month first."
msgstr "Datum: Monat zuerst."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: year first."
msgstr "Datum: Jahr zuerst."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: probably day first. Use --date-order mdy if the month comes first."
msgstr "Datum: vermutlich Tag zuerst. Nimm --date-order mdy, wenn der Monat zuerst kommt."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: probably month first. Use --date-order dmy if the day comes first."
msgstr "Datum: vermutlich Monat zuerst. Nimm --date-order dmy, wenn der Tag zuerst kommt."

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: probably year first. Use --date-order dmy if the day comes first."
msgstr "Datum: vermutlich Jahr zuerst. Nimm --date-order dmy, wenn der Tag zuerst kommt."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a time of day. Write hours and minutes, such as 21:30."
msgstr "`{text}` ist keine Uhrzeit. Schreib Stunden und Minuten, zum Beispiel 21:30."

#: Sources/Words/Commands/Times.swift
msgid "{day} {month} {time}"
msgstr "{day}. {month} {time}"

#: Sources/Words/Commands/Times.swift
msgid "{day} {month} {year} {time}"
msgstr "{day}. {month} {year} {time}"

#: Sources/Words/Commands/Times.swift
msgid "now, right now, just now"
msgstr "jetzt, genau jetzt, jetzt gerade, gerade, gerade eben, eben, soeben"

#: Sources/Words/Commands/Times.swift
msgid "day before yesterday"
msgstr "vorgestern"

#: Sources/Words/Commands/Times.swift
msgid "tomorrow"
msgstr "morgen"

#: Sources/Words/Commands/Times.swift
msgid "noon, midday"
msgstr "Mittag, mittags"

#: Sources/Words/Commands/Times.swift
msgid "midnight"
msgstr "Mitternacht"

#: Sources/Words/Commands/Times.swift
msgid "at"
msgstr "um"

#: Sources/Words/Commands/Times.swift
msgid "on"
msgstr "am, zum"

#: Sources/Words/Commands/Times.swift
msgid "last"
msgstr "letzten, letzte, letzter, letztem, letztes, vorigen, vorige, voriger, voriges, vorigem"

#: Sources/Words/Commands/Times.swift
msgid "this"
msgstr "diesen, diese, dieser, dieses, diesem, heute"

#: Sources/Words/Commands/Times.swift
msgid "morning"
msgstr "Morgen, früh, Vormittag, morgens, vormittags"

#: Sources/Words/Commands/Times.swift
msgid "afternoon"
msgstr "Nachmittag, nachmittags"

#: Sources/Words/Commands/Times.swift
msgid "evening"
msgstr "Abend, abends"

#: Sources/Words/Commands/Times.swift
msgid "night"
msgstr "Nacht, nachts"

#: Sources/Words/Commands/Times.swift
msgid "tonight"
msgstr "heute Nacht"

#: Sources/Words/Commands/Times.swift
msgid "half past"
msgstr "halb nach"

#: Sources/Words/Commands/Times.swift
msgid "half to"
msgstr "halb"

#: Sources/Words/Commands/Times.swift
msgid "quarter past, a quarter past"
msgstr "viertel nach"

#: Sources/Words/Commands/Times.swift
msgid "quarter to, a quarter to"
msgstr "viertel vor, dreiviertel"

#: Sources/Words/Commands/Times.swift
msgid "past"
msgstr "nach"

#: Sources/Words/Commands/Times.swift
msgid "to"
msgstr "vor"

#: Sources/Words/Commands/Times.swift
msgid "o'clock"
msgstr "Uhr"

#: Sources/Words/Commands/Times.swift
msgid "and"
msgstr "und"

#: Sources/Words/Commands/Times.swift
msgid "a, an, one"
msgstr "ein, eine, einer, einem, einen"

#: Sources/Words/Commands/Times.swift
msgid "to, until, till"
msgstr "bis, auf"

#: Sources/Words/Commands/Times.swift
msgid "from"
msgstr "von, vom, ab, seit"

#: Sources/Words/Commands/Times.swift
msgid "between"
msgstr "zwischen"

#: Sources/Words/Commands/Times.swift
msgid "about, around, roughly, exactly"
msgstr "gegen, etwa, ungefähr, ca, circa, zirka, rund, genau, exakt, so"

#: Sources/Words/Commands/Times.swift
msgid "the"
msgstr "der, die, das, den, dem"

#: Sources/Words/Commands/Times.swift
msgid "of"
msgstr "des, der"

#: Sources/Words/Commands/Times.swift
msgid "in the, in, at"
msgstr "am, in der, im, in, in den, zu"

#: Sources/Words/Commands/Times.swift
msgid "past, preceding"
msgstr "vergangenen, vergangene, vergangener, vergangenes, vorangegangenen, vorangegangene"

#: Sources/Words/Commands/Times.swift
msgid "earlier, before"
msgstr "früher, vorher, zuvor"

#: Sources/Words/Commands/Times.swift
msgid "before"
msgstr "vor"

#: Sources/Words/Commands/Times.swift
msgid "weekend"
msgstr "Wochenende"

#: Sources/Words/Commands/Times.swift
msgid "half, half a, half an"
msgstr "halbe, halben, halber, eine halbe, einer halben, einem halben, einen halben"

#: Sources/Words/Commands/Times.swift
msgid "and a half"
msgstr "und eine halbe, und einhalb, und eine halb"

#: Sources/Words/Commands/Times.swift
msgid "one and a half"
msgstr "anderthalb, eineinhalb"

#: Sources/Words/Commands/Times.swift
msgid "-and-a-half"
msgstr "einhalb"

#: Sources/Words/Commands/Times.swift
msgid "quarter hour, quarter of an hour"
msgstr "Viertelstunde, viertel Stunde"

#: Sources/Words/Commands/Times.swift
msgid "three quarters of an hour"
msgstr "Dreiviertelstunde, dreiviertel Stunde"

#: Sources/Words/Commands/Times.swift
msgid "quarter, quarters"
msgstr "viertel"

#: Sources/Words/Commands/Times.swift
msgid "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety"
msgstr "zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig"

#: Sources/Words/Commands/Times.swift
msgid "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty first, twenty second, twenty third, twenty fourth, twenty fifth, twenty sixth, twenty seventh, twenty eighth, twenty ninth, thirtieth, thirty first"
msgstr "erste / erster / ersten, zweite / zweiter / zweiten, dritte / dritter / dritten, vierte / vierter / vierten, fünfte / fünfter / fünften, sechste / sechster / sechsten, siebte / siebter / siebten, achte / achter / achten, neunte / neunter / neunten, zehnte / zehnter / zehnten, elfte / elfter / elften, zwölfte / zwölfter / zwölften, dreizehnte / dreizehnter / dreizehnten, vierzehnte / vierzehnter / vierzehnten, fünfzehnte / fünfzehnter / fünfzehnten, sechzehnte / sechzehnter / sechzehnten, siebzehnte / siebzehnter / siebzehnten, achtzehnte / achtzehnter / achtzehnten, neunzehnte / neunzehnter / neunzehnten, zwanzigste / zwanzigster / zwanzigsten, einundzwanzigste / einundzwanzigster / einundzwanzigsten, zweiundzwanzigste / zweiundzwanzigster / zweiundzwanzigsten, dreiundzwanzigste / dreiundzwanzigster / dreiundzwanzigsten, vierundzwanzigste / vierundzwanzigster / vierundzwanzigsten, fünfundzwanzigste / fünfundzwanzigster / fünfundzwanzigsten, sechsundzwanzigste / sechsundzwanzigster / sechsundzwanzigsten, siebenundzwanzigste / siebenundzwanzigster / siebenundzwanzigsten, achtundzwanzigste / achtundzwanzigster / achtundzwanzigsten, neunundzwanzigste / neunundzwanzigster / neunundzwanzigsten, dreißigste / dreißigster / dreißigsten, einunddreißigste / einunddreißigster / einunddreißigsten"

#: Sources/Words/Commands/Times.swift
msgid "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty one, twenty two, twenty three, twenty four"
msgstr "eins / ein, zwei / zwo, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig"

#: Sources/Words/Commands/Times.swift
msgid "year, years"
msgstr "Jahr, Jahre, Jahren, Jahres"

#: Sources/Words/Commands/Times.swift
msgid "month, months"
msgstr "Monat, Monate, Monaten, Monats"

#: Sources/Words/Commands/Times.swift
msgid "w, week, weeks"
msgstr "Woche, Wochen"

#: Sources/Words/Commands/Times.swift
msgid "d, day, days"
msgstr "Tag, Tage, Tagen"

#: Sources/Words/Commands/Times.swift
msgid "h, hr, hrs, hour, hours"
msgstr "Std, Stunde, Stunden"

#: Sources/Words/Commands/Times.swift
msgid "m, min, mins, minute, minutes"
msgstr "Min, Minute, Minuten"

#: Sources/Words/Commands/Times.swift
msgid "s, sec, secs, second, seconds"
msgstr "Sek, Sekunde, Sekunden"

#: Sources/Words/Commands/Times.swift
msgid "in {duration}"
msgstr "in {duration}"

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a time. Write 20:00, 8pm, yesterday 20:00, monday 20:00, 2h ago or 2026-11-20 20:00."
msgstr "`{text}` ist keine Zeit. Schreib 20:00, 20 Uhr, gestern 20:00, Montag 20:00, vor 2h oder 20.11.2026 20:00."

#: Sources/Words/Commands/Times.swift
msgid "{text} does not exist: the clocks were set forward. Write a time before or after the change."
msgstr "{text} gibt es nicht: Die Uhren wurden vorgestellt. Schreib eine Zeit vor oder nach der Umstellung."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` has no time of day. Add one, as in `{text} {time}`."
msgstr "In `{text}` fehlt die Uhrzeit. Schreib sie dazu, etwa `{text} {time}`."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is a duration, not a time. Write `{text} ago`."
msgstr "`{text}` ist eine Dauer, keine Zeit. Schreib `vor {text}`."

#: Sources/Words/Commands/Times.swift
msgid "In `{text}`, the date and the day of the week do not match. Leave one of them out."
msgstr "Das Datum in `{text}` fällt auf einen anderen Wochentag. Lass eines von beiden weg."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` can mean {first} or {second}. Write one of them."
msgstr "`{text}` kann {first} oder {second} bedeuten. Schreib eines davon."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` can mean {some} or {last}. Write one of them."
msgstr "`{text}` kann {some} oder {last} bedeuten. Schreib eines davon."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is in the future. `atrest plan {time}` offers a fast every day at that time."
msgstr "`{text}` liegt in der Zukunft. `atrest plan {time}` bietet jeden Tag um diese Zeit ein Fasten an."

#: Sources/Words/Commands/Times.swift
msgid "Times before 1970 cannot be used."
msgstr "Zeiten vor 1970 sind nicht möglich."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a period. Write :week, last month, november, 2026-11 or a day."
msgstr "`{text}` ist kein Zeitraum. Schreib :week, letzter Monat, november, 2026-11 oder einen Tag."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` ends before it begins."
msgstr "`{text}` endet, bevor es beginnt."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a duration. Write 90m, 2h30m or 1.5h."
msgstr "`{text}` ist keine Dauer. Schreib 90m, 2h30m oder 1,5h."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` has no unit. Write {text}h for hours or {text}m for minutes."
msgstr "In `{text}` fehlt die Einheit. Schreib {text}h für Stunden oder {text}m für Minuten."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a number of hours. Write 16, 16.5, 18h or 16h 30m."
msgstr "`{text}` ist keine Stundenzahl. Schreib zum Beispiel 18, 16,5 oder 16h 30m."

#: Sources/Words/Commands/Times.swift
msgid "When it happened: 20:00, 8pm, yesterday 20:00, monday 20:00, 2h ago or 2026-11-20 20:00."
msgstr "Wann es war: 20:00, 20 Uhr, gestern 20:00, Montag 20:00, vor 2h oder 20.11.2026 20:00."

#: Sources/Words/Commands/Times.swift
msgid "How long ago it happened: 90m, 2h30m or 1.5h."
msgstr "Wie lange es her ist: 90m, 2h30m oder 1,5h."

#: Sources/Words/Commands/Times.swift
msgid "The target of the fast: 18, 18h or 16h 30m, from 4 to 168 hours."
msgstr "Wie lange das Fasten dauern soll: 18, 18h oder 16h 30m, von 4 bis 168 Stunden."

#: Sources/Words/Commands/Times.swift
msgid "When the fast began: 20:00, yesterday 20:00, monday 8pm or 2026-11-20 20:00."
msgstr "Wann das Fasten begann: 20:00, gestern 20:00, Montag 20 Uhr oder 20.11.2026 20:00."

#: Sources/Words/Commands/UndoWords.swift
msgid "Undid: {act}."
msgstr "Zurückgenommen: {act}."

#: Sources/Words/Commands/UndoWords.swift
msgid "Redid: {act}."
msgstr "Wiederholt: {act}."

#: Sources/Words/Commands/UndoWords.swift
msgid "`atrest undo` brings it back."
msgstr "`atrest undo` holt es zurück."

#: Sources/Words/Commands/UndoWords.swift
msgid "`atrest undo {count}` brings them back."
msgstr "`atrest undo {count}` holt sie zurück."

#: Sources/Words/Commands/UndoWords.swift
msgid "1 record was left as it is, because it has changed since."
msgstr "1 Eintrag bleibt, wie er ist, weil er sich seitdem geändert hat."

#: Sources/Words/Commands/UndoWords.swift
msgid "{count} records were left as they are, because they have changed since."
msgstr "{count} Einträge bleiben, wie sie sind, weil sie sich seitdem geändert haben."

#: Sources/Words/Commands/UndoWords.swift
msgid "There is nothing to undo yet."
msgstr "Es gibt noch nichts zurückzunehmen."

#: Sources/Words/Commands/UndoWords.swift
msgid "undone"
msgstr "zurückgenommen"

#: Sources/Words/Commands/UndoWords.swift
msgid "Undo the latest change to fasts or water. Repeat it to undo earlier ones."
msgstr "Nimmt die letzte Änderung an Fasten oder Wasser zurück. Wiederholt aufgerufen, nimmt es auch frühere zurück."

#: Sources/Words/Commands/UndoWords.swift
msgid "Redo the change that was undone last."
msgstr "Wiederholt die Änderung, die zuletzt zurückgenommen wurde."

#: Sources/Words/Commands/UndoWords.swift
msgid "List the latest changes instead, newest first."
msgstr "Zeigt stattdessen die letzten Änderungen, die neueste zuerst."

#: Sources/Words/Commands/UndoWords.swift
msgid "Show at most this many changes (default 20)."
msgstr "Zeigt höchstens so viele Änderungen (Standard: 20)."

#: Sources/Words/Commands/UndoWords.swift
msgid "--limit must be from 1 to 2000."
msgstr "--limit muss zwischen 1 und 2000 liegen."

#: Sources/Words/Commands/UndoWords.swift
msgid "How many changes to undo (default 1)."
msgstr "Wie viele Änderungen zurückgenommen werden (Standard: 1)."

#: Sources/Words/Commands/UndoWords.swift
msgid "How many changes to redo (default 1)."
msgstr "Wie viele Änderungen wiederholt werden (Standard: 1)."

#: Sources/Words/Commands/UndoWords.swift
msgid "`{text}` is not a number of changes. Write a number from 1 to 2000."
msgstr "`{text}` ist keine Anzahl von Änderungen. Schreib eine Zahl von 1 bis 2000."

#: Sources/Words/Commands/UndoWords.swift
msgid "Use a number of changes or --list, not both. `--limit` shortens the list."
msgstr "Verwende eine Anzahl von Änderungen oder --list, nicht beides. `--limit` kürzt die Liste."

#: Sources/Words/Commands/UndoWords.swift
msgid "--limit needs --list, as in `atrest undo --list --limit 5`."
msgstr "--limit braucht --list, etwa `atrest undo --list --limit 5`."

#: Sources/Words/Commands/Watch.swift
msgid "Show the fast on the whole screen."
msgstr "Zeigt das Fasten auf dem ganzen Bildschirm."

#: Sources/Words/Commands/Watch.swift
msgid "It shows every change at once. Press ? for the keys, and q to leave. If the terminal is smaller than 40 columns and 16 rows, or the output is not a terminal, it prints lines as --plain does."
msgstr "Zeigt jede Änderung sofort. ? zeigt die Tasten, q verlässt die Ansicht. Ist das Terminal kleiner als 40 Spalten und 16 Zeilen oder die Ausgabe kein Terminal, gibt der Befehl wie mit --plain Zeilen aus."

#: Sources/Words/Commands/Watch.swift
msgid "Print lines instead: one now, and one each time something happens. For screen readers and scripts."
msgstr "Gibt stattdessen Zeilen aus: sofort und immer, wenn etwas geschieht. Für Vorleseprogramme und Skripte."

#: Sources/Words/Commands/Watch.swift
msgid "Show the text without the tree beside it."
msgstr "Zeigt den Text ohne den Baum daneben."

#: Sources/Words/Commands/Watch.swift Sources/Words/ComplinePrayer.swift
msgid "Keys"
msgstr "Tasten"

#: Sources/Words/Commands/Watch.swift
msgid "Space"
msgstr "Leertaste"

#: Sources/Words/Commands/Watch.swift
msgid "Enter"
msgstr "Eingabe"

#: Sources/Words/Commands/Watch.swift
msgid "Leave"
msgstr "Verlassen"

#: Sources/Words/Commands/Watch.swift
msgid "Return to timer"
msgstr "Zurück zur Uhr"

#: Sources/Words/Commands/Watch.swift
msgid "Change the start"
msgstr "Beginn ändern"

#: Sources/Words/Commands/Watch.swift
msgid "Change the target"
msgstr "Vorgesehene Dauer ändern"

#: Sources/Words/Commands/Watch.swift
msgid "Press Enter to begin."
msgstr "Die Eingabetaste beginnt das Fasten."

#: Sources/Words/Commands/Watch.swift
msgid "Press any key to close this."
msgstr "Jede Taste schließt diese Seite."

#: Sources/Words/Commands/Watch.swift
msgid "Press u to undo this and continue the fast."
msgstr "Mit u nimmst du das zurück, und das Fasten geht weiter."

#: Sources/Words/ComplineInvitation.swift
msgid "Compline"
msgstr "Komplet"

#: Sources/Words/ComplineInvitation.swift
msgid "The night prayer in the menu, and one invitation to it each night"
msgstr "Das Nachtgebet (auf Englisch) im Menü und jeden Abend eine Einladung dazu"

#: Sources/Words/ComplineInvitation.swift
msgid "Time of the invitation"
msgstr "Zeit der Einladung"

#: Sources/Words/ComplineInvitation.swift
msgid "Type a time such as {example}."
msgstr "Gib eine Zeit wie {example} ein."

#: Sources/Words/ComplineInvitation.swift
msgid "The prayer could not be opened. Run `atrest compline` in a terminal."
msgstr "Das Gebet konnte nicht geöffnet werden. Führe `atrest compline` in einem Terminal aus."

#: Sources/Words/ComplineInvitation.swift
msgid "No terminal program was found. Run `atrest compline` in a terminal."
msgstr "Es wurde kein Terminalprogramm gefunden. Führe `atrest compline` in einem Terminal aus."

#: Sources/Words/ComplineInvitation.swift
msgid "The office in {path} is not used: {reason}"
msgstr "Das Offizium in {path} wird nicht verwendet: {reason}"

#: Sources/Words/ComplineInvitation.swift
msgid "it cannot be read (error {code})."
msgstr "Es kann nicht gelesen werden (Fehler {code})."

#: Sources/Words/ComplineInvitation.swift
msgid "it has more than {count} bytes."
msgstr "Es hat mehr als {count} Byte."

#: Sources/Words/ComplineInvitation.swift
msgid "it is not in UTF-8."
msgstr "Es ist nicht in UTF-8 geschrieben."

#: Sources/Words/ComplineInvitation.swift
msgid "line {line} contains a control character."
msgstr "Zeile {line} enthält ein Steuerzeichen."

#: Sources/Words/ComplineInvitation.swift
msgid "the heading in line {line} does not belong there."
msgstr "Die Überschrift in Zeile {line} gehört dort nicht hin."

#: Sources/Words/ComplineInvitation.swift
msgid "the heading in line {line} is repeated."
msgstr "Die Überschrift in Zeile {line} kommt mehrmals vor."

#: Sources/Words/ComplineInvitation.swift
msgid "the text at line {line} does not belong there."
msgstr "Der Text bei Zeile {line} gehört dort nicht hin."

#: Sources/Words/ComplineInvitation.swift
msgid "the part at line {line} is empty or too long."
msgstr "Der Teil bei Zeile {line} ist leer oder zu lang."

#: Sources/Words/ComplineInvitation.swift
msgid "`{part}` is missing."
msgstr "`{part}` fehlt."

#: Sources/Words/ComplineInvitation.swift
msgid "it has {count} phases instead of six."
msgstr "Es hat {count} Abschnitte statt sechs."

#: Sources/Words/ComplineInvitation.swift
msgid "the phase at line {line} needs exactly one of Breath, Text, Questions and Candle."
msgstr "Der Abschnitt bei Zeile {line} braucht genau eines von Breath, Text, Questions und Candle."

#: Sources/Words/ComplinePrayer.swift
msgid "Pray Compline, the night prayer."
msgstr "Führt durch die Komplet, das Nachtgebet."

#: Sources/Words/ComplinePrayer.swift
msgid "It fills the terminal. Enter continues, the left and right arrow keys go back and forth, ? shows the keys, and q leaves."
msgstr "Füllt das Terminal. Die Eingabetaste führt weiter, die Pfeiltasten links und rechts gehen zurück und vor, ? zeigt die Tasten, q verlässt das Gebet."

#: Sources/Words/ComplinePrayer.swift
msgid "Open the prayer at this phase, 1 to {count}."
msgstr "Öffnet das Gebet bei diesem Abschnitt, 1 bis {count}."

#: Sources/Words/ComplinePrayer.swift
msgid "List the titles of the phases."
msgstr "Listet die Titel der Abschnitte auf."

#: Sources/Words/ComplinePrayer.swift
msgid "Print the prayer as plain text, for screen readers. In a terminal it waits for Enter after each phase."
msgstr "Gibt das Gebet als einfachen Text aus, für Vorleseprogramme. Wartet in einem Terminal nach jedem Abschnitt auf die Eingabetaste."

#: Sources/Words/ComplinePrayer.swift
msgid "Each night at this time, such as {example}, show one notification that invites you to pray Compline. `off` turns it off."
msgstr "Zeigt jeden Abend um diese Zeit, zum Beispiel {example}, eine Benachrichtigung, die zum Beten der Komplet einlädt. `off` schaltet sie aus."

#: Sources/Words/ComplinePrayer.swift
msgid "There is no phase `{text}`. The phases are 1 to {count}."
msgstr "Den Abschnitt `{text}` gibt es nicht. Möglich sind 1 bis {count}."

#: Sources/Words/ComplinePrayer.swift
msgid "Use only one of --list, --plain and --invite."
msgstr "Verwende nur eine der Optionen --list, --plain und --invite."

#: Sources/Words/ComplinePrayer.swift
msgid "--phase cannot be used with --list or --invite."
msgstr "--phase geht nicht zusammen mit --list oder --invite."

#: Sources/Words/ComplinePrayer.swift
msgid "`{text}` is not a time of day. Write a time such as {example}, or off."
msgstr "`{text}` ist keine Uhrzeit. Schreib eine Zeit wie {example} oder off."

#: Sources/Words/ComplinePrayer.swift
msgid "The invitation comes each night at {time}."
msgstr "Die Einladung kommt jeden Abend um {time}."

#: Sources/Words/ComplinePrayer.swift
msgid "The invitation is off."
msgstr "Die Einladung ist aus."

#: Sources/Words/ComplinePrayer.swift
msgid "phase {phase} of {count}"
msgstr "Abschnitt {phase} von {count}"

#: Sources/Words/ComplinePrayer.swift
msgid "Compline is a prayer for the night. You can pray it at any hour."
msgstr "Die Komplet ist ein Gebet für die Nacht. Du kannst sie zu jeder Stunde beten."

#: Sources/Words/ComplinePrayer.swift
msgid "(Enter)"
msgstr "(Eingabetaste)"

#: Sources/Words/ComplinePrayer.swift
msgid "Enter, Space"
msgstr "Eingabe, Leertaste"

#: Sources/Words/ComplinePrayer.swift
msgid "continue"
msgstr "weiter"

#: Sources/Words/ComplinePrayer.swift
msgid "Left, Right"
msgstr "Links, Rechts"

#: Sources/Words/ComplinePrayer.swift
msgid "go back and forth"
msgstr "zurück und vor"

#: Sources/Words/ComplinePrayer.swift
msgid "Up, Down"
msgstr "Auf, Ab"

#: Sources/Words/ComplinePrayer.swift
msgid "scroll"
msgstr "blättern"

#: Sources/Words/ComplinePrayer.swift
msgid "write a reflection"
msgstr "Gedanken aufschreiben"

#: Sources/Words/ComplinePrayer.swift
msgid "leave"
msgstr "verlassen"

#: Sources/Words/ComplinePrayer.swift
msgid "show the keys"
msgstr "Tasten zeigen"

#: Sources/Words/ComplinePrayer.swift
msgid "Esc: back, Ctrl-S: save to a file"
msgstr "Esc: zurück, Strg-S: speichern"

#: Sources/Words/ComplinePrayer.swift
msgid "Save to:"
msgstr "Datei:"

#: Sources/Words/ComplinePrayer.swift
msgid "Enter: save, Esc: back"
msgstr "Eingabe: speichern, Esc: zurück"

#: Sources/Words/ComplinePrayer.swift
msgid "y: replace, Esc: back"
msgstr "j: ersetzen, Esc: zurück"

#: Sources/Words/ComplinePrayer.swift
msgid "y"
msgstr "j"

#: Sources/Words/ComplinePrayer.swift
msgid "It is kept in memory only, and is gone when the prayer ends unless you save it."
msgstr "Der Text bleibt nur im Arbeitsspeicher. Er endet mit dem Gebet, wenn du ihn nicht speicherst."

#: Sources/Words/ComplinePrayer.swift
msgid "Save to a file…"
msgstr "In einer Datei speichern …"

#: Sources/Words/ComplinePrayer.swift
msgid "Save the reflection"
msgstr "Gedanken speichern"

#: Sources/Words/ComplinePrayer.swift Sources/Words/Window/ShortcutWords.swift
msgid "Go back"
msgstr "Zurück"

#: Sources/Words/ComplinePrayer.swift
msgid "There is nothing to save yet."
msgstr "Es gibt noch nichts zu speichern."

#: Sources/Words/Evidence/Certainty.swift
msgid "high"
msgstr "hoch"

#: Sources/Words/Evidence/Certainty.swift
msgid "moderate"
msgstr "mittel"

#: Sources/Words/Evidence/Certainty.swift
msgid "low"
msgstr "gering"

#: Sources/Words/Evidence/Certainty.swift
msgid "very low"
msgstr "sehr gering"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With some medicines for diabetes, blood sugar can fall too low"
msgstr "Mit manchen Medikamenten gegen Diabetes kann der Blutzucker zu tief sinken"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In a month of fasts by day, 20 % of the people who took sulfonylureas felt the signs of low blood sugar at least once: 14 % with gliclazide, 17 % with glimepiride and 26 % with glibenclamide. Metformin alone is unlikely to cause it. A value of 70 mg in 100 ml (3.9 mmol/l) or less is low."
msgstr "In einem Monat mit Fasten am Tag spürten 20 % der Menschen, die Sulfonylharnstoffe nahmen, mindestens einmal Anzeichen von zu niedrigem Blutzucker: 14 % mit Gliclazid, 17 % mit Glimepirid und 26 % mit Glibenclamid. Metformin allein führt kaum dazu. Ein Wert von 70 mg in 100 ml (3,9 mmol/l) oder weniger ist zu niedrig."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "1,378 people with type 2 diabetes in five countries."
msgstr "1.378 Menschen mit Typ-2-Diabetes in fünf Ländern."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Many people, who wrote down how they felt. What is said about metformin is expert opinion."
msgstr "Viele Menschen, die ihre Beschwerden selbst notierten. Die Aussage über Metformin ist die Meinung von Fachleuten."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How often it happens in a longer fast, and in people without diabetes."
msgstr "Wie oft es bei längerem Fasten und bei Menschen ohne Diabetes vorkommt."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With SGLT2 inhibitors, a fast can lead to ketoacidosis"
msgstr "Mit SGLT2-Hemmern kann Fasten zu einer Ketoazidose führen"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A man of 51 years who took dapagliflozin and metformin and fasted for about 14 hours a day had severe ketoacidosis, although his blood sugar was only 13.5 mmol/l. By 2015 the medicines agency of the USA knew of 20 cases with SGLT2 inhibitors."
msgstr "Ein 51-jähriger Mann, der Dapagliflozin und Metformin nahm und täglich etwa 14 Stunden fastete, bekam eine schwere Ketoazidose, obwohl sein Blutzucker nur bei 13,5 mmol/l lag. Die Arzneimittelbehörde der USA kannte 2015 schon 20 Fälle mit SGLT2-Hemmern."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "People with diabetes."
msgstr "Menschen mit Diabetes."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Single cases, but the link is well known."
msgstr "Einzelfälle, aber der Zusammenhang ist gut bekannt."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How often it happens in a fast."
msgstr "Wie oft es beim Fasten vorkommt."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "The body loses water and salt in a long fast"
msgstr "Bei langem Fasten verliert der Körper Wasser und Salz"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "After eight days with nothing but mineral water, the body had lost water, and sodium in the blood was lower."
msgstr "Nach acht Tagen mit nichts als Mineralwasser hatte der Körper Wasser verloren, und im Blut war weniger Natrium."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "12 middle-aged men."
msgstr "12 Männer mittleren Alters."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A small group, without people who ate."
msgstr "Eine kleine Gruppe ohne Vergleich mit Menschen, die aßen."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "When it begins, and how much to drink. The signs are general medical knowledge, not a finding of this study."
msgstr "Wann es beginnt und wie viel man trinken soll. Die Anzeichen sind allgemeines medizinisches Wissen und kein Ergebnis dieser Studie."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Too much water in a short time thins the salt in the blood"
msgstr "Zu viel Wasser in kurzer Zeit verdünnt das Salz im Blut"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In reports of people whose blood had too little salt after drinking water, they had drunk 8 l a day, or 5.3 l within four hours (medians). 53 % had seizures or fell into a coma, 35 % were confused, vomited or were restless, and 13 % died."
msgstr "In Berichten über Menschen, die durch Wassertrinken zu wenig Salz im Blut hatten, waren es 8 l am Tag oder 5,3 l in vier Stunden (Mediane). 53 % hatten Krampfanfälle oder fielen ins Koma, 35 % waren verwirrt, erbrachen oder waren unruhig, und 13 % starben."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "590 people; 52 % had a chronic mental illness, 31 % no illness."
msgstr "590 Menschen; 52 % hatten eine chronische psychische Krankheit, 31 % keine Krankheit."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Nearly all are reports of single cases."
msgstr "Fast alles sind Berichte über einzelne Fälle."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Where the limit is for one person, and how it changes if you eat nothing, because food brings salt."
msgstr "Wo die Grenze bei einem einzelnen Menschen liegt und wie sie sich verschiebt, wenn man nichts isst, denn Salz kommt mit dem Essen."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With adrenal insufficiency, fasting often has complications"
msgstr "Bei Nebennierenschwäche führt Fasten oft zu Komplikationen"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Of 91 people who tried to fast by day for a month, 67 % had complications, most often exhaustion and signs of dehydration. One had to go to hospital."
msgstr "Von 91 Menschen, die einen Monat lang tagsüber fasten wollten, hatten 67 % Komplikationen, am häufigsten Erschöpfung und Zeichen von Austrocknung. Eine Person kam ins Krankenhaus."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "180 people with adrenal insufficiency who were treated."
msgstr "180 Menschen mit behandelter Nebennierenschwäche."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A survey and a review. In a later study with training, complications were fewer."
msgstr "Eine Befragung und eine Übersichtsarbeit. In einer späteren Studie mit Schulung gab es weniger Komplikationen."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How a longer fast differs, and what it does to people who take cortisone for another disease."
msgstr "Was bei längerem Fasten anders ist und wie es auf Menschen wirkt, die Kortison wegen einer anderen Krankheit nehmen."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With bipolar disorder, more people who fasted had a relapse"
msgstr "Bei bipolarer Störung hatten mehr Fastende einen Rückfall"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In a month of fasts by day, 33.3 % of those who fasted had a relapse, and 15.3 % of those who did not."
msgstr "In einem Monat mit Fasten am Tag hatten 33,3 % der Fastenden einen Rückfall und 15,3 % der anderen."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "170 people with stable bipolar disorder, all with medicines; 111 fasted."
msgstr "170 Menschen mit stabiler bipolarer Störung, alle mit Medikamenten; 111 fasteten."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "One study, and people chose themselves whether to fast."
msgstr "Eine Studie, und die Menschen entschieden selbst, ob sie fasteten."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Whether the fast, less sleep or other hours are the reason, and what a single fast does."
msgstr "Ob das Fasten, weniger Schlaf oder andere Tageszeiten der Grund sind und was ein einzelnes Fasten bewirkt."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In old age, dehydration comes more easily"
msgstr "Im Alter trocknet man leichter aus"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Old people feel less thirst and so are at high risk of dehydration. Changes of the salts in the blood are more frequent in those who are frail."
msgstr "Alte Menschen spüren weniger Durst und trocknen deshalb leicht aus. Bei gebrechlichen Menschen gerät das Salz im Blut häufiger aus dem Gleichgewicht."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A review; old people."
msgstr "Eine Übersichtsarbeit; alte Menschen."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "It is not about fasting, but about water and salts."
msgstr "Es geht darin nicht um Fasten, sondern um Wasser und Salze."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "What a fast does to people who are old and frail."
msgstr "Was Fasten bei alten und gebrechlichen Menschen bewirkt."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "After an operation of the stomach, fasting can have complications"
msgstr "Nach einer Magenoperation kann Fasten zu Komplikationen führen"

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Surgeons reported complications of fasts by day, most often heartburn, belly pain, ulcers and dumping syndrome."
msgstr "Chirurginnen und Chirurgen berichteten von Komplikationen beim Fasten am Tag, am häufigsten Sodbrennen, Bauchschmerzen, Geschwüre und Dumping-Syndrom."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "132 people with complications, from 21 centres in 11 countries."
msgstr "132 Menschen mit Komplikationen aus 21 Kliniken in 11 Ländern."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Only people with complications were counted."
msgstr "Gezählt wurden nur Menschen mit Komplikationen."

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How many people have none."
msgstr "Wie viele Menschen keine haben."

#: Sources/Words/Evidence/Dangers.swift
msgid "Low blood sugar"
msgstr "Zu niedriger Blutzucker"

#: Sources/Words/Evidence/Dangers.swift
msgid "Ketoacidosis: too much acid in the blood"
msgstr "Ketoazidose: zu viel Säure im Blut"

#: Sources/Words/Evidence/Dangers.swift
msgid "Dehydration: too little water"
msgstr "Austrocknung: zu wenig Wasser"

#: Sources/Words/Evidence/Dangers.swift
msgid "Too much water: too little salt in the blood"
msgstr "Zu viel Wasser: zu wenig Salz im Blut"

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: trembling, sweating, hunger, a racing heart, dizziness or confusion."
msgstr "Anzeichen: Zittern, Schwitzen, Hunger, Herzrasen, Schwindel oder Verwirrtheit."

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: nausea, vomiting, belly pain, trouble breathing or unusual tiredness. It can come within a day, also if blood sugar is normal."
msgstr "Anzeichen: Übelkeit, Erbrechen, Bauchschmerzen, Atemnot oder ungewöhnliche Müdigkeit. Sie kann innerhalb eines Tages entstehen, auch bei normalem Blutzucker."

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: strong thirst, little and dark urine, dizziness or fainting when you stand up."
msgstr "Anzeichen: starker Durst, wenig und dunkler Urin, Schwindel oder Ohnmacht beim Aufstehen."

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: headache, dizziness, drowsiness, vomiting or confusion, later seizures."
msgstr "Anzeichen: Kopfschmerzen, Schwindel, Benommenheit, Erbrechen oder Verwirrtheit, später Krampfanfälle."

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: end the fast and take something sweet immediately, such as juice or glucose. Get medical help if it is not better after 15 minutes."
msgstr "Jetzt: Beende das Fasten und nimm sofort etwas Süßes, etwa Saft oder Traubenzucker. Hole ärztliche Hilfe, wenn es nach 15 Minuten nicht besser ist."

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: end the fast and get medical help immediately. Say which medicines for diabetes you take."
msgstr "Jetzt: Beende das Fasten und hole sofort ärztliche Hilfe. Sag, welche Medikamente gegen Diabetes du nimmst."

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: sit or lie down and drink in small sips. End the fast if it does not pass. Get medical help immediately if you faint."
msgstr "Jetzt: Setz oder leg dich hin und trink in kleinen Schlucken. Beende das Fasten, wenn es nicht vergeht. Hole sofort ärztliche Hilfe, wenn du ohnmächtig wirst."

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: stop drinking. Get medical help immediately if you vomit or are drowsy or confused."
msgstr "Jetzt: Trink nichts mehr. Hole sofort ärztliche Hilfe, wenn du erbrichst oder benommen oder verwirrt bist."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After a light meal, the stomach is nearly empty in about four hours"
msgstr "Nach einer leichten Mahlzeit ist der Magen nach rund vier Stunden fast leer"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Four hours after a low-fat meal, half of the people had 1.2 % of it or less in the stomach, and 95 of 100 had 10 % or less."
msgstr "Vier Stunden nach einer fettarmen Mahlzeit hatte die Hälfte der Menschen noch höchstens 1,2 % davon im Magen, und 95 von 100 hatten höchstens 10 %."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "123 healthy volunteers of 19 to 73 years, in 11 centres."
msgstr "123 gesunde Freiwillige von 19 bis 73 Jahren, in 11 Zentren."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Many people and one method, but one kind of meal."
msgstr "Viele Menschen und eine Methode, aber nur eine Art von Mahlzeit."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How long a large or fatty meal takes, and how long the gut goes on absorbing it."
msgstr "Wie lange eine große oder fette Mahlzeit braucht und wie lange der Darm sie danach noch aufnimmt."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Blood sugar and insulin rise with a meal, then settle"
msgstr "Blutzucker und Insulin steigen mit einer Mahlzeit und sinken dann wieder"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Blood sugar rose after each meal, less in the morning than at noon and in the evening. The liver stopped giving off sugar within 30 minutes, and after about four hours it quickly returned to its usual rate, in step with insulin and glucagon, which acts against it."
msgstr "Der Blutzucker stieg nach jeder Mahlzeit, morgens weniger als mittags und abends. Die Leber gab binnen 30 Minuten keinen Zucker mehr ab und nach rund vier Stunden rasch wieder so viel wie sonst, im Einklang mit Insulin und seinem Gegenspieler Glukagon."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "20 healthy volunteers; other healthy people (the abstract does not say how many)."
msgstr "20 gesunde Freiwillige; weitere gesunde Menschen (wie viele, sagt die Zusammenfassung nicht)."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Two studies agree. Both were of healthy people."
msgstr "Zwei Studien stimmen überein. Beide untersuchten gesunde Menschen."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How high and how long after your own meal. With diabetes it is different."
msgstr "Wie hoch und wie lange nach deiner eigenen Mahlzeit. Bei Diabetes ist es anders."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The liver stores sugar for about five hours"
msgstr "Rund fünf Stunden lang speichert die Leber Zucker"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Glycogen, the sugar stored in the liver, rose from 207 ± 22 to 316 ± 19 mmol/l. It was highest 318 ± 31 minutes after a liquid mixed meal."
msgstr "Glykogen, der in der Leber gespeicherte Zucker, stieg von 207 ± 22 auf 316 ± 19 mmol/l. Am höchsten war es 318 ± 31 Minuten nach einer flüssigen gemischten Mahlzeit."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Healthy people (the abstract does not say how many)."
msgstr "Gesunde Menschen (wie viele, sagt die Zusammenfassung nicht)."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Measured in the liver itself, but in one study with one meal."
msgstr "In der Leber selbst gemessen, aber in einer einzigen Studie mit einer Mahlzeit."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How a solid, a smaller or a larger meal changes that time."
msgstr "Wie eine feste, kleinere oder größere Mahlzeit diese Zeit verändert."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After about five hours, the liver begins to give its stored sugar back"
msgstr "Nach rund fünf Stunden beginnt die Leber, ihren gespeicherten Zucker abzugeben"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "From its highest value, 318 ± 31 minutes after a mixed meal, liver glycogen fell by 0.26 mmol/l a minute. So on average the change came between five and six hours, not at four."
msgstr "Vom höchsten Wert an, 318 ± 31 Minuten nach einer gemischten Mahlzeit, sank das Leberglykogen um 0,26 mmol/l in der Minute. Der Wechsel kam also im Durchschnitt zwischen fünf und sechs Stunden, nicht nach vier."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "When the change comes after another meal, and how far people differ. The abstract does not say what the ± means; people may differ by more."
msgstr "Wann der Wechsel nach einer anderen Mahlzeit kommt und wie weit Menschen sich darin unterscheiden. Was das ± bedeutet, sagt die Zusammenfassung nicht; Menschen können sich stärker unterscheiden."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "More and more of the sugar in the blood is newly made"
msgstr "Immer mehr vom Zucker im Blut ist neu gebildet"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Of the sugar that the body released, 47 ± 4 % was newly made after 14 hours without food, 67 ± 4 % after 22 hours and 93 ± 2 % after 42 hours. Another method gave 64 ± 5 % over the first 22 hours."
msgstr "Von dem Zucker, den der Körper abgab, waren nach 14 Stunden ohne Essen 47 ± 4 % neu gebildet, nach 22 Stunden 67 ± 4 % und nach 42 Stunden 93 ± 2 %. Eine andere Methode ergab 64 ± 5 % über die ersten 22 Stunden."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "People, healthy ones in the first study (the abstracts do not say how many)."
msgstr "Menschen, in der ersten Studie gesunde (wie viele, sagen die Zusammenfassungen nicht)."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Two different methods agree."
msgstr "Zwei verschiedene Methoden stimmen überein."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "What happens before 14 hours, and how far people differ. In the second study the ± is the error of the mean, so people differ by more. The abstract of the first does not say what it is."
msgstr "Was vor 14 Stunden geschieht und wie weit Menschen sich unterscheiden. In der zweiten Studie ist das ± der Fehler des Mittelwerts, Menschen unterscheiden sich also stärker. Die Zusammenfassung der ersten sagt nicht, was es ist."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "A hormone of hunger rises and falls at the usual mealtimes"
msgstr "Ein Hormon des Hungers steigt und sinkt zu den gewohnten Essenszeiten"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Over 24 hours without food, ghrelin, a hormone that goes along with hunger, rose and fell on its own at the usual mealtimes. In people with an early or a late lunch it was highest before their own lunch."
msgstr "In 24 Stunden ohne Essen stieg und sank Ghrelin, ein Hormon, das mit Hunger einhergeht, von allein zu den gewohnten Essenszeiten. Bei Menschen, die früh oder spät zu Mittag essen, war es jeweils vor ihrem Mittagessen am höchsten."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "6 healthy volunteers, a pilot study; lean and obese adults who ate as usual."
msgstr "6 gesunde Freiwillige, eine Pilotstudie; schlanke und stark übergewichtige Erwachsene, die aßen wie sonst."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "A small group, and ghrelin may follow hunger rather than cause it."
msgstr "Eine kleine Gruppe, und Ghrelin könnte dem Hunger eher folgen als ihn auslösen."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "When you feel it. Hunger itself was not measured in the people who fasted, nor how many people first feel hungry between 8 and 12 hours."
msgstr "Wann du ihn spürst. Der Hunger selbst wurde bei den Fastenden nicht gemessen, auch nicht, wie viele Menschen zwischen 8 und 12 Stunden zum ersten Mal Hunger haben."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After one night, most of the stored sugar is still there"
msgstr "Nach einer Nacht ist der größte Teil des gespeicherten Zuckers noch da"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After a night without food the liver had 207 ± 22 mmol/l of glycogen, and at most 316 ± 19 after the next meal. About two thirds were left."
msgstr "Nach einer Nacht ohne Essen hatte die Leber 207 ± 22 mmol/l Glykogen und nach der nächsten Mahlzeit höchstens 316 ± 19. Rund zwei Drittel waren also noch da."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Measured in the liver itself, but in one study."
msgstr "In der Leber selbst gemessen, aber in einer einzigen Studie."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How much is left at 16 hours, and how far people differ."
msgstr "Wie viel nach 16 Stunden übrig ist und wie weit Menschen sich unterscheiden."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "In healthy adults, tests of thinking come out the same on average"
msgstr "Bei gesunden Erwachsenen fallen Denktests im Durchschnitt gleich aus"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "In 222 comparisons together, tests of thinking came out the same with and without food: g = 0.02, between −0.05 and 0.10. Half of the fasts lasted 12 hours or less. The tests went worse for children, and slightly worse in longer fasts."
msgstr "In 222 Vergleichen zusammen fielen Denktests mit und ohne Essen gleich aus: g = 0,02, zwischen −0,05 und 0,10. Die Hälfte der Fasten dauerte höchstens 12 Stunden. Bei Kindern fielen sie schlechter aus, bei längerem Fasten etwas schlechter."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "3,484 people, most of them healthy adults."
msgstr "3.484 Menschen, die meisten davon gesunde Erwachsene."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Many comparisons agree on the average of healthy adults."
msgstr "Viele Vergleiche stimmen im Mittel gesunder Erwachsener überein."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How one person feels: feeling clear or dull is not what these tests measure. That some feel clearer and others do not is experience, not a measurement."
msgstr "Wie es einem Menschen geht: Ob man sich klar oder träge fühlt, messen diese Tests nicht. Dass manche sich klarer fühlen und andere nicht, ist Erfahrung, keine Messung."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "At rest, the body uses more and more stored fat"
msgstr "In Ruhe nutzt der Körper immer mehr gespeichertes Fett"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The breathing ratio is 1.0 if only sugar is used and 0.7 if only fat is. It was 0.80 at 12 hours, 0.76 at 36 and 0.72 at 72. On this scale, 0.80 means that about two thirds came from fat."
msgstr "Der Atemquotient ist 1,0, wenn nur Zucker verbraucht wird, und 0,7 bei reinem Fett. Er lag nach 12 Stunden bei 0,80, nach 36 bei 0,76 und nach 72 bei 0,72. Auf dieser Skala bedeutet 0,80, dass etwa zwei Drittel aus Fett kamen."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "17 healthy women and 12 healthy men."
msgstr "17 gesunde Frauen und 12 gesunde Männer."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is one study, but the share of fat rose at each step."
msgstr "Es ist eine Studie, aber der Anteil des Fetts stieg bei jedem Schritt."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The exact share, because protein is used too, and the ratio between 16 and 24 hours, which was not measured. None of this says anything about body weight."
msgstr "Den genauen Anteil, weil auch Eiweiß genutzt wird, und den Quotienten zwischen 16 und 24 Stunden, der nicht gemessen wurde. Nichts davon sagt etwas über das Körpergewicht."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Ketones begin to rise, at different hours"
msgstr "Ketone beginnen zu steigen, zu verschiedenen Stunden"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The ketone BHB reached 0.5 mmol/l after 21.1 ± 3.0 hours at rest, and after 17.5 ± 1.7 hours when the fast began with hard exercise."
msgstr "Das Keton BHB erreichte 0,5 mmol/l nach 21,1 ± 3,0 Stunden in Ruhe und nach 17,5 ± 1,7 Stunden, wenn das Fasten mit anstrengendem Sport begann."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "11 men and 9 women, healthy, who fasted for 36 hours twice."
msgstr "11 Männer und 9 Frauen, gesund, die zweimal 36 Stunden fasteten."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "One study of 20 people. The ± is the error of the mean: individual people differ by about four times as much."
msgstr "Eine Studie mit 20 Menschen. Das ± ist der Fehler des Mittelwerts: Einzelne Menschen weichen etwa viermal so weit ab."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The hour in other people, and what such a value means for health. With diabetes, that is a question for your physician."
msgstr "Die Stunde bei anderen Menschen, und was ein solcher Wert für die Gesundheit bedeutet. Bei Diabetes ist das eine Frage für deine Ärztin oder deinen Arzt."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "What cells do in a single fast is not known"
msgstr "Was Zellen bei einem einzelnen Fasten tun, ist nicht bekannt"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Whether one fast increases autophagy, the recycling inside cells, is still unknown in people. In one trial a marker in blood cells differed after six months of fasting on some days, but not after two months."
msgstr "Ob ein einzelnes Fasten beim Menschen die Autophagie verstärkt, das Wiederverwerten in den Zellen, ist noch unbekannt. In einer Studie unterschied sich ein Messwert in Blutzellen nach sechs Monaten mit Fasten an einzelnen Tagen, aber nicht nach zwei Monaten."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "A review; 121 people with obesity."
msgstr "Eine Übersichtsarbeit; 121 Menschen mit starkem Übergewicht."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The trial calls its analysis exploratory."
msgstr "Die Studie nennt ihre Auswertung selbst explorativ."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Whether anything of the kind happens in a fast like yours."
msgstr "Ob bei einem Fasten wie deinem etwas davon geschieht."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Adapting takes days"
msgstr "Die Umstellung dauert Tage"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Between hour 22 and hour 36, 82 ± 5 % of the sugar was newly made, and 96 ± 1 % in the next 18 hours. In ten days without food, under medical care, the change from sugar to ketones settled between the third and the sixth day."
msgstr "Zwischen der 22. und der 36. Stunde waren 82 ± 5 % des Zuckers neu gebildet, in den nächsten 18 Stunden 96 ± 1 %. In zehn Tagen ohne Essen, unter ärztlicher Aufsicht, pendelte sich der Wechsel von Zucker zu Ketonen zwischen dem dritten und sechsten Tag ein."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "People (the abstract does not say how many); 13 men."
msgstr "Menschen (wie viele, sagt die Zusammenfassung nicht); 13 Männer."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is sure that it takes days, but not how many."
msgstr "Sicher ist, dass es Tage dauert, aber nicht, wie viele."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Your own pace, and what such long fasts do to health, once or often. The ± is the error of the mean: people differ by more."
msgstr "Dein eigenes Tempo und was so langes Fasten für die Gesundheit bedeutet, einmal oder oft. Das ± ist der Fehler des Mittelwerts: Menschen unterscheiden sich stärker."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Researchers use “prolonged” for something longer"
msgstr "In der Forschung beginnt „langes Fasten“ später"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Experts agreed to call 2 to 3 days a short-term fast, and 4 days or more a prolonged one."
msgstr "Fachleute einigten sich darauf, 2 bis 3 Tage kurzes Fasten zu nennen und 4 Tage oder mehr langes."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "38 experts; 25 of them answered all five surveys."
msgstr "38 Fachleute; 25 davon beantworteten alle fünf Umfragen."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is an agreement about words, not a measurement."
msgstr "Eine Einigung über Wörter, keine Messung."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Nothing follows from a name about what a body does."
msgstr "Aus einem Namen folgt nichts darüber, was ein Körper tut."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Bodies differ by hours"
msgstr "Körper unterscheiden sich um Stunden"

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After 38 hours without food women had less sugar and more fatty acids in the blood than men. In another group, fatty acids rose faster in men. In a third, ketones reached the same value after 21.1 ± 3.0 hours. The ± is the error of the mean: individual people differed by many hours."
msgstr "Nach 38 Stunden ohne Essen hatten Frauen weniger Zucker und mehr Fettsäuren im Blut als Männer. In einer anderen Gruppe stiegen die Fettsäuren bei Männern schneller. In einer dritten erreichten die Ketone denselben Wert nach 21,1 ± 3,0 Stunden. Das ± ist der Fehler des Mittelwerts: Einzelne Menschen unterschieden sich um viele Stunden."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Women and men; in the second group 9 healthy ones of each, in the third 9 women and 11 men."
msgstr "Frauen und Männer; in der zweiten Gruppe je 9 Gesunde, in der dritten 9 Frauen und 11 Männer."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is sure that people differ, but not by how much."
msgstr "Sicher ist, dass Menschen sich unterscheiden, aber nicht, wie sehr."

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Your own hours. The hours of the phases are round numbers; real bodies change earlier or later."
msgstr "Deine eigenen Stunden. Die Stunden der Phasen sind runde Zahlen; beim einzelnen Körper kommt der Wechsel mal eher, mal später."

#: Sources/Words/Evidence/Safety.swift
msgid "Safety"
msgstr "Sicherheit"

#: Sources/Words/Evidence/Safety.swift
msgid "Ask a physician before you fast if you:"
msgstr "Hol dir vor dem Fasten ärztlichen Rat, wenn du:"

#: Sources/Words/Evidence/Safety.swift
msgid "are under 18"
msgstr "unter 18 bist"

#: Sources/Words/Evidence/Safety.swift
msgid "are pregnant or breastfeeding"
msgstr "schwanger bist oder stillst"

#: Sources/Words/Evidence/Safety.swift
msgid "have or had an eating disorder"
msgstr "eine Essstörung hast oder hattest"

#: Sources/Words/Evidence/Safety.swift
msgid "are underweight"
msgstr "untergewichtig bist"

#: Sources/Words/Evidence/Safety.swift
msgid "are old and frail"
msgstr "alt und gebrechlich bist"

#: Sources/Words/Evidence/Safety.swift
msgid "have diabetes, above all if you take insulin, sulfonylureas or SGLT2 inhibitors"
msgstr "Diabetes hast, vor allem wenn du Insulin, Sulfonylharnstoffe oder SGLT2-Hemmer nimmst"

#: Sources/Words/Evidence/Safety.swift
msgid "take medicines for the heart or blood pressure, diuretics, blood thinners or lithium"
msgstr "Medikamente für Herz oder Blutdruck, Entwässerungsmittel (Diuretika), Blutverdünner oder Lithium nimmst"

#: Sources/Words/Evidence/Safety.swift
msgid "take medicines that must be taken with food"
msgstr "Medikamente nimmst, die man zum Essen einnehmen muss"

#: Sources/Words/Evidence/Safety.swift
msgid "have a disease of the heart, the kidneys or the liver, or gout"
msgstr "eine Krankheit des Herzens, der Nieren oder der Leber oder Gicht hast"

#: Sources/Words/Evidence/Safety.swift
msgid "have adrenal insufficiency, or take cortisone"
msgstr "eine Nebennierenschwäche hast oder Kortison nimmst"

#: Sources/Words/Evidence/Safety.swift
msgid "have bipolar disorder"
msgstr "eine bipolare Störung hast"

#: Sources/Words/Evidence/Safety.swift
msgid "have had an operation of the stomach"
msgstr "am Magen operiert wurdest"

#: Sources/Words/Evidence/Safety.swift
msgid "Do not drink alcohol during a fast of a day or more: it can lower your blood sugar too far."
msgstr "Trink während eines Fastens von einem Tag oder mehr keinen Alkohol: Er kann den Blutzucker zu weit senken."

#: Sources/Words/Evidence/Safety.swift
msgid "End the fast and get medical help immediately if you faint, become confused, or have chest pain, a racing or uneven heartbeat, or vomiting that does not end."
msgstr "Beende das Fasten und hole sofort ärztliche Hilfe, wenn du ohnmächtig oder verwirrt wirst oder Brustschmerzen, einen rasenden oder unregelmäßigen Herzschlag oder Erbrechen hast, das nicht aufhört."

#: Sources/Words/Evidence/Safety.swift
msgid "After five days without food, eating again has a risk of its own. Ask a physician how to start eating again. Start with small amounts and increase them over several days."
msgstr "Nach fünf Tagen ohne Essen hat schon das Essen ein eigenes Risiko. Lass dir ärztlich raten, wie du wieder anfängst zu essen. Beginne mit kleinen Mengen und steigere sie über mehrere Tage."

#: Sources/Words/Evidence/Safety.swift
msgid "What happens if fasts of two days or more are repeated often is not known. Ask a physician before you do that."
msgstr "Was geschieht, wenn man oft zwei Tage oder länger fastet, ist nicht bekannt. Lass dich vorher ärztlich beraten."

#: Sources/Words/Evidence/Safety.swift
msgid "Ask a physician before you fast if you are under 18, pregnant, breastfeeding, underweight or frail, have a disease, have or had an eating disorder, or take medicines."
msgstr "Lass dich vor dem Fasten ärztlich beraten, wenn du unter 18, schwanger, untergewichtig oder gebrechlich bist, stillst, eine Krankheit hast, eine Essstörung hast oder hattest oder Medikamente nimmst."

#: Sources/Words/Evidence/Safety.swift
msgid "More: `atrest why safety`."
msgstr "Mehr: `atrest why safety`."

#: Sources/Words/Evidence/Safety.swift
msgid "After five days without food, ask a physician how to start eating again, and start with small amounts: `atrest why safety`."
msgstr "Lass dir nach fünf Tagen ohne Essen ärztlich raten, wie du wieder anfängst zu essen, und beginne mit kleinen Mengen: `atrest why safety`."

#: Sources/Words/Evidence/Safety.swift
msgid "Most of what is known about fasts of two days or more was measured under medical care. Ask a physician about a fast of this length."
msgstr "Das meiste, was über Fasten von zwei Tagen und mehr bekannt ist, wurde unter ärztlicher Aufsicht gemessen. Sprich mit einem Arzt oder einer Ärztin über ein so langes Fasten."

#: Sources/Words/Evidence/Safety.swift
msgid "That is a lot of water in three hours. Too much plain water thins the salt in the blood."
msgstr "Das ist viel Wasser in drei Stunden. Zu viel reines Wasser verdünnt das Salz im Blut."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Some people need a physician's advice first"
msgstr "Manche Menschen brauchen zuerst ärztlichen Rat"

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Experts went through the medicines for diabetes one by one. Their advice is to fast with a physician and to measure blood sugar. In a survey, young people who fasted reported signs of an eating disorder more often."
msgstr "Fachleute sind die Medikamente gegen Diabetes einzeln durchgegangen. Ihr Rat: mit ärztlicher Begleitung fasten und den Blutzucker messen. In einer Umfrage berichteten junge Menschen, die fasteten, öfter von Zeichen einer Essstörung."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "One trial and a few case reports of people with diabetes; 2,762 young people in Canada."
msgstr "Eine Studie und einige Fallberichte über Menschen mit Diabetes; 2.762 junge Menschen in Kanada."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Expert opinion and a survey. Other diseases and medicines have claims of their own, and underweight is named in a guideline on eating again. The rest of the list is medical caution."
msgstr "Meinung von Fachleuten und eine Umfrage. Andere Krankheiten und Medikamente haben eigene Aussagen, und Untergewicht nennt eine Leitlinie zum Essen nach langem Fasten. Der Rest der Liste ist ärztliche Vorsicht."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How often fasting harms the people in the list. A survey cannot tell which came first."
msgstr "Wie oft Fasten den Menschen auf der Liste schadet. Eine Umfrage kann nicht sagen, was zuerst kam."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Some medicines act differently in a fast"
msgstr "Manche Medikamente wirken beim Fasten anders"

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "With diuretics, the upper value of the blood pressure was 8.9 mmHg lower in a month of fasts by day; with other medicines it hardly changed. The authors call diuretics well tolerated in general, and safe if blood pressure is well controlled. With the blood thinner warfarin, the blood was too thin for 30 % of the time, compared with 11 % before. No one bled; the authors advise closer checks or another dose if the risk of bleeding is high. Lithium in the blood did not change; the authors call that safe only if people drink enough and take it as prescribed."
msgstr "Mit Entwässerungsmitteln war der obere Blutdruckwert in einem Monat mit Fasten am Tag 8,9 mmHg niedriger; mit anderen Medikamenten änderte er sich kaum. Laut der Studie werden Entwässerungsmittel im Allgemeinen gut vertragen und können bei gut eingestelltem Blutdruck sicher sein. Mit dem Gerinnungshemmer Warfarin war das Blut 30 % der Zeit zu dünn, verglichen mit 11 % davor. Niemand hatte eine Blutung; bei hohem Blutungsrisiko raten die Autoren zu engeren Kontrollen oder einer anderen Dosis. Lithium im Blut änderte sich nicht; sicher nennen die Autoren das nur, wenn man genug trinkt und es wie verordnet nimmt."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "129 people with high blood pressure; 32 who took warfarin; 250 who took lithium, 131 of whom fasted."
msgstr "129 Menschen mit hohem Blutdruck; 32, die Warfarin nahmen; 250, die Lithium nahmen, davon fasteten 131."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "One study each, of fasts from dawn to sunset, without water, for a month. Other studies of warfarin found no change."
msgstr "Je eine Studie, über Fasten von der Dämmerung bis Sonnenuntergang ohne Wasser, einen Monat lang. Andere Studien mit Warfarin fanden keine Veränderung."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "What these and other medicines do in a fast of a day or more: the people of these studies ate and drank every evening. That is a question for the physician who prescribes them."
msgstr "Was diese und andere Medikamente bei einem Fasten von einem Tag und mehr bewirken: Die Menschen in diesen Studien aßen und tranken jeden Abend. Das ist eine Frage an die Ärztin oder den Arzt, die sie verordnen."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "With a disease of the heart, the kidneys or the liver, a fast can do harm"
msgstr "Mit einer Krankheit des Herzens, der Nieren oder der Leber kann Fasten schaden"

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Experts advise against fasting with advanced heart failure, after a recent heart attack and with a poorly controlled irregular heartbeat. With chronic kidney disease, creatinine in the blood rose within a week in 60 % of those who fasted. Six of those who fasted had a serious heart or vessel event, compared with one who did not fast. Most of the six already had such a disease. Fasting harmed people with moderate or advanced cirrhosis of the liver and people with a stomach ulcer. With mild cirrhosis or chronic hepatitis, the authors allow it after an examination and with close checks."
msgstr "Fachleute raten vom Fasten ab bei fortgeschrittener Herzschwäche, nach einem kürzlichen Herzinfarkt und bei schlecht eingestelltem unregelmäßigem Herzschlag. Bei chronischer Nierenkrankheit stieg bei 60 % der Fastenden das Kreatinin im Blut innerhalb einer Woche. Sechs der Fastenden hatten ein schweres Ereignis an Herz oder Gefäßen, in der anderen Gruppe eine Person. Die meisten der sechs hatten schon vorher eine solche Krankheit. Menschen mit mäßiger oder fortgeschrittener Leberzirrhose und Menschen mit einem Magengeschwür schadete das Fasten. Bei leichter Zirrhose oder chronischer Hepatitis halten die Autoren es nach einer Untersuchung und mit engen Kontrollen für möglich."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Two reviews; 131 people with chronic kidney disease."
msgstr "Zwei Übersichten; 131 Menschen mit chronischer Nierenkrankheit."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Small studies of fasts by day, and expert opinion. Another study of kidney disease found no harm."
msgstr "Kleine Studien über Fasten am Tag und Meinungen von Fachleuten. Eine andere Studie über Nierenkrankheit fand keinen Schaden."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How a longer fast with water differs. With a mild disease a fast may be possible: that is for a physician to say."
msgstr "Wie sich ein längeres Fasten mit Wasser unterscheidet. Mit einer leichten Krankheit ist ein Fasten vielleicht möglich: Das ist ärztlich zu klären."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Uric acid rises in a long fast"
msgstr "Harnsäure steigt bei langem Fasten"

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Uric acid in the blood rose from 5.9 to 12.5 mg in 100 ml within seven days without food, because the kidneys release less of it, and later fell again. Attacks of gout can follow in people who are prone to them."
msgstr "Die Harnsäure im Blut stieg in sieben Tagen ohne Essen von 5,9 auf 12,5 mg in 100 ml, weil die Nieren weniger davon ausscheiden, und sank später wieder. Bei Menschen, die dazu neigen, kann ein Gichtanfall folgen."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "15 people with obesity."
msgstr "15 Menschen mit Adipositas."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "It was measured in several studies."
msgstr "Es wurde in mehreren Studien gemessen."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How often a fast brings on an attack of gout."
msgstr "Wie oft ein Fasten einen Gichtanfall auslöst."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "In a long fast, alcohol lowers blood sugar"
msgstr "Bei langem Fasten senkt Alkohol den Blutzucker"

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "After 56 hours without food, alcohol given over four hours lowered blood sugar by 26 %, because it keeps the body from making sugar. After eight hours without food it changed nothing."
msgstr "Nach 56 Stunden ohne Essen senkte Alkohol, über vier Stunden gegeben, den Blutzucker um 26 %, weil er den Körper daran hindert, Zucker zu bilden. Nach acht Stunden ohne Essen änderte er nichts."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Six men."
msgstr "Sechs Männer."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "A small group."
msgstr "Eine kleine Gruppe."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "After how many hours it begins, and how much alcohol it takes."
msgstr "Nach wie vielen Stunden es beginnt und wie viel Alkohol es braucht."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Most unwanted effects were mild, but not all"
msgstr "Die meisten unerwünschten Wirkungen waren leicht, aber nicht alle"

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "In 768 clinic stays with water-only fasts of two days or more, 75 % of the unwanted effects were mild. The worst one was at most moderate in 555 stays, severe in 212 (28 %) and life-threatening in one. No one died. Two stays had an event that counts as serious; the abstract does not say which."
msgstr "In 768 Klinikaufenthalten mit zwei oder mehr Tagen nur mit Wasser waren 75 % der unerwünschten Wirkungen leicht. Die schwerste war bei 555 Aufenthalten höchstens mäßig, bei 212 (28 %) schwer und bei einem lebensbedrohlich. Niemand starb. Bei zwei Aufenthalten gab es ein Ereignis, das als schwerwiegend gilt; welches, sagt die Zusammenfassung nicht."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Adults of 21 years or more in one clinic, watched by physicians."
msgstr "Erwachsene ab 21 Jahren in einer Klinik, unter ärztlicher Aufsicht."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Records of one clinic, read afterwards, without a group of people who ate."
msgstr "Akten einer einzigen Klinik, nachträglich gelesen, ohne eine Gruppe, die aß."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How it is at home. All of these people drank water. The signs to stop for are medical caution, not a finding of this study."
msgstr "Wie es zu Hause ist. All diese Menschen tranken Wasser. Die Zeichen zum Abbrechen sind ärztliche Vorsicht, kein Befund dieser Studie."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "After five days, eating again has a risk of its own"
msgstr "Nach fünf Tagen birgt es ein eigenes Risiko, wieder zu essen"

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "When eating begins again, phosphate, potassium and magnesium in the blood can fall (refeeding syndrome). One guideline (ASPEN) counts five to six days with almost no food as one sign of that risk, and more than seven days as a sign that is enough on its own. Another (NICE) says more than five and more than ten days. With low weight, much alcohol, insulin or diuretics the risk comes sooner."
msgstr "Wenn das Essen wieder beginnt, können Phosphat, Kalium und Magnesium im Blut sinken (Refeeding-Syndrom). Eine Leitlinie (ASPEN) zählt fünf bis sechs Tage fast ohne Essen als ein Zeichen dieses Risikos und mehr als sieben Tage als eines, das für sich allein genügt. Eine andere (NICE) nennt mehr als fünf und mehr als zehn Tage. Bei niedrigem Gewicht, viel Alkohol, Insulin oder Entwässerungsmitteln kommt das Risiko früher."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Patients, most of them in hospital."
msgstr "Patientinnen und Patienten, die meisten davon im Krankenhaus."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Experts agree. For healthy people it is a precaution."
msgstr "Fachleute sind sich einig. Für Gesunde ist es eine Vorsichtsmaßnahme."

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How often it happens to healthy people after a long fast."
msgstr "Wie oft es Gesunden nach langem Fasten geschieht."

#: Sources/Words/Evidence/Why.swift
msgid "{from} hours and more"
msgstr "{from} Stunden und mehr"

#: Sources/Words/Evidence/Why.swift
msgid "{from} to {to} hours"
msgstr "{from} bis {to} Stunden"

#: Sources/Words/Evidence/Why.swift
msgid "Who should ask a physician first, and when to stop: `atrest why safety`."
msgstr "Wer vorher ärztlichen Rat braucht und wann man aufhört: `atrest why safety`."

#: Sources/Words/Evidence/Why.swift
msgid "Measured:"
msgstr "Gemessen:"

#: Sources/Words/Evidence/Why.swift
msgid "In whom:"
msgstr "Bei wem:"

#: Sources/Words/Evidence/Why.swift
msgid "Certainty:"
msgstr "Sicherheit der Aussage:"

#: Sources/Words/Evidence/Why.swift
msgid "Not known:"
msgstr "Nicht bekannt:"

#: Sources/Words/Evidence/Why.swift
msgid "Sources:"
msgstr "Quellen:"

#: Sources/Words/Evidence/WhyUsage.swift
msgid "Show what is known about a phase, and how sure it is."
msgstr "Zeigt, was über eine Phase bekannt ist und wie sicher es ist."

#: Sources/Words/Evidence/WhyUsage.swift
msgid "Without an argument, it shows the present phase of the running fast. Each text says what was measured, in whom, how sure it is, what is not known, and the sources. It needs no network, and for a named phase not even the agent."
msgstr "Ohne Angabe geht es um die gegenwärtige Phase des laufenden Fastens. Jeder Text sagt, was gemessen wurde, bei wem, wie sicher das ist und was nicht bekannt ist, und nennt die Quellen. Das geht ohne Netz, und für eine genannte Phase auch ohne den Agenten."

#: Sources/Words/Evidence/WhyUsage.swift
msgid "A phase by its key, its title or an hour (14), `safety`, or a word to look for, such as `ketosis`; by default the present phase."
msgstr "Eine Phase mit ihrem Schlüssel, ihrem Titel oder einer Stunde (14), `safety` oder ein gesuchtes Wort wie `ketosis`; sonst die jetzige Phase."

#: Sources/Words/Evidence/WhyUsage.swift
msgid "It is not known here. What was read for Atrest does not show what a fast does to it, so Atrest makes no claim about it."
msgstr "Das ist hier nicht bekannt. Was für Atrest gelesen wurde, zeigt nicht, was ein Fasten daran ändert; deshalb behauptet Atrest nichts dazu."

#: Sources/Words/Evidence/WhyUsage.swift
msgid "No fast is running, so there is no present phase. Name one:"
msgstr "Es läuft kein Fasten, also gibt es keine gegenwärtige Phase. Nenne eine:"

#: Sources/Words/Evidence/WhyUsage.swift
msgid "who should ask a physician first, and when to stop"
msgstr "wer vorher ärztlichen Rat braucht und wann man aufhört"

#: Sources/Words/Evidence/WhyUsage.swift
msgid "There is no phase `{text}`. Name one of {known}."
msgstr "Es gibt keine Phase `{text}`. Nenne eine von {known}."

#: Sources/Words/Evidence/WhyUsage.swift
msgid "Nothing was found for `{text}`. Name one of {known}, an hour, or a word such as `hunger`."
msgstr "Zu `{text}` ist nichts zu finden. Nenne eines von {known}, eine Stunde oder ein Wort wie `hunger`."

#: Sources/Words/Evidence/WhyUsage.swift
msgid "`{text}` is out of range. Name an hour from 0 to {maximum}."
msgstr "`{text}` liegt außerhalb. Nenne eine Stunde von 0 bis {maximum}."

#: Sources/Words/ForestWords.swift Sources/Words/Window/ShortcutWords.swift
msgid "Forest"
msgstr "Wald"

#: Sources/Words/ForestWords.swift
msgid "The fast"
msgstr "Das Fasten"

#: Sources/Words/ForestWords.swift
msgid "Your forest grows here."
msgstr "Hier wächst dein Wald."

#: Sources/Words/ForestWords.swift
msgid "There is no scene `{scene}`. The scenes are timer, icon and forest."
msgstr "Die Szene `{scene}` gibt es nicht. Möglich sind timer, icon und forest."

#: Sources/Words/ForestWords.swift
msgid "There is no format `{format}`. The formats are svg and html."
msgstr "Das Format `{format}` gibt es nicht. Möglich sind svg und html."

#: Sources/Words/ForestWords.swift
msgid "A picture must be 1 to {limit} pixels wide and 1 to {limit} high."
msgstr "Ein Bild ist 1 bis {limit} Pixel breit und 1 bis {limit} hoch."

#: Sources/Words/ForestWords.swift
msgid "The forest needs a licence. Your trees are kept, and a licence shows them again."
msgstr "Der Wald braucht eine Lizenz. Deine Bäume bleiben erhalten, und mit einer Lizenz siehst du sie wieder."

#: Sources/Words/ForestWords.swift
msgid "The picture could not be created: {reason}."
msgstr "Das Bild konnte nicht erstellt werden: {reason}."

#: Sources/Words/ForestWords.swift
msgid "Show the forest of your fasts."
msgstr "Zeigt den Wald deiner Fasten."

#: Sources/Words/ForestWords.swift
msgid "In a terminal, scroll with the arrow keys, Page Up and Page Down, and leave with q."
msgstr "Im Terminal blätterst du mit den Pfeiltasten, Bild auf und Bild ab; q verlässt die Ansicht."

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as SVG."
msgstr "Schreibt den Wald als SVG in diese Datei."

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as PNG."
msgstr "Schreibt den Wald als PNG in diese Datei."

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as a page that scrolls together with its sky."
msgstr "Schreibt den Wald in diese Datei, als Seite, die zusammen mit ihrem Himmel scrollt."

#: Sources/Words/ForestWords.swift
msgid "Open the forest in the browser."
msgstr "Öffnet den Wald im Browser."

#: Sources/Words/ForestWords.swift
msgid "Ask the desktop to make it the wallpaper."
msgstr "Bittet den Desktop, ihn als Hintergrundbild zu nehmen."

#: Sources/Words/ForestWords.swift
msgid "The size of the picture in pixels, such as 1920x1080, with the most recent trees."
msgstr "Die Größe des Bildes in Pixeln, etwa 1920x1080, mit den neuesten Bäumen."

#: Sources/Words/ForestWords.swift
msgid "`{text}` is not a size. Write 1280x800. Each side is at most {limit}."
msgstr "`{text}` ist keine Größe. Schreib 1280x800. Jede Seite darf höchstens {limit} sein."

#: Sources/Words/ForestWords.swift
msgid "Use only one of --svg, --png, --html, --open and --wallpaper."
msgstr "Nimm nur eines von --svg, --png, --html, --open und --wallpaper."

#: Sources/Words/ForestWords.swift
msgid "--size works only with --svg, --png and --wallpaper."
msgstr "--size wirkt nur mit --svg, --png und --wallpaper."

#: Sources/Words/ForestWords.swift
msgid "The forest was written to {path}."
msgstr "Der Wald steht jetzt in {path}."

#: Sources/Words/ForestWords.swift
msgid "This machine cannot convert SVG to PNG: librsvg's loader for gdk-pixbuf is missing. Install librsvg2-common, or use --svg."
msgstr "Dieser Rechner kann aus SVG kein PNG machen: Das Modul von librsvg für gdk-pixbuf fehlt. Installiere librsvg2-common, oder nimm --svg."

#: Sources/Words/ForestWords.swift
msgid "There is no private folder for the page (XDG_RUNTIME_DIR). Write it with --html FILE and open that file."
msgstr "Es gibt keinen privaten Ordner für die Seite (XDG_RUNTIME_DIR). Schreib sie mit --html DATEI, und öffne diese Datei."

#: Sources/Words/ForestWords.swift
msgid "No browser could be started. The page is in {path}."
msgstr "Es konnte kein Browser gestartet werden. Die Seite liegt in {path}."

#: Sources/Words/ForestWords.swift
msgid "This desktop does not let programs set the wallpaper (it has no portal for that). Write a picture with --png FILE and choose it in the desktop's settings."
msgstr "Auf diesem Desktop können Programme das Hintergrundbild nicht setzen (es fehlt ein Portal dafür). Schreib ein Bild mit --png DATEI, und wähle es in den Einstellungen des Desktops."

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not accept the wallpaper: {reason}."
msgstr "Das Portal des Desktops hat das Hintergrundbild nicht angenommen: {reason}."

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not answer. The wallpaper was not changed."
msgstr "Das Portal des Desktops hat nicht geantwortet. Das Hintergrundbild wurde nicht geändert."

#: Sources/Words/ForestWords.swift
msgid "The forest is now the wallpaper."
msgstr "Der Wald ist jetzt das Hintergrundbild."

#: Sources/Words/ForestWords.swift
msgid "The wallpaper was not changed."
msgstr "Das Hintergrundbild wurde nicht geändert."

#: Sources/Words/Milestones.swift
msgid "Digestion completing"
msgstr "Verdauung klingt aus"

#: Sources/Words/Milestones.swift
msgid "Beginning to shift"
msgstr "Umstellung beginnt"

#: Sources/Words/Milestones.swift
msgid "Metabolic transition"
msgstr "Stoffwechsel im Übergang"

#: Sources/Words/Milestones.swift
msgid "Deeper rhythm"
msgstr "Tieferer Rhythmus"

#: Sources/Words/Milestones.swift
msgid "Extended fast"
msgstr "Ausgedehntes Fasten"

#: Sources/Words/Milestones.swift
msgid "Prolonged fast"
msgstr "Langes Fasten"

#: Sources/Words/Milestones.swift
msgid "Your last meal is likely still being absorbed. Blood sugar and insulin are typically raised for a while, then settle."
msgstr "Deine letzte Mahlzeit wird wahrscheinlich noch aufgenommen. Blutzucker und Insulin sind meist eine Weile erhöht und pendeln sich dann wieder ein."

#: Sources/Words/Milestones.swift
msgid "The last meal is likely almost absorbed. Over these hours your body begins to draw on its own reserves, the sugar stored in the liver."
msgstr "Die letzte Mahlzeit ist wahrscheinlich fast aufgenommen. In diesen Stunden beginnt dein Körper, von eigenen Reserven zu zehren: vom Zucker, den die Leber gespeichert hat."

#: Sources/Words/Milestones.swift
msgid "Your body is likely moving between fuels. Hunger, if it comes, tends to come in waves, often at usual mealtimes, and typically passes."
msgstr "Dein Körper geht wahrscheinlich gerade von einer Energiequelle zur anderen über. Wenn Hunger kommt, dann oft in Wellen und zu den gewohnten Essenszeiten, und er vergeht meist."

#: Sources/Words/Milestones.swift
msgid "Your liver has likely used part of its store and now makes much of your blood sugar itself. Some feel clearer, others find it harder; both are ordinary."
msgstr "Deine Leber hat wahrscheinlich einen Teil ihres Vorrats verbraucht und bildet jetzt viel von deinem Blutzucker selbst. Manche fühlen sich klarer, andere tun sich schwer; beides ist üblich."

#: Sources/Words/Milestones.swift
msgid "At rest, your body likely lives mostly on stored fat. Ketones begin to rise, earlier in one person, later in another. There is nothing to do."
msgstr "In Ruhe lebt dein Körper wahrscheinlich vor allem von gespeichertem Fett. Ketone beginnen zu steigen, bei manchen eher als bei anderen. Es gibt nichts zu tun."

#: Sources/Words/Milestones.swift
msgid "Your body is likely still adapting, and goes on adapting for days. Drink water, and stop whenever you feel unwell."
msgstr "Dein Körper stellt sich wahrscheinlich noch um, und das dauert Tage. Trink Wasser, und hör auf, wann immer du dich unwohl fühlst."

#: Sources/Words/Premium/Premium.swift
msgid "Premium"
msgstr "Premium"

#: Sources/Words/Premium/Premium.swift
msgid "Go premium"
msgstr "Zu Premium"

#: Sources/Words/Premium/Premium.swift
msgid "Continue with Atrest"
msgstr "Mit Atrest weitermachen"

#: Sources/Words/Premium/Premium.swift
msgid "Maybe later"
msgstr "Vielleicht später"

#: Sources/Words/Premium/Premium.swift
msgid "What a licence keeps"
msgstr "Was mit einer Lizenz bleibt"

#: Sources/Words/Premium/Premium.swift
msgid "The forest, the tree of a running fast and the whole calendar."
msgstr "Der Wald, der Baum eines laufenden Fastens und der ganze Kalender."

#: Sources/Words/Premium/Premium.swift
msgid "What is free for ever"
msgstr "Was kostenlos bleibt"

#: Sources/Words/Premium/Premium.swift
msgid "The timer, its phases and notifications, water, Vigil, settings, export and import. No fast is ever deleted."
msgstr "Die Uhr mit ihren Phasen und Benachrichtigungen, Wasser, Vigil, Einstellungen, Export und Import. Kein Fasten wird je gelöscht."

#: Sources/Words/Premium/Premium.swift
msgid "Licences"
msgstr "Lizenzen"

#: Sources/Words/Premium/Premium.swift
msgid "{price}. The licence is for one year. It ends on its own and is never renewed."
msgstr "{price}. Die Lizenz gilt ein Jahr. Sie endet von selbst und wird nie verlängert."

#: Sources/Words/Premium/Premium.swift
msgid "{price}. The licence does not expire."
msgstr "{price}. Die Lizenz läuft nicht ab."

#: Sources/Words/Premium/Premium.swift
msgid "Seller"
msgstr "Verkäufer"

#: Sources/Words/Premium/Premium.swift
msgid "Terms: {link}"
msgstr "Bedingungen: {link}"

#: Sources/Words/Premium/Premium.swift
msgid "Ten fasts are complete"
msgstr "Zehn Fasten sind abgeschlossen"

#: Sources/Words/Premium/Premium.swift
msgid "You have completed ten fasts here. The forest, the tree of a running fast and the whole calendar belong to premium. Everything else stays as it is."
msgstr "Du hast hier zehn Fasten abgeschlossen. Der Wald, der Baum eines laufenden Fastens und der ganze Kalender gehören zu Premium. Alles andere bleibt, wie es ist."

#: Sources/Words/Premium/Premium.swift
msgid "`atrest premium` shows the offer."
msgstr "`atrest premium` zeigt das Angebot."

#: Sources/Words/Premium/Premium.swift
msgid "For more, type `atrest premium` in a terminal."
msgstr "Mehr sagt `atrest premium` in einem Terminal."

#: Sources/Words/Premium/Premium.swift
msgid "Show the licence, add one or remove it."
msgstr "Die Lizenz anzeigen, hinzufügen oder entfernen."

#: Sources/Words/Premium/Premium.swift
msgid "Without a subcommand, it says which licence there is, and what a licence keeps."
msgstr "Ohne Unterbefehl steht da, welche Lizenz es gibt und was mit einer Lizenz bleibt."

#: Sources/Words/Premium/Premium.swift
msgid "Show which licence there is, and what a licence keeps."
msgstr "Sagt, welche Lizenz es gibt und was mit einer Lizenz bleibt."

#: Sources/Words/Premium/Premium.swift
msgid "Print the text of the licence, to take it to another machine."
msgstr "Gibt den Text der Lizenz aus, um sie auf einen anderen Rechner mitzunehmen."

#: Sources/Words/Premium/Premium.swift
msgid "Add a licence."
msgstr "Eine Lizenz hinzufügen."

#: Sources/Words/Premium/Premium.swift
msgid "Remove the licence. No fast is deleted."
msgstr "Die Lizenz entfernen. Kein Fasten wird gelöscht."

#: Sources/Words/Premium/Premium.swift
msgid "The file of the licence; - is standard input."
msgstr "Die Datei der Lizenz; - ist die Standardeingabe."

#: Sources/Words/Premium/Premium.swift
msgid "Add a licence in the settings, or drop its file there."
msgstr "Füge eine Lizenz in den Einstellungen hinzu, oder ziehe ihre Datei dorthin."

#: Sources/Words/Premium/Premium.swift
msgid "`atrest premium add FILE` adds a licence."
msgstr "`atrest premium add DATEI` fügt eine Lizenz hinzu."

#: Sources/Words/Premium/Premium.swift
msgid "The agent does not know about licences yet. Log out and in again."
msgstr "Der Agent kennt noch keine Lizenzen. Melde dich ab und wieder an."

#: Sources/Words/Premium/Premium.swift
msgid "Premium. Licence of {name}."
msgstr "Premium. Lizenz von {name}."

#: Sources/Words/Premium/Premium.swift
msgid "Premium until {date}. Licence of {name}."
msgstr "Premium bis {date}. Lizenz von {name}."

#: Sources/Words/Premium/Premium.swift
msgid "There is no licence."
msgstr "Es gibt keine Lizenz."

#: Sources/Words/Premium/Premium.swift
msgid "Copy the licence"
msgstr "Lizenz kopieren"

#: Sources/Words/Premium/Premium.swift
msgid "The text of the licence is on the clipboard."
msgstr "Der Text der Lizenz ist in der Zwischenablage."

#: Sources/Words/Premium/Premium.swift
msgid "The licence was added."
msgstr "Die Lizenz ist hinzugefügt."

#: Sources/Words/Premium/Premium.swift
msgid "The licence was removed. All your fasts are kept."
msgstr "Die Lizenz ist entfernt. Alle deine Fasten bleiben erhalten."

#: Sources/Words/Premium/Premium.swift
msgid "This text is not a licence for Atrest."
msgstr "Dieser Text ist keine Lizenz für Atrest."

#: Sources/Words/Premium/Premium.swift
msgid "This licence is for a different installation of Atrest."
msgstr "Diese Lizenz ist für eine andere Installation von Atrest."

#: Sources/Words/Premium/Premium.swift
msgid "This licence expired on {date}."
msgstr "Diese Lizenz endete am {date}."

#: Sources/Words/Premium/Premium.swift
msgid "This licence has expired."
msgstr "Diese Lizenz ist abgelaufen."

#: Sources/Words/Premium/Premium.swift
msgid "This licence starts on {date}."
msgstr "Diese Lizenz beginnt am {date}."

#: Sources/Words/Premium/Premium.swift
msgid "This licence has not started yet."
msgstr "Diese Lizenz hat noch nicht begonnen."

#: Sources/Words/Premium/Premium.swift
msgid "This licence was revoked by its issuer."
msgstr "Diese Lizenz wurde von ihren Ausstellern widerrufen."

#: Sources/Words/Premium/Premium.swift
msgid "This licence is damaged. Use the file as you received it, with every line."
msgstr "Diese Lizenz ist beschädigt. Verwende die Datei, wie du sie erhalten hast, mit jeder Zeile."

#: Sources/Words/Premium/Premium.swift
msgid "This licence cannot be checked, because the library libgcrypt is not installed."
msgstr "Diese Lizenz kann nicht geprüft werden, weil die Bibliothek libgcrypt nicht installiert ist."

#: Sources/Words/Vigil.swift
msgid "Vigil"
msgstr "Vigil"

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "Adds Scripture and reflective language throughout your fasting experience."
msgstr "Fügt deinem Fasten Worte der Bibel und der Besinnung hinzu."

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "You have set this time apart."
msgstr ""

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "For now, it is simply a choice — a quiet setting-apart of hours."
msgstr ""

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "What was received is now being tended — drawn from gently."
msgstr ""

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "This is often where choosing to remain becomes its own quiet practice."
msgstr ""

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "Not only the body finds a rhythm — something quieter settles alongside it."
msgstr ""

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "For thousands of years, fasting this long has been understood as a way of making room."
msgstr ""

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "Be attentive to how you feel — and to what else surfaces in the stillness."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Psalm 118"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "This is the day."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Psalm 23"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "I shall not want."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Isaiah 43"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "When you pass through, I will be with you."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Psalm 46"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Be still, and know."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Matthew 4"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Not by bread alone."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Psalm 139"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Search me, and know my heart."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Revelation 22"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "In every season, it yields its fruit."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Philippians 1"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "What was begun in you is being carried to completion."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Ecclesiastes 3"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "To everything, a season."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Numbers 6"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "The Lord bless you, and keep you."
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "You prepare a table before me."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Psalm 119"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "The earth is full of your steadfast love."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Lamentations 3"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Morning by morning, new mercies."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Psalm 19"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "The heavens declare."
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "He leads me beside still waters."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Colossians 1"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "In him all things hold together."
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Great is your faithfulness."
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Your hands have made and fashioned me."
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Even the darkness is not dark to you."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Isaiah 30"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "In returning and rest you shall be saved."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Matthew 6"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Consider the birds of the air."
msgstr ""

#. Book and chapter, never a verse.
#: Sources/Words/Vigil.swift
msgid "Luke 12"
msgstr ""

#. Scripture: do not translate freely. Take the wording of an established translation of the Bible, without naming it.
#: Sources/Words/Vigil.swift
msgid "Consider how they grow."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Scripture: {text}"
msgstr "Bibelwort: {text}"

#: Sources/Words/Vigil.swift
msgid "From {citation}"
msgstr "Aus {citation}"

#: Sources/Words/Vigil.swift
msgid "Turn Vigil on or off, or show its words."
msgstr "Schaltet Vigil ein oder aus oder zeigt seine Worte."

#: Sources/Words/Vigil.swift
msgid "on, off, show (the words of this moment) or forest (the line below the forest). By default, print whether Vigil is on."
msgstr "on, off, show (die Worte dieses Augenblicks) oder forest (die Zeile unter dem Wald). Ohne Angabe wird gezeigt, ob Vigil eingeschaltet ist."

#: Sources/Words/Vigil.swift
msgid "Show the book and chapter too."
msgstr "Zeigt auch Buch und Kapitel."

#: Sources/Words/Vigil.swift
msgid "Vigil is on."
msgstr "Vigil ist eingeschaltet."

#: Sources/Words/Vigil.swift
msgid "Vigil is off."
msgstr "Vigil ist ausgeschaltet."

#: Sources/Words/Vigil.swift
msgid "Vigil is off, so there is nothing to show. `atrest vigil on` turns it on."
msgstr "Vigil ist ausgeschaltet, deshalb gibt es nichts zu zeigen. `atrest vigil on` schaltet es ein."

#: Sources/Words/Vigil.swift
msgid "--cite needs show or forest, as in `atrest vigil show --cite`."
msgstr "--cite braucht show oder forest, etwa `atrest vigil show --cite`."

#: Sources/Words/Vigil.swift
msgid "`{act}` is not one of on, off, show and forest."
msgstr "`{act}` gibt es hier nicht. Möglich sind on, off, show und forest."

#: Sources/Words/Vigil.swift
msgid "Citation"
msgstr "Bibelstelle"

#: Sources/Words/Window/Calendar.swift
msgid "Previous month"
msgstr "Voriger Monat"

#: Sources/Words/Window/Calendar.swift
msgid "Next month"
msgstr "Nächster Monat"

#: Sources/Words/Window/Calendar.swift
msgid "Today"
msgstr "Heute"

#: Sources/Words/Window/Calendar.swift
msgid "{month} {year}"
msgstr "{month} {year}"

#: Sources/Words/Window/Calendar.swift
msgid "{weekday}, {day} {month}"
msgstr "{weekday}, {day}. {month}"

#: Sources/Words/Window/Calendar.swift
msgid "{weekday}, {day} {month} {year}"
msgstr "{weekday}, {day}. {month} {year}"

#: Sources/Words/Window/Calendar.swift
msgid "Water: {amount}"
msgstr "Wasser: {amount}"

#: Sources/Words/Window/Calendar.swift
msgid "Totals"
msgstr "Summen"

#: Sources/Words/Window/Calendar.swift
msgid "Days"
msgstr "Tage"

#: Sources/Words/Window/Calendar.swift
msgid "Weeks"
msgstr "Wochen"

#: Sources/Words/Window/Calendar.swift
msgid "Months"
msgstr "Monate"

#: Sources/Words/Window/Calendar.swift
msgid "Week from {day}"
msgstr "Woche ab {day}"

#: Sources/Words/Window/Calendar.swift
msgid "Add a fast"
msgstr "Fasten hinzufügen"

#: Sources/Words/Window/Calendar.swift
msgid "Change the fast"
msgstr "Fasten ändern"

#: Sources/Words/Window/Calendar.swift Sources/Words/Window/ShortcutWords.swift
msgid "Delete the fast"
msgstr "Fasten löschen"

#: Sources/Words/Window/Calendar.swift Sources/Words/Window/Timer.swift
msgid "Add"
msgstr "Hinzufügen"

#: Sources/Words/Window/Calendar.swift
msgid "Save"
msgstr "Speichern"

#: Sources/Words/Window/Calendar.swift
msgid "Intended duration"
msgstr "Vorgesehene Dauer"

#: Sources/Words/Window/Calendar.swift
msgid "Deleted: {duration}."
msgstr "Gelöscht: {duration}."

#: Sources/Words/Window/DataPage.swift
msgid "Your data is stored only on this device."
msgstr "Deine Daten werden nur auf diesem Gerät gespeichert."

#: Sources/Words/Window/DataPage.swift
msgid "Your fasts, your notes and your water are also in the shared folder."
msgstr "Deine Fasten, deine Notizen und dein Wasser liegen auch im geteilten Ordner."

#: Sources/Words/Window/DataPage.swift
msgid "Open the folder"
msgstr "Ordner öffnen"

#: Sources/Words/Window/DataPage.swift
msgid "Export…"
msgstr "Exportieren …"

#: Sources/Words/Window/DataPage.swift
msgid "Your fasts, water and settings in one file. A name that ends with .csv makes a table of the fasts, and one with .ics a calendar."
msgstr "Deine Fasten, das Wasser und die Einstellungen in einer Datei. Ein Name mit .csv ergibt eine Tabelle der Fasten, einer mit .ics einen Kalender."

#: Sources/Words/Window/DataPage.swift
msgid "Export"
msgstr "Exportieren"

#: Sources/Words/Window/DataPage.swift
msgid "_Export"
msgstr "_Exportieren"

#: Sources/Words/Window/DataPage.swift
msgid "Exporting"
msgstr "Wird exportiert"

#: Sources/Words/Window/DataPage.swift
msgid "Import…"
msgstr "Importieren …"

#: Sources/Words/Window/DataPage.swift
msgid "A file of Atrest, Zero, FastTrack, Sunrise, Fastimer or Timewarrior, or a table (CSV). You can also drop it here."
msgstr "Eine Datei von Atrest, Zero, FastTrack, Sunrise, Fastimer oder Timewarrior, oder eine Tabelle (CSV). Du kannst sie auch hier ablegen."

#: Sources/Words/Window/DataPage.swift
msgid "Import"
msgstr "Importieren"

#: Sources/Words/Window/DataPage.swift
msgid "_Import"
msgstr "_Importieren"

#: Sources/Words/Window/DataPage.swift
msgid "_Open"
msgstr "Ö_ffnen"

#: Sources/Words/Window/DataPage.swift
msgid "_Cancel"
msgstr "_Abbrechen"

#: Sources/Words/Window/DataPage.swift
msgid "Reading the file"
msgstr "Die Datei wird gelesen"

#: Sources/Words/Window/DataPage.swift
msgid "Import this file?"
msgstr "Diese Datei importieren?"

#: Sources/Words/Window/DataPage.swift
msgid "Nothing to import"
msgstr "Nichts zu importieren"

#: Sources/Words/Window/DataPage.swift
msgid "The file cannot be imported"
msgstr "Die Datei kann nicht importiert werden"

#: Sources/Words/Window/DataPage.swift
msgid "Import the settings too"
msgstr "Auch die Einstellungen importieren"

#: Sources/Words/Window/DataPage.swift
msgid "Order of the dates"
msgstr "Reihenfolge im Datum"

#: Sources/Words/Window/DataPage.swift
msgid "Columns"
msgstr "Spalten"

#: Sources/Words/Window/DataPage.swift
msgid "The first rows of the file. Choose what each column is if it was read wrongly."
msgstr "Die ersten Zeilen der Datei. Wähle, was jede Spalte ist, falls sie falsch gelesen wurde."

#: Sources/Words/Window/DataPage.swift
msgid "This table was not understood. If it has fasts, choose what each column is."
msgstr "Diese Tabelle wurde nicht verstanden. Wenn Fasten darin sind, wähle, was jede Spalte ist."

#: Sources/Words/Window/DataPage.swift
msgid "Column {number}"
msgstr "Spalte {number}"

#: Sources/Words/Window/DataPage.swift
msgid "Column {number}, {name}"
msgstr "Spalte {number}, {name}"

#: Sources/Words/Window/DataPage.swift
msgid "Start of the fast"
msgstr "Beginn des Fastens"

#: Sources/Words/Window/DataPage.swift
msgid "End of the fast"
msgstr "Ende des Fastens"

#: Sources/Words/Window/DataPage.swift
msgid "Length"
msgstr "Dauer"

#: Sources/Words/Window/DataPage.swift
msgid "Identifier"
msgstr "Kennung"

#: Sources/Words/Window/DataPage.swift
msgid "Kind"
msgstr "Art"

#: Sources/Words/Window/DataPage.swift
msgid "Date"
msgstr "Datum"

#: Sources/Words/Window/DataPage.swift
msgid "Time zone"
msgstr "Zeitzone"

#: Sources/Words/Window/DataPage.swift
msgid "Left out"
msgstr "Ausgelassen"

#: Sources/Words/Window/DataPage.swift
msgid "Day, month, year"
msgstr "Tag, Monat, Jahr"

#: Sources/Words/Window/DataPage.swift
msgid "Month, day, year"
msgstr "Monat, Tag, Jahr"

#: Sources/Words/Window/DataPage.swift
msgid "Year, month, day"
msgstr "Jahr, Monat, Tag"

#: Sources/Words/Window/DataPage.swift
msgid "Choose one file."
msgstr "Wähle eine einzige Datei."

#: Sources/Words/Window/DataPage.swift
msgid "The file is not on this computer. Copy it here first."
msgstr "Die Datei ist nicht auf diesem Rechner. Kopiere sie zuerst hierher."

#: Sources/Words/Window/DataPage.swift
msgid "Backups"
msgstr "Sicherungen"

#: Sources/Words/Window/DataPage.swift
msgid "One for every day with changes"
msgstr "Eine von jedem Tag, an dem sich etwas geändert hat"

#: Sources/Words/Window/DataPage.swift
msgid "Restore…"
msgstr "Wiederherstellen …"

#: Sources/Words/Window/DataPage.swift
msgid "Restore the backup from {day}"
msgstr "Sicherung vom {day} wiederherstellen"

#: Sources/Words/Window/DataPage.swift
msgid "Restore the backup from {day}?"
msgstr "Sicherung vom {day} wiederherstellen?"

#: Sources/Words/Window/DataPage.swift
msgid "_Restore"
msgstr "_Wiederherstellen"

#: Sources/Words/Window/DataPage.swift
msgid "Nothing to restore"
msgstr "Nichts wiederherzustellen"

#: Sources/Words/Window/DataPage.swift
msgid "Restoring"
msgstr "Wird wiederhergestellt"

#: Sources/Words/Window/DataPage.swift
msgid "The backup from {day} was restored."
msgstr "Die Sicherung vom {day} wurde wiederhergestellt."

#: Sources/Words/Window/ForestScreenWords.swift
msgid "The forest of your fasts, with the newest tree first"
msgstr "Der Wald deiner Fasten, mit dem neuesten Baum zuerst"

#: Sources/Words/Window/ForestScreenWords.swift
msgid "The sky"
msgstr "Der Himmel"

#: Sources/Words/Window/Opening.swift
msgid "Open the window."
msgstr "Öffnet das Fenster."

#: Sources/Words/Window/Opening.swift
msgid "The timer, or another screen: timer, forest, calendar, settings or compline."
msgstr "Die Uhr oder eine andere Ansicht: timer, forest, calendar, settings oder compline."

#: Sources/Words/Window/Opening.swift
msgid "timer, forest, calendar, settings or compline."
msgstr "timer, forest, calendar, settings oder compline."

#: Sources/Words/Window/Opening.swift
msgid "The window has no screen `{screen}`. Use {known} or {last}."
msgstr "Das Fenster hat keine Ansicht `{screen}`. Nimm {known} oder {last}."

#: Sources/Words/Window/Opening.swift
msgid "The window is not installed. Install the package `{package}`. `atrest watch` shows the timer in the terminal."
msgstr "Das Fenster ist nicht installiert. Installiere das Paket `{package}`. `atrest watch` zeigt die Uhr im Terminal."

#: Sources/Words/Window/Opening.swift
msgid "There is no graphical session here. `atrest watch` shows the timer in the terminal."
msgstr "Hier gibt es keine grafische Sitzung. `atrest watch` zeigt die Uhr im Terminal."

#: Sources/Words/Window/Opening.swift
msgid "The window could not be opened: {reason}"
msgstr "Das Fenster konnte nicht geöffnet werden: {reason}"

#: Sources/Words/Window/Opening.swift
msgid "The window did not start, or does not answer."
msgstr "Das Fenster ist nicht gestartet oder antwortet nicht."

#: Sources/Words/Window/Opening.swift
msgid "If the session bus does not know the display, this helps: `dbus-update-activation-environment DISPLAY WAYLAND_DISPLAY`"
msgstr "Wenn der Sitzungsbus den Bildschirm nicht kennt, hilft: `dbus-update-activation-environment DISPLAY WAYLAND_DISPLAY`"

#: Sources/Words/Window/Popups.swift
msgid "All settings of Atrest"
msgstr "Alle Einstellungen von Atrest"

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "Today's water"
msgstr "Wasser von heute"

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "No water was added today."
msgstr "Heute wurde kein Wasser eingetragen."

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "Remove {amount} at {time}"
msgstr "{amount} um {time} löschen"

#: Sources/Words/Window/PremiumSectionWords.swift
msgid "Add a licence from a file"
msgstr "Lizenz aus einer Datei hinzufügen"

#: Sources/Words/Window/PremiumSectionWords.swift
msgid "Paste a licence"
msgstr "Lizenz einfügen"

#: Sources/Words/Window/PremiumSectionWords.swift
msgid "Remove the licence"
msgstr "Lizenz entfernen"

#: Sources/Words/Window/SettingsPage.swift
msgid "Atrest is not running. You can change the settings when it is running."
msgstr "Atrest läuft nicht. Die Einstellungen können geändert werden, wenn es läuft."

#: Sources/Words/Window/SettingsPage.swift
msgid "Another value"
msgstr "Anderer Wert"

#: Sources/Words/Window/SettingsPage.swift
msgid "Hours, 4 to 168"
msgstr "Stunden, 4 bis 168"

#: Sources/Words/Window/SettingsPage.swift
msgid "Notify when a phase begins"
msgstr "Benachrichtigung, wenn eine Phase beginnt"

#: Sources/Words/Window/SettingsPage.swift
msgid "Notify at the target"
msgstr "Benachrichtigung nach der vorgesehenen Dauer"

#: Sources/Words/Window/SettingsPage.swift
msgid "Discreet notifications"
msgstr "Diskrete Benachrichtigungen"

#: Sources/Words/Window/SettingsPage.swift
msgid "They say nothing about the fast."
msgstr "Sie sagen nichts über das Fasten."

#: Sources/Words/Window/SettingsPage.swift
msgid "Icon in the tray"
msgstr "Symbol im Infobereich"

#: Sources/Words/Window/SettingsPage.swift
msgid "Reduced motion"
msgstr "Weniger Bewegung"

#: Sources/Words/Window/SettingsPage.swift
msgid "Same as the desktop"
msgstr "Wie auf dem Desktop"

#: Sources/Words/Window/SettingsPage.swift
msgid "On"
msgstr "Ein"

#: Sources/Words/Window/SettingsPage.swift
msgid "Off"
msgstr "Aus"

#: Sources/Words/Window/SettingsPage.swift
msgid "Hydration"
msgstr "Trinken"

#: Sources/Words/Window/SettingsPage.swift
msgid "Unit"
msgstr "Einheit"

#: Sources/Words/Window/SettingsPage.swift
msgid "Millilitres (ml)"
msgstr "Milliliter (ml)"

#: Sources/Words/Window/SettingsPage.swift
msgid "Fluid ounces (fl oz)"
msgstr "Flüssigunzen (fl oz)"

#: Sources/Words/Window/SettingsPage.swift
msgid "Glass"
msgstr "Glas"

#: Sources/Words/Window/SettingsPage.swift
msgid "The water that one click adds"
msgstr "So viel Wasser kommt mit einem Klick dazu"

#: Sources/Words/Window/SettingsPage.swift
msgid "Amount, {from} to {to}"
msgstr "Menge, {from} bis {to}"

#: Sources/Words/Window/SettingsPage.swift
#: Sources/Words/Window/ShortcutWords.swift
msgid "Window"
msgstr "Fenster"

#: Sources/Words/Window/SettingsPage.swift
msgid "Colours of the desktop"
msgstr "Farben des Desktops"

#: Sources/Words/Window/SettingsPage.swift
msgid "For the calendar, the settings and dialogs, light or dark."
msgstr "Für Kalender, Einstellungen und Dialoge, hell oder dunkel."

#: Sources/Words/Window/SettingsPage.swift
msgid "This lasts only until you close the window, because its settings folder cannot be written to."
msgstr "Das gilt nur, bis du das Fenster schließt: In den Ordner seiner Einstellungen kann nicht geschrieben werden."

#: Sources/Words/Window/SettingsPage.swift
msgid "Legal"
msgstr "Rechtliches"

#: Sources/Words/Window/SettingsPage.swift
msgid "Licence"
msgstr "Lizenz"

#: Sources/Words/Window/SettingsPage.swift
msgid "MIT. The Swift runtime in it: Apache 2.0 with the Swift exception."
msgstr "MIT. Die enthaltene Swift-Laufzeit: Apache 2.0 mit der Swift-Ausnahme."

#: Sources/Words/Window/SettingsPage.swift
msgid "Sources"
msgstr "Quellen"

#: Sources/Words/Window/SettingsPage.swift
msgid "The studies behind the texts"
msgstr "Die Studien, auf denen die Texte beruhen"

#: Sources/Words/Window/SettingsPage.swift
msgid "Version"
msgstr "Version"

#: Sources/Words/Window/SettingsPage.swift
msgid "{window}, the agent is {agent}"
msgstr "{window}, der Agent ist {agent}"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Timer"
msgstr "Uhr"

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Begin a fast"
msgstr "Ein Fasten beginnen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Begin at another time"
msgstr "Zu einer anderen Zeit beginnen"

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Adjust the fast"
msgstr "Fasten anpassen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Add a glass of water"
msgstr "Ein Glas Wasser hinzufügen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Show what is known about the phase"
msgstr "Zeigen, was über die Phase bekannt ist"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Move by a day or a week"
msgstr "Um einen Tag oder eine Woche weiter"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Show the day"
msgstr "Den Tag zeigen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Scroll"
msgstr "Die Ansicht bewegen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Continue"
msgstr "Weiter"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the forest"
msgstr "Den Wald öffnen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the calendar"
msgstr "Den Kalender öffnen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the settings"
msgstr "Die Einstellungen öffnen"

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Redo"
msgstr "Wiederholen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the menu"
msgstr "Das Menü öffnen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Show the shortcuts"
msgstr "Die Tastenkürzel zeigen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Close the window"
msgstr "Das Fenster schließen"

#: Sources/Words/Window/ShortcutWords.swift
msgid "A quiet companion for fasting. What is here stays here, unless you share it."
msgstr "Ein stiller Begleiter beim Fasten. Was hier ist, bleibt hier, außer du teilst es."

#: Sources/Words/Window/ShortcutWords.swift
msgid "The Atrest contributors"
msgstr "Die Mitwirkenden von Atrest"

#: Sources/Words/Window/Timer.swift
msgid "A running fast goes on, and nothing is lost."
msgstr "Ein laufendes Fasten geht weiter, und nichts geht verloren."

#: Sources/Words/Window/Timer.swift
msgid "Atrest tries again on its own."
msgstr "Atrest versucht es von selbst erneut."

#: Sources/Words/Window/Timer.swift
msgid "End"
msgstr "Beenden"

#: Sources/Words/Window/Timer.swift
msgid "Done"
msgstr "Fertig"

#: Sources/Words/Window/Timer.swift
msgid "More"
msgstr "Mehr"

#: Sources/Words/Window/Timer.swift
msgid "Main menu"
msgstr "Hauptmenü"

#: Sources/Words/Window/Timer.swift
msgid "Begin at another time…"
msgstr "Zu einer anderen Zeit beginnen …"

#: Sources/Words/Window/Timer.swift
msgid "Adjust…"
msgstr "Anpassen …"

#: Sources/Words/Window/Timer.swift
msgid "Keyboard shortcuts"
msgstr "Tastenkürzel"

#: Sources/Words/Window/Timer.swift
msgid "About Atrest"
msgstr "Über Atrest"

#: Sources/Words/Window/Timer.swift
msgid "Cancel"
msgstr "Abbrechen"

#: Sources/Words/Window/Timer.swift
msgid "Before the first fast"
msgstr "Vor dem ersten Fasten"

#: Sources/Words/Window/Timer.swift
msgid "Not now"
msgstr "Jetzt nicht"

#: Sources/Words/Window/Timer.swift
msgid "Read more"
msgstr "Mehr dazu"

#: Sources/Words/Window/Timer.swift
msgid "Start the fast"
msgstr "Fasten beginnen"

#: Sources/Words/Window/Timer.swift
msgid "Ended the fast."
msgstr "Fasten beendet."

#: Sources/Words/Window/Timer.swift
msgid "Stopped the fast without keeping it."
msgstr "Fasten beendet, ohne es aufzuzeichnen."

#: Sources/Words/Window/Timer.swift
msgid "Removed {amount} at {time}."
msgstr "{amount} um {time} gelöscht."

#: Sources/Words/Window/Timer.swift
msgid "Start"
msgstr "Beginn"

#: Sources/Words/Window/Timer.swift
msgid "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago."
msgstr "Zum Beispiel 20:00, gestern 20:00, Montag 20 Uhr oder vor 2h."

#: Sources/Words/Window/Timer.swift
msgid "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago. Leave it empty to begin now."
msgstr "Zum Beispiel 20:00, gestern 20:00, Montag 20 Uhr oder vor 2h. Lass es leer, um jetzt zu beginnen."

#: Sources/Words/Window/Timer.swift
msgid "Such as 18, 18h or 16h 30m, from 4 to 168 hours."
msgstr "Zum Beispiel 18, 18h oder 16h 30m, von 4 bis 168 Stunden."

#: Sources/Words/Window/Timer.swift
msgid "Change"
msgstr "Ändern"

#: Sources/Words/Window/Timer.swift
msgid "Amount"
msgstr "Menge"

#: Sources/Words/Words.swift
msgid "en"
msgstr "de"

#: Sources/Words/Words.swift
msgid "0.5"
msgstr "0,5"

#: Sources/Words/Words.swift
msgid "When you're ready"
msgstr "Wenn du so weit bist"

#: Sources/Words/Words.swift
msgid "Ended early"
msgstr "Früher beendet"

#: Sources/Words/Words.swift
msgid "Stopped, not kept"
msgstr "Beendet, nicht aufgezeichnet"

#: Sources/Words/Words.swift
msgid "Not running"
msgstr "Läuft nicht"

#: Sources/Words/Words.swift
msgid "The fast has ended."
msgstr "Das Fasten ist zu Ende."

#: Sources/Words/Words.swift
msgid "The fast has ended; it lasted under 4 hours and was not kept."
msgstr "Das Fasten ist zu Ende; es dauerte unter 4 Stunden und wurde nicht aufgezeichnet."

#: Sources/Words/Words.swift
msgid "The fast was stopped and not kept."
msgstr "Das Fasten wurde beendet und nicht aufgezeichnet."

#: Sources/Words/Words.swift
msgid "since {time}"
msgstr "seit {time}"

#: Sources/Words/Words.swift
msgid "yesterday {time}"
msgstr "gestern {time}"

#: Sources/Words/Words.swift
msgid "Fasting since {time}."
msgstr "Fasten seit {time}."

#: Sources/Words/Words.swift
msgid "The fast has ended. {span}."
msgstr "Das Fasten ist zu Ende. {span}."

#: Sources/Words/Words.swift
msgid "The fast has ended. {span}. It lasted under 4 hours and was not kept. `atrest undo` brings it back."
msgstr "Das Fasten ist zu Ende. {span}. Es dauerte unter 4 Stunden und wurde nicht aufgezeichnet. `atrest undo` holt es zurück."

#: Sources/Words/Words.swift
msgid "No fast is running. `atrest edit @1 --end {time}` changes when the last one ended."
msgstr "Es läuft kein Fasten. `atrest edit @1 --end {time}` ändert, wann das letzte endete."

#: Sources/Words/Words.swift
msgid "{duration}, {start} to {end}"
msgstr "{duration}, {start} bis {end}"

#: Sources/Words/Words.swift
msgid "{span}, target {target}"
msgstr "{span}, vorgesehene Dauer {target}"

#: Sources/Words/Words.swift
msgid "{start} to {end}"
msgstr "{start} bis {end}"

#: Sources/Words/Words.swift
msgid "The fast was stopped and not kept. `atrest undo` brings it back."
msgstr "Das Fasten wurde beendet und nicht aufgezeichnet. `atrest undo` holt es zurück."

#: Sources/Words/Words.swift
msgid "The fast was stopped and not kept. {span}. `atrest undo` brings it back."
msgstr "Das Fasten wurde beendet und nicht aufgezeichnet. {span}. `atrest undo` holt es zurück."

#: Sources/Words/Words.swift
msgid "Fasting since {time}, target {target}."
msgstr "Fasten seit {time}, vorgesehene Dauer {target}."

#: Sources/Words/Agent/Agent.swift
msgid "A program in a sandbox may not do this here. The object {path} does it, if the rules of the sandbox allow it."
msgstr "Ein Programm in einer Sandbox darf das hier nicht. Das Objekt {path} tut es, wenn die Regeln der Sandbox es erlauben."

#: Sources/Words/Agent/Agent.swift
msgid "It is unknown whether the caller is in a sandbox, so this is refused here. The object {path} does it."
msgstr "Es ist nicht bekannt, ob der Aufrufer in einer Sandbox ist, deshalb wird das hier abgelehnt. Das Objekt {path} tut es."

#: Sources/Words/Agent/Agent.swift
msgid "Tracks the running fast and provides {name} on the session bus. The bus or systemd starts it when it is needed. It exits on SIGTERM. With --check it only checks the data. --help and --version are the other options. Use it through `atrest`. See atrestd(1) for details."
msgstr "Der Agent verfolgt das laufende Fasten und stellt {name} auf dem Sitzungsbus bereit. Der Bus oder systemd startet ihn, sobald er gebraucht wird. Bei SIGTERM beendet er sich. Mit --check prüft er nur die Daten. Außerdem gibt es --help und --version. Bedient wird er mit `atrest`. Einzelheiten stehen in atrestd(1)."

#: Sources/Words/Agent/JournalWords.swift
msgid "{act}, made on another device"
msgstr "{act}, auf einem anderen Gerät"

#: Sources/Words/Agent/JournalWords.swift
msgid "ending a fast under 4 hours, {details}"
msgstr "Fasten unter 4 Stunden beendet, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "ending a fast, {details}"
msgstr "Fasten beendet, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "stopping a fast without keeping it, {details}"
msgstr "Fasten beendet, nicht aufgezeichnet, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "changing the note of the running fast"
msgstr "Notiz des laufenden Fastens geändert"

#: Sources/Words/Agent/JournalWords.swift
msgid "changing the running fast, {details}"
msgstr "laufendes Fasten geändert, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "adding a fast, {details}"
msgstr "Fasten hinzugefügt, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "changing the note of a fast, {details}"
msgstr "Notiz eines Fastens geändert, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "changing a fast, {details}"
msgstr "Fasten geändert, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "deleting a fast, {details}"
msgstr "Fasten gelöscht, {details}"

#: Sources/Words/Agent/JournalWords.swift
msgid "importing {details}"
msgstr "Import ({details})"

#: Sources/Words/Agent/JournalWords.swift
msgid "restoring the backup from {details}"
msgstr "Sicherung vom {details} wiederhergestellt"

#: Sources/Words/Agent/JournalWords.swift
msgid "restoring {details}"
msgstr "Wiederherstellung ({details})"

#: Sources/Words/Agent/JournalWords.swift
msgid "starting a fast at {start}, target {target}"
msgstr "Fasten begonnen, Beginn {start}, vorgesehene Dauer {target}"

#: Sources/Words/Agent/JournalWords.swift
msgid "starting a fast at {start}"
msgstr "Fasten begonnen, Beginn {start}"

#: Sources/Words/Agent/JournalWords.swift
msgid "deleting {amount} of water at {time}"
msgstr "{amount} Wasser gelöscht, {time}"

#: Sources/Words/Agent/JournalWords.swift
msgid "adding {amount} of water at {time}"
msgstr "{amount} Wasser hinzugefügt, {time}"

#: Sources/Words/Agent/Log.swift
msgid "The running fast was changed."
msgstr "Das laufende Fasten wurde geändert."

#: Sources/Words/Agent/Log.swift
msgid "Water was deleted."
msgstr "Ein Wassereintrag wurde gelöscht."

#: Sources/Words/Agent/Notices.swift
msgid "About your data"
msgstr "Zu deinen Daten"

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was missing. The backup from {day} was restored."
msgstr "Die Daten fehlten. Die Sicherung vom {day} wurde wiederhergestellt."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was missing, and no backup could be read. Atrest started without data."
msgstr "Die Daten fehlten, und keine Sicherung war lesbar. Atrest hat ohne Daten begonnen."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was deleted while it was in use. Atrest still had it open and has saved it again."
msgstr "Die Daten wurden gelöscht, während sie in Gebrauch waren. Atrest hatte sie noch geöffnet und hat sie wieder gespeichert."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was deleted or replaced while it was in use. Atrest still had the earlier data open and has saved it as {name}."
msgstr "Die Daten wurden gelöscht oder ersetzt, während sie in Gebrauch waren. Atrest hatte die früheren noch geöffnet und hat sie als {name} gespeichert."

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was deleted or replaced while it was in use. The running fast and the settings were saved. The history could not be saved."
msgstr "Die Daten wurden gelöscht oder ersetzt, während sie in Gebrauch waren. Das laufende Fasten und die Einstellungen sind gespeichert. Der Verlauf konnte nicht gespeichert werden."

#: Sources/Words/Agent/Refusals.swift
msgid "A fast has been running since {start}. End it first: `atrest end`, or `atrest end --at TIME` if it ended earlier. `atrest adjust` changes its start."
msgstr "Seit {start} läuft ein Fasten. Beende es zuerst: `atrest end`, oder `atrest end --at ZEIT`, wenn es früher endete. `atrest adjust` ändert seinen Beginn."

#: Sources/Words/Agent/Refusals.swift
msgid "A fast is already running. End it first: `atrest end`, or `atrest end --at TIME` if it ended earlier. `atrest adjust` changes its start."
msgstr "Es läuft schon ein Fasten. Beende es zuerst: `atrest end`, oder `atrest end --at ZEIT`, wenn es früher endete. `atrest adjust` ändert seinen Beginn."

#: Sources/Words/Agent/Refusals.swift
msgid "No fast is running. `atrest start` starts one."
msgstr "Es läuft kein Fasten. `atrest start` beginnt eines."

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to undo. `atrest undo --list` shows the latest changes."
msgstr "Es gibt nichts, was sich rückgängig machen lässt. `atrest undo --list` zeigt die letzten Änderungen."

#: Sources/Words/Agent/Refusals.swift Sources/Words/Commands/RecordWords.swift
msgid "That time is in the future. Use an earlier one."
msgstr "Diese Zeit liegt in der Zukunft. Verwende eine frühere."

#: Sources/Words/Agent/Refusals.swift
msgid "That start is more than 168 hours ago. Use a later one."
msgstr "Dieser Beginn liegt mehr als 168 Stunden zurück. Verwende einen späteren."

#: Sources/Words/Agent/Refusals.swift
msgid "That time is before the fast started. Use a later one, or change the start."
msgstr "Diese Zeit liegt vor dem Beginn des Fastens. Verwende eine spätere, oder ändere den Beginn."

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would end before it starts. Use an earlier start or a later end."
msgstr "Dieses Fasten würde enden, bevor es beginnt. Verwende einen früheren Beginn oder ein späteres Ende."

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last under 4 hours. Such fasts are not kept. Use an earlier start or a later end."
msgstr "Dieses Fasten würde unter 4 Stunden dauern. So kurzes Fasten wird nicht aufgezeichnet. Verwende einen früheren Beginn oder ein späteres Ende."

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last more than 168 hours. Use a later start or an earlier end."
msgstr "Dieses Fasten würde mehr als 168 Stunden dauern. Verwende einen späteren Beginn oder ein früheres Ende."

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast running since {start}. Use an earlier end."
msgstr "Dann würden sich zwei Fasten überschneiden: Seit {start} läuft eines. Verwende ein früheres Ende."

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}, which ends in the future. If the date of this device is wrong, correct it. Otherwise undo that fast with `atrest undo`, change it with `atrest edit {id}`, or delete it with `atrest delete {id}`."
msgstr "Dann würden sich zwei Fasten überschneiden: Eines dauert von {start} bis {end} und endet in der Zukunft. Wenn das Datum dieses Geräts falsch ist, stell es richtig. Sonst mach dieses Fasten mit `atrest undo` rückgängig, ändere es mit `atrest edit {id}`, oder lösche es mit `atrest delete {id}`."

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}. Use a time outside it."
msgstr "Dann würden sich zwei Fasten überschneiden: Eines dauert von {start} bis {end}. Verwende eine Zeit außerhalb davon."

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would overlap the fast running since {start}. End that one first, or use `atrest redo`."
msgstr "Dann würden sich zwei Fasten überschneiden: Seit {start} läuft eines. Beende zuerst dieses, oder verwende `atrest redo`."

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to redo. `atrest undo --list` shows the latest changes."
msgstr "Es gibt nichts zu wiederholen. `atrest undo --list` zeigt die letzten Änderungen."

#: Sources/Words/Agent/Refusals.swift
msgid "The backup from {day} cannot be read: {reason}. `atrest restore` lists the others."
msgstr "Die Sicherung vom {day} ist nicht lesbar: {reason}. `atrest restore` zeigt die anderen."

#: Sources/Words/Agent/Refusals.swift
msgid "Write the start and the end of the fast."
msgstr "Schreib Beginn und Ende des Fastens."

#: Sources/Words/Agent/Refusals.swift
msgid "More than 2,000 entries end in the same second, so they cannot all be listed. Delete some of them."
msgstr "Mehr als 2.000 Einträge enden in derselben Sekunde und lassen sich daher nicht alle zeigen. Lösche einige davon."

#: Sources/Words/Agent/Refusals.swift
msgid "`{text}` cannot be used here. Use day, week, month or an empty text."
msgstr "`{text}` geht hier nicht. Möglich sind day, week, month oder ein leerer Text."

#: Sources/Words/Agent/Refusals.swift
msgid "There is no backup from {day}. `atrest restore` lists the backups."
msgstr "Vom {day} gibt es keine Sicherung. `atrest restore` zeigt die Sicherungen."

#: Sources/Words/Agent/Refusals.swift
msgid "`{id}` is not an id. `atrest history` shows the ids, which are UUIDs."
msgstr "`{id}` ist keine ID. `atrest history` zeigt die IDs, das sind UUIDs."

#: Sources/Words/Agent/Refusals.swift
msgid "Another fast is running now. It was left as it is."
msgstr "Jetzt läuft ein anderes Fasten. Es bleibt, wie es ist."

#: Sources/Words/Agent/Refusals.swift
msgid "Something else was done in the meantime. Nothing was undone or redone."
msgstr "Inzwischen ist etwas anderes geschehen. Es wurde nichts rückgängig gemacht oder wiederholt."

#: Sources/Words/Agent/Refusals.swift
msgid "A note can have up to 1,000 characters. Shorten it."
msgstr "Eine Notiz kann bis zu 1.000 Zeichen haben. Kürze sie."

#: Sources/Words/Agent/Refusals.swift
msgid "There is no option `{key}`. Leave it out: this call has no options."
msgstr "Die Option `{key}` gibt es nicht. Lass sie weg: Hier sind keine Optionen möglich."

#: Sources/Words/Agent/Refusals.swift
msgid "This program has no hold with the number {cookie}."
msgstr "Dieses Programm hält nichts mit der Nummer {cookie}."

#: Sources/Words/Agent/Refusals.swift
msgid "Give the option {key} as a whole number."
msgstr "Gib die Option {key} als ganze Zahl an."

#: Sources/Words/Agent/Refusals.swift
msgid "Write the option {key} as a whole number of microseconds."
msgstr "Schreib die Option {key} in ganzen Mikrosekunden."

#: Sources/Words/Agent/Refusals.swift
msgid "The data in {path} could not be read: {reason}."
msgstr "Die Daten in {path} konnten nicht gelesen werden: {reason}."

#: Sources/Words/Agent/Refusals.swift
msgid "The data in {path} could not be written, and nothing was changed: {reason}."
msgstr "Die Daten in {path} konnten nicht geschrieben werden, und nichts wurde geändert: {reason}."

#: Sources/Words/Agent/Refusals.swift
msgid "The data in {path} was written by a newer version of Atrest and is left as it is. Install that version or a later one."
msgstr "Die Daten in {path} stammen von einer neueren Version von Atrest und bleiben, wie sie sind. Installiere diese Version oder eine spätere."

#: Sources/Words/Agent/Refusals.swift
msgid "The data could not be read. It was saved as {name}, and Atrest started without data."
msgstr "Die Daten waren nicht lesbar. Sie sind jetzt als {name} gespeichert, und Atrest hat ohne Daten begonnen."

#: Sources/Words/Agent/Refusals.swift
msgid "The data could not be read. It was saved as {name}, and the backup from {day} was restored."
msgstr "Die Daten waren nicht lesbar. Sie sind jetzt als {name} gespeichert, und die Sicherung vom {day} wurde wiederhergestellt."

#: Sources/Words/Agent/Refusals.swift
msgid "a newer version of Atrest wrote it; install that version or a later one"
msgstr "Eine neuere Version von Atrest hat sie geschrieben; installiere diese Version oder eine spätere"

#: Sources/Words/Agent/Refusals.swift
msgid "another program is using it; try again in a moment"
msgstr "Ein anderes Programm benutzt sie; versuch es gleich noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "something that is not a file of yours is in its place; move that elsewhere and try again"
msgstr "An ihrer Stelle liegt etwas, das keine Datei von dir ist; verschiebe es und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "it is read-only; make it writable and try again"
msgstr "Sie sind schreibgeschützt; hebe den Schreibschutz auf und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "the backup {path} must replace it, but cannot be read ({reason}); make the backup readable or move it elsewhere, and try again"
msgstr "Die Sicherung {path} muss sie ersetzen und ist nicht lesbar ({reason}); mach die Sicherung lesbar oder verschiebe sie woandershin, und versuch es noch einmal"

#: Sources/Words/Agent/Refusals.swift
msgid "it is damaged; restart Atrest so that it can recover it"
msgstr "Sie sind beschädigt; starte Atrest neu, damit es sie wiederherstellen kann"

#: Sources/Words/Agent/Search.swift
msgid "The action {name} takes at most one parameter. Leave out the others."
msgstr "Die Aktion {name} nimmt höchstens einen Parameter. Lass die anderen weg."

#: Sources/Words/Agent/Search.swift
msgid "The parameter of the action {name} must be a text."
msgstr "Der Parameter der Aktion {name} muss ein Text sein."

#: Sources/Words/Agent/Search.swift
msgid "Atrest does not open files. `atrest import FILE` imports one."
msgstr "Atrest öffnet keine Dateien. `atrest import DATEI` importiert eine."

#: Sources/Words/Agent/Search.swift
msgid "`{id}` is not the identifier of a result. Search again."
msgstr "`{id}` ist nicht die ID eines Ergebnisses. Suche noch einmal."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "A file for each fast, for calendar programs on this device"
msgstr "Eine Datei für jedes Fasten, für Kalenderprogramme auf diesem Gerät"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Write the calendar folder as a full path, such as /home/me/.calendars/atrest, or off."
msgstr "Schreib den Kalenderordner als vollständigen Pfad, etwa /home/ich/.calendars/atrest, oder off."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder must not contain Atrest's own data, nor be inside its folder. Choose another one."
msgstr "Der Kalenderordner darf die Daten von Atrest nicht enthalten und nicht in ihrem Ordner liegen. Wähle einen anderen."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder {path} is missing. If its disk is not connected, Atrest writes the files later. Otherwise create the folder and set it again."
msgstr "Der Kalenderordner {path} fehlt. Ist sein Datenträger nicht angeschlossen, schreibt Atrest die Dateien später. Sonst leg den Ordner an und stelle ihn noch einmal ein."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Atrest can read the calendar folder {path} but not write to it. Make it writable, or choose another one."
msgstr "Atrest kann den Kalenderordner {path} lesen, aber nicht in ihn schreiben. Mach ihn beschreibbar, oder wähle einen anderen."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The agent's unit does not allow it to write to {path}. To allow it, type `systemctl --user edit {unit}`, add these two lines, and then type `systemctl --user restart {unit}`:"
msgstr "Die Unit des Agenten erlaubt ihm nicht, in {path} zu schreiben. Um es zu erlauben, gib `systemctl --user edit {unit}` ein, füge diese zwei Zeilen hinzu, und gib danach `systemctl --user restart {unit}` ein:"

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "In the calendar folder {path}, another program has deleted {name}. Atrest does not write it again."
msgstr "Im Kalenderordner {path} hat ein anderes Programm {name} gelöscht. Atrest schreibt die Datei nicht noch einmal."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Other programs have also changed or deleted {count} more file of the calendar folder."
msgid_plural "Other programs have also changed or deleted {count} more files of the calendar folder."
msgstr[0] "Andere Programme haben noch {count} weitere Datei des Kalenderordners geändert oder gelöscht."
msgstr[1] "Andere Programme haben noch {count} weitere Dateien des Kalenderordners geändert oder gelöscht."

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder is {path}."
msgstr "Kalenderordner: {path}"

#: Sources/Words/Commands/CommandLine.swift
msgid "Vigil and Compline"
msgstr "Vigil und Komplet"

#: Sources/Words/Commands/CompletionWords.swift
msgid "{count} day ago"
msgid_plural "{count} days ago"
msgstr[0] "vor {count} Tag"
msgstr[1] "vor {count} Tagen"

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Show or set when a notification offers to start a fast."
msgstr "Zeigt oder legt fest, wann eine Benachrichtigung den Beginn eines Fastens anbietet."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "At that time one notification offers to start a fast. It is not shown while a fast runs."
msgstr "Zu dieser Zeit bietet eine Benachrichtigung an, ein Fasten zu beginnen. Während eines Fastens kommt keine."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "The days and the time: weekdays 20:00, daily 8pm, mon,wed,fri 20:00. `off` deletes the plan."
msgstr "Die Tage und die Zeit: wochentags 20:00, täglich 20 Uhr, mo,mi,fr 20:00. `off` löscht den Plan."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "A plan has days and a time. Write weekdays 20:00, daily 20:00 18h, mon,wed 19:30, or off."
msgstr "Ein Plan hat Tage und eine Zeit. Schreib wochentags 20:00, täglich 20:00 18h, mo,mi 19:30 oder off."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "`{text}` is not a plan. Write days and a time: weekdays 20:00, daily 20:00 18h or mon,wed 19:30. `off` deletes the plan."
msgstr "`{text}` ist kein Plan. Schreib Tage und eine Zeit: wochentags 20:00, täglich 20:00 18h oder mo,mi 19:30. `off` löscht den Plan."

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Offer to start a fast"
msgstr "Beginn anbieten"

#: Sources/Words/Commands/Demo.swift
msgid "This is a fast with a bus and a data folder of its own, which are deleted afterwards. Your own data is not touched."
msgstr "Das ist ein Fasten mit eigenem Bus und Datenordner; beide werden danach gelöscht. Deine eigenen Daten bleiben unberührt."

#: Sources/Words/Commands/Demo.swift
msgid "That is all. Everything was deleted again. To use it yourself:"
msgstr "Das ist alles. Nichts davon bleibt zurück. Wenn du Atrest selbst benutzen willst:"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts with your other devices."
msgstr "Teilt deine Fasten mit deinen anderen Geräten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Use a folder that another program keeps in sync between your devices, such as Syncthing or Nextcloud, or a folder on a USB stick. Atrest writes its changes there, reads those of the other devices, and opens no network connection itself. Settings, Vigil and Compline stay on each device."
msgstr "Verwende einen Ordner, den ein anderes Programm zwischen deinen Geräten abgleicht, zum Beispiel Syncthing oder Nextcloud, oder einen Ordner auf einem USB-Stick. Atrest schreibt dort seine Änderungen, liest die der anderen Geräte und öffnet selbst keine Netzwerkverbindung. Einstellungen, Vigil und Komplet bleiben auf jedem Gerät."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Show the folder and the other devices."
msgstr "Zeigt den Ordner und die anderen Geräte."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Set the name that the other devices show for this one."
msgstr "Legt fest, wie dieses Gerät bei den anderen heißt."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Stop listing a device that you no longer use."
msgstr "Nimmt ein Gerät, das du nicht mehr verwendest, aus der Liste."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder, as a path on this device."
msgstr "Der geteilte Ordner, als Pfad auf diesem Gerät."

#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "Show what would change, and change nothing."
msgstr "Zeigt, was sich ändern würde, und ändert nichts."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name of the device, or its id."
msgstr "Der Name des Geräts oder seine ID."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name. By default, the host name of this device."
msgstr "Der Name. Ohne Angabe der Rechnername dieses Geräts."

#: Sources/Words/Commands/DeviceWords.swift
msgid "A name must be one line of up to 60 characters, without control characters."
msgstr "Ein Name muss eine Zeile mit höchstens 60 Zeichen sein, ohne Steuerzeichen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device does not share its fasts. `atrest devices join FOLDER` starts sharing."
msgstr "Dieses Gerät teilt nichts. Mit `atrest devices join ORDNER` beginnt es damit."

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other device has written to the folder yet."
msgstr "Noch kein anderes Gerät hat in den Ordner geschrieben."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device no longer uses the folder. Your fasts stay here, and the files stay in the folder."
msgstr "Dieses Gerät verwendet den Ordner nicht mehr. Deine Fasten bleiben hier, die Dateien bleiben im Ordner."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The device is no longer listed. Its fasts stay, here and on the other devices."
msgstr "Das Gerät steht nicht mehr in der Liste. Seine Fasten bleiben, hier und auf den anderen Geräten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder must not contain Atrest's own data, nor be inside its folder. Choose another one for your devices."
msgstr "Der geteilte Ordner darf die Daten von Atrest nicht enthalten und nicht in ihrem Ordner liegen. Wähle einen anderen für deine Geräte."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device"
msgstr "Dieses Gerät"

#: Sources/Words/Commands/DeviceWords.swift
msgid "The others call this device {name}."
msgstr "Die anderen nennen dieses Gerät {name}."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} other device"
msgid_plural "{count} other devices"
msgstr[0] "{count} anderen Gerät"
msgstr[1] "{count} anderen Geräten"

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change is not in the folder yet."
msgid_plural "{count} changes are not in the folder yet."
msgstr[0] "{count} Änderung ist noch nicht im Ordner."
msgstr[1] "{count} Änderungen sind noch nicht im Ordner."

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other device is called {name}. `atrest devices` lists them."
msgstr "Kein anderes Gerät heißt {name}. `atrest devices` zeigt sie."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} device is called {name}. Type the id instead: {ids}"
msgid_plural "{count} devices are called {name}. Type the id instead: {ids}"
msgstr[0] "{count} Gerät heißt {name}. Gib stattdessen die ID ein: {ids}"
msgstr[1] "{count} Geräte heißen {name}. Gib stattdessen die ID ein: {ids}"

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more fast is running."
msgid_plural "{count} more fasts are running."
msgstr[0] "{count} weiteres Fasten läuft."
msgstr[1] "{count} weitere Fasten laufen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Also running since {time} on another device."
msgstr "Auf einem anderen Gerät läuft auch ein Fasten, seit {time}."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Other devices"
msgstr "Andere Geräte"

#: Sources/Words/Commands/DeviceWords.swift
msgid "A folder that another program keeps in sync between your devices, such as Syncthing"
msgstr "Ein Ordner, den ein anderes Programm zwischen deinen Geräten abgleicht, zum Beispiel Syncthing"

#: Sources/Words/Commands/DeviceWords.swift
msgid "Run commands from text files that a phone writes, such as fast since 20:00, end fast or water 330."
msgstr "Führt Befehle aus Textdateien aus, die ein Telefon schreibt, etwa fast since 20:00, end fast oder water 330."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest now runs the command in each text file in {path}, for example `water 330`, and then moves the file to done."
msgstr "Ab jetzt führt Atrest den Befehl in jeder Textdatei in {path} aus, zum Beispiel `water 330`, und verschiebt die Datei dann nach done."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The inbox is off. Its files are in inbox.off."
msgstr "Der Eingang ist aus. Seine Dateien sind in inbox.off."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Write a page to the folder that shows the running fast in any browser."
msgstr "Schreibt eine Seite in den Ordner, die das laufende Fasten in jedem Browser zeigt."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device writes no page to the folder."
msgstr "Dieses Gerät schreibt keine Seite in den Ordner."

#: Sources/Words/Commands/DeviceWords.swift
msgid "This data is a copy, or older than what this device has shared. It now writes with a new id."
msgstr "Diese Daten sind eine Kopie oder älter als das, was dieses Gerät geteilt hat. Es schreibt jetzt mit einer neuen ID."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder {path} is missing. If it is on a disk, connect the disk. Your changes are written when it is available again."
msgstr "Der geteilte Ordner {path} fehlt. Wenn er auf einem Datenträger ist, schließe ihn an. Deine Änderungen werden geschrieben, wenn er wieder verfügbar ist."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is not a folder. Choose a folder that your devices share."
msgstr "{path} ist kein Ordner. Wähle einen Ordner, den deine Geräte teilen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} belongs to another user, or is not a plain file. Atrest does not read it. Move it elsewhere."
msgstr "{path} gehört jemand anderem oder ist keine gewöhnliche Datei. Atrest liest es nicht. Verschiebe es woandershin."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is too large to be a file from Atrest. Atrest does not read it."
msgstr "{path} ist zu groß für eine Datei von Atrest. Atrest liest sie nicht."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The disk of {path} may not report changes by other devices. Atrest looks for them when it starts, after a wake-up, and when you type `atrest devices`."
msgstr "Der Datenträger von {path} meldet Änderungen anderer Geräte vielleicht nicht. Atrest sucht sie beim Start, nach dem Aufwachen und wenn du `atrest devices` eingibst."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} was written by a newer version of Atrest. Update Atrest on this device too."
msgstr "{path} stammt von einer neueren Version von Atrest. Aktualisiere Atrest auch auf diesem Gerät."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest cannot write to the shared folder {path}. Check its permissions with `ls -ld {path}`. Your changes are written later."
msgstr "Atrest kann nicht in den geteilten Ordner {path} schreiben. Prüfe seine Rechte mit `ls -ld {path}`. Deine Änderungen werden später geschrieben."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more file has the same problem."
msgid_plural "{count} more files have the same problem."
msgstr[0] "{count} weitere Datei hat dasselbe Problem."
msgstr[1] "{count} weitere Dateien haben dasselbe Problem."

#: Sources/Words/Commands/DeviceWords.swift
msgid "There is {count} more problem with other devices."
msgid_plural "There are {count} more problems with other devices."
msgstr[0] "Es gibt {count} weiteres Problem mit anderen Geräten."
msgstr[1] "Es gibt {count} weitere Probleme mit anderen Geräten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change in the shared folder cannot be read. The device that wrote it writes it again."
msgid_plural "{count} changes in the shared folder cannot be read. The devices that wrote them write them again."
msgstr[0] "{count} Änderung im geteilten Ordner ist nicht lesbar. Das Gerät, das sie geschrieben hat, schreibt sie noch einmal."
msgstr[1] "{count} Änderungen im geteilten Ordner sind nicht lesbar. Die Geräte, die sie geschrieben haben, schreiben sie noch einmal."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change of {name} has not arrived yet."
msgid_plural "{count} changes of {name} have not arrived yet."
msgstr[0] "{count} Änderung von {name} ist noch nicht angekommen."
msgstr[1] "{count} Änderungen von {name} sind noch nicht angekommen."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change of {name} is no longer in the folder. If you no longer use that device, type `atrest devices forget DEVICE`. Its changes are kept."
msgid_plural "{count} changes of {name} are no longer in the folder. If you no longer use that device, type `atrest devices forget DEVICE`. Its changes are kept."
msgstr[0] "{count} Änderung von {name} ist nicht mehr im Ordner. Wenn du dieses Gerät nicht mehr verwendest, gib `atrest devices forget GERÄT` ein. Seine Änderungen bleiben erhalten."
msgstr[1] "{count} Änderungen von {name} sind nicht mehr im Ordner. Wenn du dieses Gerät nicht mehr verwendest, gib `atrest devices forget GERÄT` ein. Seine Änderungen bleiben erhalten."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The data of {name} is a copy, or was restored: two of its changes have the same number. This device keeps both."
msgstr "Die Daten von {name} sind eine Kopie oder wurden wiederhergestellt: Zwei Änderungen haben dieselbe Nummer. Dieses Gerät behält beide."

#: Sources/Words/Commands/DeviceWords.swift
msgid "Another device used the same id as this one. Both have their own id now."
msgstr "Ein anderes Gerät hatte dieselbe ID wie dieses. Beide haben jetzt ihre eigene."

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} fast is kept but not shown, because its times contradict each other."
msgid_plural "{count} fasts are kept but not shown, because their times contradict each other."
msgstr[0] "{count} Fasten bleibt erhalten und wird nicht gezeigt: Seine Zeiten widersprechen sich."
msgstr[1] "{count} Fasten bleiben erhalten und werden nicht gezeigt: Ihre Zeiten widersprechen sich."

#: Sources/Words/Commands/DeviceWords.swift
msgid "The clock of {name} is more than a day ahead. Correct it on that device."
msgstr "Die Uhr von {name} geht mehr als einen Tag vor. Stell sie auf diesem Gerät richtig."

#: Sources/Words/Commands/DeviceWords.swift
msgid "another device"
msgstr "einem anderen Gerät"

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is running (process {process}) and can read its data."
msgstr "Der Agent läuft (Prozess {process}) und kann seine Daten lesen."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus is set up to start {path}, but that file cannot be run. Install Atrest again."
msgstr "Der Sitzungsbus soll {path} starten, aber diese Datei ist nicht ausführbar. Installiere Atrest neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest cannot read {path}, so it has no effect. Reinstall its package."
msgstr "Atrest kann {path} nicht lesen, die Datei hat daher keine Wirkung. Installiere ihr Paket neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this device can add files to {path}. If you do not want that: `chmod o-w {path}`."
msgstr "Alle Benutzer dieses Geräts können in {path} Dateien anlegen. Wenn du das nicht möchtest: `chmod o-w {path}`."

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this device can add, change and delete files in {path}. If you do not want that: `chmod o-w {path}`."
msgstr "Alle Benutzer dieses Geräts können in {path} Dateien anlegen, ändern und löschen. Wenn du das nicht möchtest: `chmod o-w {path}`."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest saved damaged data as {path}. You can delete that file if you do not need it."
msgstr "Atrest hat beschädigte Daten als {path} gespeichert. Du kannst diese Datei löschen, wenn du sie nicht brauchst."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest saved the replaced data as {path}. You can delete that file if you do not need it."
msgstr "Atrest hat die ersetzten Daten als {path} gespeichert. Du kannst diese Datei löschen, wenn du sie nicht brauchst."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is on a network file system ({type}), where the data is not safe. Move it to a local disk, and set XDG_DATA_HOME to the folder that contains it."
msgstr "{path} liegt auf einem Netzwerk-Dateisystem ({type}); dort sind die Daten nicht sicher. Verschiebe es auf einen lokalen Datenträger, und setze XDG_DATA_HOME auf den Ordner darüber."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The running agent is version {version}. Restart it with `systemctl --user restart atrest.service`."
msgstr "Der laufende Agent hat die Version {version}. Starte ihn mit `systemctl --user restart atrest.service` neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The running agent is version {version}. End it with `kill {process}`, and start Atrest again."
msgstr "Der laufende Agent hat die Version {version}. Beende ihn mit `kill {process}`, und starte Atrest dann wieder."

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is no data yet."
msgstr "Es gibt noch keine Daten."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The data is intact. Fasts: {count}."
msgstr "Die Daten sind unbeschädigt. Fasten: {count}."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added something to the data: {names}. Atrest leaves it as it is."
msgstr "Ein anderes Programm hat den Daten etwas hinzugefügt: {names}. Atrest lässt das, wie es ist."

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added triggers: {names}. Atrest does not run them. They run when that program writes, and can change your data."
msgstr "Ein anderes Programm hat Trigger hinzugefügt: {names}. Atrest führt sie nicht aus. Sie werden ausgeführt, wenn das andere Programm schreibt, und können deine Daten ändern."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The data could not be checked: atrestd was not found. Install Atrest again."
msgstr "Die Daten konnten nicht geprüft werden: atrestd wurde nicht gefunden. Installiere Atrest neu."

#: Sources/Words/Commands/DoctorWords.swift
msgid "The time zone `{name}` in the variable TZ is not known here, so times are read and shown in UTC. Correct TZ, or `unset TZ` to use the time zone of this computer."
msgstr "Die Zeitzone `{name}` in der Variablen TZ ist hier nicht bekannt. Darum gelten und erscheinen alle Zeiten in UTC. Berichtige TZ, oder nimm mit `unset TZ` die Zeitzone dieses Computers."

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} leads to a time zone that is not installed, so times are read and shown in UTC. Install the package tzdata, or set the time zone with `timedatectl set-timezone`."
msgstr "{path} führt zu einer Zeitzone, die nicht installiert ist. Darum gelten und erscheinen alle Zeiten in UTC. Installiere das Paket tzdata, oder setze die Zeitzone mit `timedatectl set-timezone`."

#: Sources/Words/Commands/Help.swift
msgid "Use --start or --target."
msgstr "Verwende --start oder --target."

#: Sources/Words/Commands/Help.swift
msgid "--quiet prints nothing. Use it without --follow."
msgstr "--quiet gibt nichts aus. Verwende es ohne --follow."

#: Sources/Words/Commands/Help.swift
msgid "Atrest does not understand the agent's answer: {part}. `atrest doctor` may show the reason."
msgstr "Atrest versteht die Antwort des Agenten nicht: {part}. `atrest doctor` zeigt vielleicht den Grund."

#: Sources/Words/Commands/Help.swift
msgid "The connection to the session bus was lost. `atrest doctor` may show the reason."
msgstr "Die Verbindung zum Sitzungsbus ist abgebrochen. `atrest doctor` zeigt vielleicht den Grund."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Already here with the same times to the minute, not added again: {count}."
msgstr "Schon da, auf die Minute gleich, nicht noch einmal hinzugefügt: {count}."

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is JSON without a list of fasts, such as settings; choose another file"
msgstr "es ist JSON ohne eine Liste von Fasten, etwa Einstellungen; wähle eine andere Datei"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has dates without times of day; export it again with the times"
msgstr "sie enthält Tage ohne Uhrzeiten; exportiere sie noch einmal mit den Zeiten"

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "`{column}` has dates without times of day; if another column has them, say where: --columns start=2,end=3"
msgstr "`{column}` enthält Tage ohne Uhrzeiten; wenn sie in einer anderen Spalte stehen, sage, wo: --columns start=2,end=3"

#: Sources/Words/Commands/Interchange.swift
msgid "The kind or tag of the fasts in a file with entries of several kinds. By default, it is recognised."
msgstr "Die Art oder das Schlagwort der Fasten in einer Datei mit mehreren Arten von Einträgen. Ohne Angabe wird sie erkannt."

#: Sources/Words/Commands/Interchange.swift
msgid "Exported {fasts} to {path} as {format}."
msgstr "{fasts} als {format} nach {path} exportiert."

#: Sources/Words/Commands/Interchange.swift
msgid "There is no fast to export, and a calendar file needs at least one. `atrest start` starts one."
msgstr "Es gibt kein Fasten zum Exportieren, und eine Kalenderdatei braucht mindestens eins. `atrest start` beginnt eines."

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be written: {reason}. Check it, or choose another place."
msgstr "{path} ließ sich nicht schreiben: {reason}. Prüfe das, oder wähle einen anderen Ort."

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be read: {reason}. Check its name and its permissions."
msgstr "{path} ließ sich nicht lesen: {reason}. Prüfe Namen und Rechte."

#: Sources/Words/Commands/Interchange.swift
msgid "Unsupported version {version} (this program reads {known}). Update Atrest. Nothing was changed."
msgstr "Die Version {version} wird nicht unterstützt (dieses Programm liest {known}). Aktualisiere Atrest. Nichts wurde geändert."

#: Sources/Words/Commands/Interchange.swift
msgid "the file is empty; choose another one"
msgstr "Die Datei ist leer; wähle eine andere"

#: Sources/Words/Commands/Interchange.swift
msgid "it is not valid JSON at byte {byte}; export it again"
msgstr "Ab Byte {byte} ist die Datei kein gültiges JSON; exportiere sie noch einmal"

#: Sources/Words/Commands/Interchange.swift
msgid "`{name}` is missing or has the wrong type, at byte {byte}; export it again"
msgstr "`{name}` fehlt oder hat den falschen Typ, bei Byte {byte}; exportiere die Datei noch einmal"

#: Sources/Words/Commands/Interchange.swift
msgid "line {line} cannot be read; correct it, or export the file again"
msgstr "Zeile {line} ist nicht lesbar; korrigiere sie, oder exportiere die Datei noch einmal"

#: Sources/Words/Commands/Interchange.swift
msgid "it has no column of kinds; import it without --tag"
msgstr "sie hat keine Spalte mit Arten; importiere sie ohne --tag"

#: Sources/Words/Commands/Interchange.swift
msgid "the fast running since {start}"
msgstr "das seit {start} laufende Fasten"

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped: the fast running since {start}. Another fast is running here."
msgstr "Übersprungen: das Fasten, das seit {start} läuft. Hier läuft ein anderes."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped: the fast running since {start}. That is more than 168 hours ago."
msgstr "Übersprungen: das Fasten, das seit {start} läuft. Das ist mehr als 168 Stunden her."

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped: the fast running since {start}. It would overlap another one."
msgstr "Übersprungen: das Fasten, das seit {start} läuft. Es würde sich mit einem anderen überschneiden."

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} fast. One import can have at most {most}. Split the file and import its parts."
msgid_plural "The file has {count} fasts. One import can have at most {most}. Split the file and import its parts."
msgstr[0] "Die Datei enthält {count} Fasten. Ein Import kann höchstens {most} enthalten. Teile die Datei, und importiere ihre Teile."
msgstr[1] "Die Datei enthält {count} Fasten. Ein Import kann höchstens {most} enthalten. Teile die Datei, und importiere ihre Teile."

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} water entry. One import can have at most {most}. Split the file and import its parts."
msgid_plural "The file has {count} water entries. One import can have at most {most}. Split the file and import its parts."
msgstr[0] "Die Datei enthält {count} Wassereintrag. Ein Import kann höchstens {most} enthalten. Teile die Datei, und importiere ihre Teile."
msgstr[1] "Die Datei enthält {count} Wassereinträge. Ein Import kann höchstens {most} enthalten. Teile die Datei, und importiere ihre Teile."

#: Sources/Words/Commands/Interchange.swift
msgid "Targets outside 4 to 168 hours, changed to the nearest one allowed: {count}."
msgstr "Vorgesehene Dauer außerhalb von 4 bis 168 Stunden, auf die nächste erlaubte geändert: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Targets of 0 hours or less, left out: {count}."
msgstr "Vorgesehene Dauer von 0 Stunden oder weniger, weggelassen: {count}."

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {count} entry."
msgid_plural "Imported {count} fasts and water entries."
msgstr[0] "{count} Eintrag importiert."
msgstr[1] "{count} Fasten und Wassereinträge importiert."

#: Sources/Words/Commands/NoteWords.swift
msgid "By default the note of the running fast, or of the latest one. A note is in your data, in exports and in the shared folder. It is shown only when you ask for it. While a command runs, other users of this device can read its arguments, and the shell saves them in its history. With `--edit` or `-`, the text is not an argument."
msgstr "Ohne weitere Angabe die Notiz des laufenden Fastens oder des letzten. Eine Notiz steht in deinen Daten, in Exporten und im geteilten Ordner. Gezeigt wird sie nur, wenn du danach fragst. Während ein Befehl läuft, können andere Benutzer dieses Geräts seine Argumente lesen, und die Shell speichert sie in ihrem Verlauf. Mit `--edit` oder `-` ist der Text kein Argument."

#: Sources/Words/Commands/NoteWords.swift
msgid "This fast has no note. `atrest note {fast} TEXT` writes one."
msgstr "Dieses Fasten hat keine Notiz. `atrest note {fast} TEXT` schreibt eine."

#: Sources/Words/Commands/NoteWords.swift
msgid "This fast has no note. `atrest note TEXT` writes one."
msgstr "Dieses Fasten hat keine Notiz. `atrest note TEXT` schreibt eine."

#: Sources/Words/Commands/NoteWords.swift
msgid "There is no fast to write a note for. `atrest start` starts one."
msgstr "Es gibt kein Fasten für eine Notiz. `atrest start` beginnt eines."

#: Sources/Words/Commands/NoteWords.swift
msgid "The input is not UTF-8 text, so nothing was changed. Write the text in UTF-8."
msgstr "Die Eingabe ist kein Text in UTF-8. Es wurde nichts geändert. Schreib den Text in UTF-8."

#: Sources/Words/Commands/NoteWords.swift
msgid "Standard input was empty, so nothing was changed. `atrest note --delete` deletes a note."
msgstr "Die Standardeingabe war leer. Es wurde nichts geändert. `atrest note --delete` löscht eine Notiz."

#: Sources/Words/Commands/NoteWords.swift
msgid "If your editor returned immediately, it needs an option that waits, such as `code --wait`."
msgstr "Wenn dein Editor sofort zurückkehrte, braucht er eine Option, mit der er wartet, zum Beispiel `code --wait`."

#: Sources/Words/Commands/NoteWords.swift
msgid "`{editor}` ended with status {status}, so the note was not changed. Set `EDITOR` to another editor, or use `-`."
msgstr "`{editor}` endete mit dem Status {status}. Die Notiz wurde deshalb nicht geändert. Gib in `EDITOR` einen anderen Editor an, oder verwende `-`."

#: Sources/Words/Commands/NoteWords.swift
msgid "There is no folder that only you can read for the text. Set XDG_RUNTIME_DIR to one, or use `-`."
msgstr "Für den Text gibt es keinen Ordner, den nur du lesen kannst. Setze XDG_RUNTIME_DIR auf einen, oder verwende `-`."

#: Sources/Words/Commands/Panel.swift
msgid "A tree from a fast that ended early"
msgstr "Ein Baum aus einem früher beendeten Fasten"

#: Sources/Words/Commands/Panel.swift
msgid "A growing tree, {phase}"
msgstr "Ein wachsender Baum, {phase}"

#: Sources/Words/Commands/PrivateText.swift
msgid "There is no user {name}. Write another path."
msgstr "Es gibt keinen Benutzer {name}. Schreib einen anderen Pfad."

#: Sources/Words/Commands/RecordWords.swift
msgid "No fast ended in that period. `atrest history` shows the latest ones."
msgstr "In dieser Zeit endete kein Fasten. `atrest history` zeigt die letzten."

#: Sources/Words/Commands/RecordWords.swift
msgid "Write the times only once: either alone, or with --start and --end."
msgstr "Schreib die Zeiten nur einmal: entweder allein oder mit --start und --end."

#: Sources/Words/Commands/RecordWords.swift
msgid "Write when the fast started and ended: `atrest log yesterday 8pm - noon`. See `atrest log --help`."
msgstr "Schreib, wann das Fasten begann und endete: `atrest log yesterday 8pm - noon`. Siehe `atrest log --help`."

#: Sources/Words/Commands/RecordWords.swift
msgid "Use --start, --end, --target or --note."
msgstr "Verwende --start, --end, --target oder --note."

#: Sources/Words/Commands/RecordWords.swift
msgid "Use a period or options, not both."
msgstr "Verwende einen Zeitraum oder Optionen, nicht beides."

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` cannot be used here. Use day, week or month."
msgstr "`{text}` geht hier nicht. Möglich sind day, week und month."

#: Sources/Words/Commands/RecordWords.swift
msgid "{count} id begins with `{id}`. Type more of it."
msgid_plural "{count} ids begin with `{id}`. Type more of it."
msgstr[0] "{count} ID beginnt mit `{id}`. Gib mehr davon an."
msgstr[1] "{count} IDs beginnen mit `{id}`. Gib mehr davon an."

#: Sources/Words/Commands/RecordWords.swift
#: Sources/Words/Commands/SettingsWords.swift
msgid "An amount of water must be from 1 to 5,000 ml."
msgstr "Eine Wassermenge muss zwischen 1 und 5.000 ml liegen."

#: Sources/Words/Commands/RestoreWords.swift
msgid "Which backup? Write its day. `atrest restore` lists the backups."
msgstr "Welche Sicherung? Schreib ihren Tag. `atrest restore` zeigt die Sicherungen."

#: Sources/Words/Commands/SettingsWords.swift
msgid "water per click, 1 to 5,000 ml"
msgstr "Wasser pro Klick, 1 bis 5.000 ml"

#: Sources/Words/Commands/SettingsWords.swift
msgid "when a notification offers to start a fast, or off"
msgstr "wann eine Benachrichtigung den Beginn anbietet, oder off"

#: Sources/Words/Commands/SettingsWords.swift
msgid "The setting {key} must be true or false."
msgstr "Die Einstellung {key} muss true oder false sein."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is in the future, but a fast starts now or in the past. `atrest plan {time}` offers to start one every day at that time."
msgstr "`{text}` liegt in der Zukunft, ein Fasten beginnt aber jetzt oder in der Vergangenheit. `atrest plan {time}` bietet jeden Tag um diese Zeit eines an."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is in the future. Write a time in the past, such as yesterday 20:00."
msgstr "`{text}` liegt in der Zukunft. Schreib eine Zeit in der Vergangenheit, etwa gestern 20:00."

#: Sources/Words/Commands/Times.swift
msgid "Times before 1970 cannot be used. Use a later one."
msgstr "Zeiten vor 1970 sind nicht möglich. Verwende eine spätere."

#: Sources/Words/Commands/Times.swift
msgid "`{text}` ends before it begins. Write the earlier one first."
msgstr "`{text}` endet, bevor es beginnt. Schreib das Frühere zuerst."

#: Sources/Words/Commands/Times.swift
msgid "When the fast started: 20:00, yesterday 20:00, monday 8pm or 2026-11-20 20:00."
msgstr "Wann das Fasten begann: 20:00, gestern 20:00, Montag 20 Uhr oder 20.11.2026 20:00."

#: Sources/Words/Commands/UndoWords.swift
msgid "`atrest undo {count}` brings it back."
msgid_plural "`atrest undo {count}` brings them back."
msgstr[0] "`atrest undo {count}` holt es zurück."
msgstr[1] "`atrest undo {count}` holt sie zurück."

#: Sources/Words/Commands/UndoWords.swift
msgid "{count} entry was not changed back, because it was changed later."
msgid_plural "{count} entries were not changed back, because they were changed later."
msgstr[0] "{count} Eintrag wurde nicht zurückgeändert, weil er später geändert wurde."
msgstr[1] "{count} Einträge wurden nicht zurückgeändert, weil sie später geändert wurden."

#: Sources/Words/Commands/UndoWords.swift
msgid "Redo the last undone change."
msgstr "Wiederholt die zuletzt rückgängig gemachte Änderung."

#: Sources/Words/Commands/UndoWords.swift
msgid "--limit must be from 1 to 2,000."
msgstr "--limit muss zwischen 1 und 2.000 liegen."

#: Sources/Words/Commands/UndoWords.swift
msgid "`{text}` is not a number of changes. Write a number from 1 to 2,000."
msgstr "`{text}` ist keine Anzahl von Änderungen. Schreib eine Zahl von 1 bis 2.000."

#: Sources/Words/Commands/Watch.swift
msgid "It shows every change immediately. Press ? or an arrow key for the keys, and q or Esc to leave. If the terminal is smaller than 40 columns and 16 rows, or the output is not a terminal, it prints lines as --plain does."
msgstr "Zeigt jede Änderung sofort. ? oder eine Pfeiltaste zeigt die Tasten, q oder Esc verlässt die Ansicht. Ist das Terminal kleiner als 40 Spalten und 16 Zeilen oder die Ausgabe kein Terminal, gibt der Befehl wie mit --plain Zeilen aus."

#: Sources/Words/Commands/Watch.swift Sources/Words/Window/ShortcutWords.swift
msgid "End at another time"
msgstr "Zu einer anderen Zeit beenden"

#: Sources/Words/Commands/Watch.swift
msgid "The arrow keys and Enter work too."
msgstr "Die Pfeiltasten und die Eingabetaste wirken auch."

#: Sources/Words/Commands/Watch.swift
msgid "Press Enter to start."
msgstr "Die Eingabetaste beginnt das Fasten."

#: Sources/Words/ComplineInvitation.swift
msgid "The prayer file {path} is not used: {reason}"
msgstr "Die Gebetsdatei {path} wird nicht verwendet: {reason}"

#: Sources/Words/ComplineInvitation.swift
msgid "the text at line {line} is empty or too long."
msgstr "der Text bei Zeile {line} ist leer oder zu lang."

#: Sources/Words/ComplineInvitation.swift
msgid "it has {count} parts instead of six."
msgstr "sie hat {count} Teile statt sechs."

#: Sources/Words/ComplineInvitation.swift
msgid "the part at line {line} needs exactly one of Breath, Text, Questions and Candle."
msgstr "der Teil bei Zeile {line} braucht genau eines von Breath, Text, Questions und Candle."

#: Sources/Words/ComplinePrayer.swift
msgid "Show Compline, a night prayer."
msgstr "Zeigt die Komplet, ein Nachtgebet."

#: Sources/Words/ComplinePrayer.swift
msgid "It fills the terminal. Enter continues, the left and right arrow keys go back and forth, ? shows the keys, and q or Esc leaves."
msgstr "Füllt das Terminal. Die Eingabetaste führt weiter, die Pfeiltasten links und rechts gehen zurück und vor, ? zeigt die Tasten, q oder Esc verlässt das Gebet."

#: Sources/Words/ComplinePrayer.swift
msgid "Open the prayer at this part, 1 to {count}."
msgstr "Öffnet das Gebet bei diesem Teil, 1 bis {count}."

#: Sources/Words/ComplinePrayer.swift
msgid "List the titles of the parts."
msgstr "Listet die Titel der Teile auf."

#: Sources/Words/ComplinePrayer.swift
msgid "Print the prayer as plain text, for screen readers. In a terminal it waits for Enter after each part."
msgstr "Gibt das Gebet als einfachen Text aus, für Vorleseprogramme. Wartet in einem Terminal nach jedem Teil auf die Eingabetaste."

#: Sources/Words/ComplinePrayer.swift
msgid "Each night at this time, such as {example}, show one notification that offers Compline. `off` turns it off."
msgstr "Zeigt jeden Abend um diese Zeit, zum Beispiel {example}, eine Benachrichtigung, die die Komplet anbietet. `off` schaltet sie aus."

#: Sources/Words/ComplinePrayer.swift
msgid "There is no part `{text}`. The parts are 1 to {count}."
msgstr "Den Teil `{text}` gibt es nicht. Möglich sind 1 bis {count}."

#: Sources/Words/ComplinePrayer.swift
msgid "Use --phase without --list and --invite."
msgstr "Verwende --phase ohne --list und --invite."

#: Sources/Words/ComplinePrayer.swift
msgid "part {phase} of {count}"
msgstr "Teil {phase} von {count}"

#: Sources/Words/ComplinePrayer.swift
msgid "q, Esc"
msgstr "q, Esc"

#: Sources/Words/ComplinePrayer.swift
msgid "It is only in memory, and is gone when the prayer ends unless you save it."
msgstr "Der Text ist nur im Arbeitsspeicher. Er geht am Ende des Gebets verloren, wenn du ihn nicht speicherst."

#: Sources/Words/ComplinePrayer.swift
msgid "Your reflection is not saved. Press Esc again to leave without it."
msgstr "Deine Gedanken sind nicht gespeichert. Drücke noch einmal Esc, um ohne sie zu gehen."

#: Sources/Words/ForestWords.swift
msgid "The picture could not be created: {reason}. Try another size."
msgstr "Das Bild konnte nicht erstellt werden: {reason}. Versuch es mit einer anderen Größe."

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as a web page that scrolls."
msgstr "Schreibt den Wald in diese Datei, als Webseite, die sich scrollen lässt."

#: Sources/Words/ForestWords.swift
msgid "Use --size with --svg, --png or --wallpaper."
msgstr "Verwende --size mit --svg, --png oder --wallpaper."

#: Sources/Words/ForestWords.swift
msgid "This device cannot convert SVG to PNG: librsvg's loader for gdk-pixbuf is missing. Install librsvg2-common, or use --svg."
msgstr "Dieses Gerät kann aus SVG kein PNG machen: Das Modul von librsvg für gdk-pixbuf fehlt. Installiere librsvg2-common, oder verwende --svg."

#: Sources/Words/ForestWords.swift
msgid "No browser could be started. Open the page yourself: {path}"
msgstr "Es konnte kein Browser gestartet werden. Öffne die Seite selbst: {path}"

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not accept the wallpaper: {reason}. Write a picture with --png FILE and choose it in the desktop's settings."
msgstr "Das Portal des Desktops hat das Hintergrundbild nicht angenommen: {reason}. Schreib ein Bild mit --png DATEI, und wähle es in den Einstellungen des Desktops."

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not answer, so the wallpaper was not changed. Try again."
msgstr "Das Portal des Desktops hat nicht geantwortet, und das Hintergrundbild wurde nicht geändert. Versuch es noch einmal."

#: Sources/Words/Premium/Premium.swift
msgid "What a licence includes"
msgstr "Was eine Lizenz enthält"

#: Sources/Words/Premium/Premium.swift
msgid "About premium"
msgstr "Über Premium"

#: Sources/Words/Premium/Premium.swift
msgid "Without a subcommand, it says which licence there is, and what a licence includes."
msgstr "Ohne Unterbefehl steht da, welche Lizenz es gibt und was eine Lizenz enthält."

#: Sources/Words/Premium/Premium.swift
msgid "Show which licence there is, and what a licence includes."
msgstr "Sagt, welche Lizenz es gibt und was eine Lizenz enthält."

#: Sources/Words/Premium/Premium.swift
msgid "Print the text of the licence, to take it to another device."
msgstr "Gibt den Text der Lizenz aus, um sie auf ein anderes Gerät mitzunehmen."

#: Sources/Words/Premium/Premium.swift
msgid "This text is not a licence for Atrest. Use the text or the file as you received it."
msgstr "Dieser Text ist keine Lizenz für Atrest. Verwende den Text oder die Datei, wie du sie erhalten hast."

#: Sources/Words/Premium/Premium.swift
msgid "This licence is for a different installation of Atrest. Use one for this installation."
msgstr "Diese Lizenz ist für eine andere Installation von Atrest. Verwende eine für diese Installation."

#: Sources/Words/Premium/Premium.swift
msgid "This licence cannot be checked, because the library libgcrypt is missing. Install it."
msgstr "Diese Lizenz kann nicht geprüft werden, weil die Bibliothek libgcrypt fehlt. Installiere sie."

#: Sources/Words/Window/DataPage.swift
msgid "The file is not on this device. Copy it here first."
msgstr "Die Datei ist nicht auf diesem Gerät. Kopiere sie zuerst hierher."

#: Sources/Words/Window/Opening.swift
msgid "The window could not be opened: {reason}. `atrest watch` shows the timer in the terminal."
msgstr "Das Fenster konnte nicht geöffnet werden: {reason}. `atrest watch` zeigt den Timer im Terminal."

#: Sources/Words/Window/Opening.swift
msgid "The window did not start, or does not answer. `atrest watch` shows the timer in the terminal."
msgstr "Das Fenster ist nicht gestartet oder antwortet nicht. `atrest watch` zeigt den Timer im Terminal."

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "Delete {amount} at {time}"
msgstr "{amount} um {time} löschen"

#: Sources/Words/Window/SettingsPage.swift
msgid "Water per click"
msgstr "Wasser pro Klick"

#: Sources/Words/Window/ShortcutWords.swift
msgid "Start at another time"
msgstr "Zu einer anderen Zeit beginnen"

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Change the running fast"
msgstr "Laufendes Fasten ändern"

#: Sources/Words/Window/ShortcutWords.swift
msgid "A quiet companion for fasting. Your data stays on this device unless you share it."
msgstr "Ein stiller Begleiter beim Fasten. Deine Daten bleiben auf diesem Gerät, außer du teilst sie."

#: Sources/Words/Window/Timer.swift
msgid "Start at another time…"
msgstr "Zu einer anderen Zeit beginnen …"

#: Sources/Words/Window/Timer.swift
msgid "End at another time…"
msgstr "Zu einer anderen Zeit beenden …"

#: Sources/Words/Window/Timer.swift
msgid "Change…"
msgstr "Ändern …"

#: Sources/Words/Window/Timer.swift
msgid "When it began, the clock of this computer showed {start}. The calendar can correct it."
msgstr "Bei seinem Beginn zeigte die Uhr dieses Computers {start}. Im Kalender kannst du das berichtigen."

#: Sources/Words/Window/Timer.swift
msgid "Deleted {amount} at {time}."
msgstr "{amount} um {time} gelöscht."

#: Sources/Words/Window/Timer.swift
msgid "Say when the fast has ended, such as 20:00."
msgstr "Gib an, wann das Fasten geendet hat, zum Beispiel 20:00."

#: Sources/Words/Window/Timer.swift
msgid "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago. Leave it empty to start now."
msgstr "Zum Beispiel 20:00, gestern 20:00, Montag 20 Uhr oder vor 2h. Lass es leer, um jetzt zu beginnen."

#: Sources/Words/Words.swift
msgid "Records cannot be read"
msgstr "Aufzeichnungen nicht lesbar"

#: Sources/Words/Words.swift
msgid "When it began, the clock of this computer showed {start}. Correct that with `atrest edit @1 --start TIME`."
msgstr "Bei seinem Beginn zeigte die Uhr dieses Computers {start}. Berichtige das mit `atrest edit @1 --start ZEIT`."

#: Sources/Words/Words.swift
msgid "{count} fast"
msgid_plural "{count} fasts"
msgstr[0] "{count} Fasten"
msgstr[1] "{count} Fasten"

#: Sources/Words/Words.swift
msgid "{count} water entry"
msgid_plural "{count} water entries"
msgstr[0] "{count} Wassereintrag"
msgstr[1] "{count} Wassereinträge"

#~ msgid "it is neither an export of a known program nor a table with a start and an end"
#~ msgstr "Die Datei ist weder der Export eines bekannten Programms noch eine Tabelle mit Beginn und Ende"

#~ msgid "12 men in middle age."
#~ msgstr "12 Männer mittleren Alters."

#~ msgid "Nearly all of it are reports of single cases."
#~ msgstr "Fast alles sind Berichte über einzelne Fälle."

#~ msgid "A survey and a review. In a later study, with training, people felt better."
#~ msgstr "Eine Befragung und eine Übersichtsarbeit. In einer späteren Studie mit Schulung ging es den Menschen besser."

#~ msgid "One study of 20 people. The ± is the error of the mean: single people differ by about four times as much."
#~ msgstr "Eine Studie mit 20 Menschen. Das ± ist der Fehler des Mittelwerts: Einzelne Menschen weichen etwa viermal so weit ab."

#~ msgid "After 38 hours without food women had less sugar and more fatty acids in the blood than men. In another group, fatty acids rose faster in men. In a third, ketones reached the same value after 21.1 ± 3.0 hours. The ± is the error of the mean: single people differed by many hours."
#~ msgstr "Nach 38 Stunden ohne Essen hatten Frauen weniger Zucker und mehr Fettsäuren im Blut als Männer. In einer anderen Gruppe stiegen die Fettsäuren bei Männern schneller. In einer dritten erreichten die Ketone denselben Wert nach 21,1 ± 3,0 Stunden. Das ± ist der Fehler des Mittelwerts: Einzelne Menschen unterschieden sich um viele Stunden."

#~ msgid "Quite sure for this meal: many people, one method."
#~ msgstr "Ziemlich sicher für diese Mahlzeit: viele Menschen, eine Methode."

#~ msgid "Quite sure for healthy people."
#~ msgstr "Ziemlich sicher für gesunde Menschen."

#~ msgid "Fairly sure: two different methods agree."
#~ msgstr "Einigermaßen sicher: Zwei verschiedene Methoden stimmen überein."

#~ msgid "What happens before 14 hours, and how far people differ. The abstracts do not say what the ± means; people may differ by more."
#~ msgstr "Was vor 14 Stunden geschieht und wie weit Menschen sich unterscheiden. Was das ± bedeutet, sagen die Zusammenfassungen nicht; Menschen können sich stärker unterscheiden."

#~ msgid "Not very sure: a small group, and ghrelin may follow hunger rather than cause it."
#~ msgstr "Nicht sehr sicher: eine kleine Gruppe, und Ghrelin folgt dem Hunger vielleicht eher, als ihn auszulösen."

#~ msgid "In 71 studies together, tests of thinking came out the same with and without food: g = 0.02, between −0.05 and 0.10. Half of the fasts lasted 12 hours or less. The tests went worse for children, and slightly worse in longer fasts."
#~ msgstr "In 71 Studien zusammen fielen Denktests mit und ohne Essen gleich aus: g = 0,02, zwischen −0,05 und 0,10. Die Hälfte der Fastenzeiten dauerte höchstens 12 Stunden. Bei Kindern fielen die Tests schlechter aus, bei längerem Fasten etwas schlechter."

#~ msgid "Quite sure for the average of healthy adults."
#~ msgstr "Ziemlich sicher für den Durchschnitt gesunder Erwachsener."

#~ msgid "The breathing ratio is 1.0 if only sugar is used and 0.7 if only fat is. It was 0.80 at 12 hours, 0.76 at 36 and 0.72 at 72. Between those two, 0.80 means that about two thirds came from fat."
#~ msgstr "Der respiratorische Quotient ist 1,0, wenn nur Zucker genutzt wird, und 0,7, wenn nur Fett. Er lag nach 12 Stunden bei 0,80, nach 36 bei 0,76 und nach 72 bei 0,72. Dazwischen bedeutet 0,80, dass rund zwei Drittel aus Fett kamen."

#~ msgid "Fairly sure that the share of fat rises; it is one study."
#~ msgstr "Einigermaßen sicher, dass der Anteil des Fetts steigt; es ist eine Studie."

#~ msgid "Fairly sure for this group. The ± shows how far the people in it differed."
#~ msgstr "Einigermaßen sicher für diese Gruppe. Das ± zeigt, wie weit sich die Menschen darin unterschieden."

#~ msgid "Not sure: the trial calls its analysis exploratory."
#~ msgstr "Nicht sicher: Die Studie nennt ihre Auswertung explorativ."

#~ msgid "Quite sure that it takes days, not how many."
#~ msgstr "Ziemlich sicher, dass es Tage dauert; nicht, wie viele."

#~ msgid "Your own pace, and what such long fasts do to health. The abstracts do not say what the ± means; people may differ by more."
#~ msgstr "Dein eigenes Tempo, und was so langes Fasten mit der Gesundheit macht. Was das ± bedeutet, sagen die Zusammenfassungen nicht; Menschen können sich stärker unterscheiden."

#~ msgid "After 38 hours without food women had less sugar and more fatty acids in the blood than men. In another group, fatty acids rose faster in men. In a third, ketones reached the same value after 21.1 ± 3.0 hours: in some people hours before others."
#~ msgstr "Nach 38 Stunden ohne Essen hatten Frauen weniger Zucker und mehr Fettsäuren im Blut als Männer. In einer anderen Gruppe stiegen die Fettsäuren bei Männern schneller. In einer dritten erreichten Ketone denselben Wert nach 21,1 ± 3,0 Stunden: bei manchen Stunden früher als bei anderen."

#~ msgid "Quite sure that people differ, not by how much."
#~ msgstr "Ziemlich sicher, dass Menschen sich unterscheiden; nicht, um wie viel."

#~ msgid "Stop the fast and get medical help at once if you faint, become confused, or have chest pain, a racing or uneven heartbeat, or vomiting that does not end."
#~ msgstr "Brich das Fasten ab und hol dir sofort ärztliche Hilfe, wenn du ohnmächtig oder verwirrt wirst, Schmerzen in der Brust hast, dein Herz rast oder unregelmäßig schlägt oder Erbrechen nicht aufhört."

#~ msgid "After five days without food, eating again has a risk of its own: ask a physician before you eat, start with small amounts, and increase them over several days."
#~ msgstr "Nach fünf Tagen ohne Essen birgt es ein eigenes Risiko, wieder zu essen: Hol dir vorher ärztlichen Rat, fang mit kleinen Mengen an und steigere sie über mehrere Tage."

#~ msgid "Ask a physician first if you are under 18, pregnant, breastfeeding or underweight, have or had an eating disorder, have diabetes, gout, or a disease of the heart, the kidneys or the liver, or take medicines for the heart or blood pressure, diuretics, blood thinners, lithium, or medicines that must be taken with food. Stop the fast and get medical help at once if you faint, become confused, or have chest pain, a racing or uneven heartbeat, or vomiting that does not end. More: `atrest why safety`."
#~ msgstr "Hol dir zuerst ärztlichen Rat, wenn du unter 18, schwanger oder untergewichtig bist, stillst, eine Essstörung hast oder hattest, Diabetes, Gicht oder eine Krankheit des Herzens, der Nieren oder der Leber hast oder Medikamente für Herz oder Blutdruck, Entwässerungsmittel (Diuretika), Blutverdünner, Lithium oder Medikamente nimmst, die man zum Essen einnehmen muss. Brich das Fasten ab und hol dir sofort ärztliche Hilfe, wenn du ohnmächtig oder verwirrt wirst, Schmerzen in der Brust hast, dein Herz rast oder unregelmäßig schlägt oder Erbrechen nicht aufhört. Mehr: `atrest why safety`."

#~ msgid "After five days without food, ask a physician before you eat, and start with small amounts: `atrest why safety`."
#~ msgstr "Hol dir nach fünf Tagen ohne Essen ärztlichen Rat, bevor du isst, und fang mit kleinen Mengen an: `atrest why safety`."

#~ msgid "Most of what is known about fasts of two days and more was measured under the care of physicians: ask one before you fast that long."
#~ msgstr "Das meiste, was man über Fasten von zwei Tagen und mehr weiß, wurde unter ärztlicher Aufsicht gemessen: Hol dir ärztlichen Rat, bevor du so lange fastest."

#~ msgid "Little evidence. Only diabetes and eating disorders have a source here. The other diseases and medicines have theirs below, and underweight is named in a guideline on eating again. The rest of the list is medical caution."
#~ msgstr "Wenig gesichert. Nur für Diabetes und Essstörungen steht hier eine Quelle. Die anderen Krankheiten und Medikamente haben ihre weiter unten, und Untergewicht nennt eine Leitlinie dazu, wie man wieder zu essen beginnt. Der Rest der Liste ist ärztliche Vorsicht."

#~ msgid "With diuretics, the upper value of the blood pressure was 8.9 mmHg lower in a month of fasts by day; with other medicines it hardly changed. With the blood thinner warfarin, the blood was too thin for 30 % of the time, and before for 11 %. Lithium in the blood did not change; the authors call that safe only if people drink enough and take it as prescribed."
#~ msgstr "Mit Entwässerungsmitteln war der obere Blutdruckwert in einem Monat, in dem tagsüber gefastet wurde, um 8,9 mmHg niedriger; mit anderen Medikamenten änderte er sich kaum. Mit dem Blutverdünner Warfarin war das Blut in 30 % der Zeit zu dünn, davor in 11 %. Lithium im Blut änderte sich nicht; sicher nennen es die Autoren nur, wenn man genug trinkt und es wie verordnet nimmt."

#~ msgid "Not very sure: one study each, of fasts from dawn to sunset, without water, for a month. Other studies of warfarin found no change."
#~ msgstr "Nicht sehr sicher: je eine Studie über Fasten von der Morgendämmerung bis zum Sonnenuntergang, ohne Wasser, einen Monat lang. Andere Studien über Warfarin fanden keine Änderung."

#~ msgid "Experts advise against fasting with advanced heart failure, after a recent heart attack and with a poorly controlled irregular heartbeat. With chronic kidney disease, creatinine in the blood rose within a week in 60 % of those who fasted, and six of them had a serious event of the heart or vessels, as a rule people who already had such a disease, against one of the others. Fasting harmed people with moderate or advanced cirrhosis of the liver."
#~ msgstr "Fachleute raten vom Fasten ab bei fortgeschrittener Herzschwäche, nach einem frischen Herzinfarkt und bei schlecht eingestellten Herzrhythmusstörungen. Bei chronischer Nierenkrankheit stieg Kreatinin im Blut bei 60 % derer, die fasteten, innerhalb einer Woche, und sechs von ihnen hatten ein schwerwiegendes Ereignis an Herz oder Gefäßen, meist Menschen, die dort schon krank waren, von den anderen eine Person. Menschen mit mittelschwerer oder fortgeschrittener Leberzirrhose schadete das Fasten."

#~ msgid "Not very sure: small studies of fasts by day, and expert opinion. Another study of kidney disease found no harm."
#~ msgstr "Nicht sehr sicher: kleine Studien über Fasten am Tag und die Meinung von Fachleuten. Eine andere Studie über Nierenkrankheit fand keinen Schaden."

#~ msgid "Fairly sure that it rises: it was measured in several studies."
#~ msgstr "Dass sie steigt, ist recht sicher: Es wurde in mehreren Studien gemessen."

#~ msgid "Fairly sure, but from a small group."
#~ msgstr "Recht sicher, aber von einer kleinen Gruppe."

#~ msgid "In 768 stays with two days or more of nothing but water, 75 % of the unwanted effects were mild. The worst one was at most moderate in 555 stays, severe in 212 (28 %) and life-threatening in one. No one died. Two stays had an event that counts as serious."
#~ msgstr "In 768 Aufenthalten mit zwei oder mehr Tagen nur mit Wasser waren 75 % der unerwünschten Wirkungen leicht. Die stärkste war in 555 Aufenthalten höchstens mäßig, in 212 (28 %) schwer und in einem lebensbedrohlich. Niemand starb. In zwei Aufenthalten gab es ein Ereignis, das als schwerwiegend gilt."

#~ msgid "How sure:"
#~ msgstr "Wie sicher:"

#~ msgid "year"
#~ msgstr "Jahr, Jahres"

#~ msgid "month"
#~ msgstr "Monat, Monats"

#~ msgid "The tag of the fasts in a file of Timewarrior. By default, it is recognised."
#~ msgstr "Die Markierung der Fasten in einer Datei von Timewarrior. Normalerweise wird sie erkannt."

#~ msgid "By default the note of the running fast, or of the latest one. A note is private: it is in the export and in the shared folder, and nowhere else unless you ask for it. While a command runs, other users of this machine can read its arguments, and the shell keeps them. `atrest note --edit` and `atrest note -` have the text in no argument."
#~ msgstr "Ohne weitere Angabe die Notiz des laufenden Fastens oder des letzten. Eine Notiz ist privat: Sie steht im Export und im geteilten Ordner und sonst nirgends, außer du fragst danach. Während ein Befehl läuft, können andere Benutzer dieses Rechners seine Argumente lesen, und die Shell merkt sie sich. Bei `atrest note --edit` und `atrest note -` steht der Text in keinem Argument."

#~ msgid "Use --edit without a text and without --delete."
#~ msgstr "--edit geht nur ohne einen Text und ohne --delete."

#~ msgid "Only fasts whose note contains this text, in upper or lower case. Shows the notes too."
#~ msgstr "Nur Fasten, deren Notiz diesen Text enthält, gleich ob groß- oder kleingeschrieben. Zeigt auch die Notizen."

#~ msgid "The note is not text in UTF-8, so it was not saved."
#~ msgstr "Die Notiz ist kein Text in UTF-8 und wurde deshalb nicht gespeichert."

#~ msgid "By default the note of the running fast, or of the latest one. A note is private: it is in the export and in the shared folder, and nowhere else unless you ask for it."
#~ msgstr "Ohne weitere Angabe die Notiz des laufenden Fastens oder des letzten. Eine Notiz ist privat: Sie steht im Export und im geteilten Ordner und sonst nirgends, außer du fragst danach."

#~ msgid "The fast (`@1` or its id) if it is not the default one, and the text. Without a text, the note is shown."
#~ msgstr "Das Fasten (`@1` oder seine ID), wenn es ein anderes ist, und der Text. Ohne Text wird die Notiz gezeigt."

#~ msgid "A private note on this fast."
#~ msgstr "Eine private Notiz zu diesem Fasten."

#~ msgid "Skipped, in a time zone that is not known here: {count}. Say another one with --columns zone=Europe/Berlin."
#~ msgstr "Übersprungen, in einer Zeitzone, die hier nicht bekannt ist: {count}. Mit --columns zone=Europe/Berlin nennst du eine andere."

#~ msgid "it is neither an export of a known program nor a table with a start and an end; `man atrest` lists the programs"
#~ msgstr "Die Datei ist weder der Export eines bekannten Programms noch eine Tabelle mit Beginn und Ende; `man atrest` nennt die Programme"

#~ msgid "It shows every change immediately. Press ? for the keys, and q to leave. If the terminal is smaller than 40 columns and 16 rows, or the output is not a terminal, it prints lines as --plain does."
#~ msgstr "Zeigt jede Änderung sofort. ? zeigt die Tasten, q verlässt die Ansicht. Ist das Terminal kleiner als 40 Spalten und 16 Zeilen oder die Ausgabe kein Terminal, gibt der Befehl wie mit --plain Zeilen aus."

#~ msgid "It shows every change at once. Press ? or an arrow key for the keys, and q or Esc to leave. If the terminal is smaller than 40 columns and 16 rows, or the output is not a terminal, it prints lines as --plain does."
#~ msgstr "Zeigt jede Änderung sofort. ? oder eine Pfeiltaste zeigt die Tasten, q oder Esc verlässt die Ansicht. Ist das Terminal kleiner als 40 Spalten und 16 Zeilen oder die Ausgabe kein Terminal, gibt der Befehl wie mit --plain Zeilen aus."
