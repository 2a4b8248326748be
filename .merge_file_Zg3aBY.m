# Sentences of Atrest.
# This file is distributed under the same license as the atrest package.
#
msgid ""
msgstr ""
"Project-Id-Version: atrest\n"
"Language: \n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"

#: Sources/Words/Agent/Agent.swift Sources/Words/Commands/RecordWords.swift
msgid "Running"
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "Another agent is already running in this session. This one exits."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "There is no session bus. Start atrestd in a desktop session or under `dbus-run-session`."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "The session bus does not let atrestd use the name {name}. In a sandbox, allow the program to own this name."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "Keeps the running fast and provides {name} on the session bus. The bus or systemd starts it when it is needed. It exits on SIGTERM. With --check it only checks the records. --help and --version are the other options. Use it through `atrest`. See atrestd(1) for details."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "Usage: {form}"
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "There is no argument `{argument}`. See `atrestd --help`."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "An agent on another bus is using the data folder {path}. Stop that agent first."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "The agent can open only {count} files, but needs {needed}. Raise the limit with `ulimit -n 1024` in the shell, or with LimitNOFILE=1024 in the unit of systemd."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "The icon in the tray could not be shown: {reason}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "{act}, made on another machine"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "{act}, made on {machine}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "end of a fast under 4 hours, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "end of a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "stop of a fast without keeping it, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "change to the running fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "addition of a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "change to a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "deletion of a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/RestoreWords.swift
msgid "water, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "removal of water, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "import of {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "restore of the backup from {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "restore of {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "start at {start}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "start at {start}, target {target}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "{amount} at {time}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "{hours} h"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "{hours} h {minutes} min"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "1 fast"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "{count} fasts"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "1 water entry"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "{count} water entries"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "{fasts} and {water}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "Undo: {act}"
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "The agent is ready."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "The agent exits."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "The connection to the session bus was closed. The agent exits."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A fast has started."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "The last ending was undone. The fast continues."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "The fast was adjusted."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A past fast was added."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A past fast was changed."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A past fast was deleted."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A change was undone."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A change was redone."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A backup was restored."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "A file was imported."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "An action on the desktop was refused: {name}."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "Water was added."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "Water was removed."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "The setting {key} was changed."
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "The hours you had in mind have passed."
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "There is something to read, whenever you like."
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "About your records"
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "End fast"
msgstr ""

#: Sources/Words/Agent/Notices.swift Sources/Words/Commands/RecordWords.swift
msgid "Today {amount}"
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "Done."
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "That was not possible."
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "{number} ml"
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "{number} fl oz"
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were missing. The backup from {day} was restored."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were missing, and no backup could be read. Atrest started with empty records."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were removed while they were in use. Atrest still had them open and has saved them again."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were removed or replaced while they were in use. Atrest still had the earlier ones open and has saved them as {name}."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The records were removed or replaced while they were in use. The running fast and the settings were kept. The history could not be saved."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "A fast has been running since {start}. End it first, or change its start with `atrest adjust`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "A fast is already running. End it first, or change its start with `atrest adjust`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "No fast is running. `atrest start` begins one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to undo."
msgstr ""

#: Sources/Words/Agent/Refusals.swift Sources/Words/Commands/RecordWords.swift
msgid "That time is in the future. Give an earlier one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That start is more than 168 hours ago. Give a later one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That time is before the fast started. Give a later one, or adjust the start."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would end before it starts. Give a later end."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last under 4 hours. Such fasts are not kept."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last more than 168 hours. Give a later start or an earlier end."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast that has been running since {start}. Give an earlier end."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}, which ends in the future. If the date of this computer is wrong, set it. Otherwise undo that fast with `atrest undo`, correct it with `atrest edit {id}`, or delete it with `atrest delete {id}`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}. Give a time outside it."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would start a second fast. End the running one first, or use `atrest redo`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would overlap the fast that has been running since {start}. End that one first, or use `atrest redo`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would overlap the fast from {start} to {end}. Change that one first with `atrest edit {id}`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to redo."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The backup from {day} is damaged and cannot be restored. `atrest restore` lists the others."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The backup from {day} cannot be read: {reason}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is no fast with that id. `atrest history` shows the ids."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Give the start and the end of the fast."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "More than 2000 entries end in the same second, so they cannot all be listed. Delete some of them."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "One call takes at most {count} entries. Send the rest in another call."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "A month must be from 1 to 12, and a year from 1 to 9999."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "`{text}` is not a span of time. Use day, week, month or an empty text."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is no readable backup from {day}. `atrest restore` lists the backups."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "`{id}` is not an id. An id is a UUID."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "An offset must be from -{limit} to {limit} minutes and of type i."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The option {key} must be true or false."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Another import is running. Try again in a moment."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Times are counted from 1970 and must not be negative."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
#: Sources/Words/Commands/SettingsWords.swift
msgid "A target must be from 4 to 168 hours."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "A note can have up to 1,000 characters."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is no option `{key}`. This call takes no options."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is no option `{key}`. The options are {known}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The option {key} must have the type {type}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Give the option {key} as a whole number of microseconds."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is no folder {path}. Create it first: `mkdir -p {path}`"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The records in {path} could not be read: {reason}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The records in {path} could not be written, and nothing was changed: {reason}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The records in {path} were written by a newer version of Atrest and are left as they are. Install that version or a later one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The records could not be read. They were kept as {name}, and Atrest started with empty records."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The records could not be read. They were kept as {name}, and the backup from {day} was restored."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "a newer version of Atrest wrote them"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "another program is using them; try again in a moment"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "the disk is full; free some space and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "something that is not a file of yours is in their place; move it elsewhere and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "they are read-only; make them writable and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "{reason}; `atrest doctor` checks the folder"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "the backup {path} must replace them, but it cannot be read ({reason}); make it readable or move it elsewhere, and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "{path} has the name of a backup but is not a file; move it elsewhere and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "they are damaged; restart Atrest so that it can recover them"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "fast, fasting"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "water"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "start, begin"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "end, stop, finish, break"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "add, drink"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "a, the, my"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "since, from"
msgstr ""

#: Sources/Words/Agent/Search.swift Sources/Words/Commands/Times.swift
msgid "for"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Start a fast"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Start a fast, since {time}"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Start a fast, target {target}"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Start a fast, since {time}, target {target}"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "End the fast at {time}"
msgstr ""

#: Sources/Words/Agent/Search.swift Sources/Words/Window/ShortcutWords.swift
msgid "End the fast"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Add {amount} of water at {time}"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Add {amount} of water"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Target {target}"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Brings today's total to {amount}"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "{span}. Under 4 hours: it is not kept."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "There is no action `{name}`. Use {known} or {last}."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "The action {name} takes at most one parameter."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "The parameter of the action {name} has the wrong type."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Atrest does not open files."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "`{id}` is not the identifier of a result."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Atrest could not be opened. Run `atrest watch` in a terminal."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "No terminal program was found. Run `atrest watch` in a terminal."
msgstr ""

#: Sources/Words/Agent/UnitTargetWords.swift
msgid "systemd did not start or stop a unit for the fast: {error}."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Calendar folder"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "A file for each fast, for calendar programs on this computer"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The running fast in the calendar"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Up to its target"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Years in the calendar"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Choose a folder…"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Choose a folder"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Use no folder"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "A calendar folder is a full path, such as /home/me/.calendars/atrest, or off."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder must not contain Atrest's own records, nor be inside their folder. Choose another one."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "There is no calendar folder {path}. If it is on a disk that is not connected, the files are written later. Otherwise create the folder and set it again."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The path {path} is not valid UTF-8, and D-Bus cannot carry it. Rename the folder, or name a symbolic link that leads to it."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "{path} is not a folder. Choose a folder for the calendar."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The folder {path} belongs to another user. Choose one of your own."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Atrest can read the calendar folder {path} but not write to it."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The disk with the calendar folder {path} is full. Free some space; the files are written with the next change."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Atrest cannot write to the calendar folder {path}. Check its permissions with `ls -ld {path}`."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The agent's unit does not let it write to {path}. To allow it, type `systemctl --user edit {unit}`, add these two lines, and then type `systemctl --user restart {unit}`:"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "In the calendar folder {path}, another program has changed {name}. Atrest leaves it as it is."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "In the calendar folder {path}, another program has removed {name}. Atrest does not write it again."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "No event is left in the calendar folder {path}. vdirsyncer stops at an empty folder; if it is meant to be empty, type `vdirsyncer sync --force-delete atrest`."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "{count} more files of the calendar folder were changed or removed by other programs."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder {path} is there."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Usage:"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Commands"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Arguments"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Options"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "[OPTIONS]"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Show this help."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
#: Sources/Words/Commands/CompletionWords.swift
msgid "Show the version."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "`atrest COMMAND --help` explains one command. `man atrest` has everything."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
#: Sources/Words/Window/SettingsPage.swift
msgid "Fasting"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "History"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Water"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift Sources/Words/Window/DataPage.swift
msgid "Your data"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Pictures and panels"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Setup"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "AMOUNT"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "BAR"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "COLUMNS"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "COMMAND"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "DATE"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "DAY"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "DURATION"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "FILE"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "FOLDER"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "DEVICE"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "NAME"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "FORMAT"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "HOURS"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "ID"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "KEY"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "MONTH"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "MONTH|DAY"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "TEXT"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "NUMBER"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "ORDER"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "TAG"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "PERIOD"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "PHASE"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "SCREEN"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "SIZE"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "TEMPLATE"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "TIME"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "TIMES"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "SPAN"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "VALUE"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "WHEN"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "There is no command `{command}`."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "There is no setting `{key}`."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "There is no option `{option}`."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "A value is missing: `{option}`."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "`{option}` takes no value."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "`{value}` is not a value of `{option}`. The values are {known}."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Argument {number} is not valid UTF-8: `{argument}`. Nothing was changed. Type it again in a terminal and a locale with UTF-8."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Unexpected argument `{argument}`."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "`{command}` needs {parts}."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "See `{command} --help`."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Did you mean {a}?"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Did you mean {a} or {b}?"
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Did you mean {a}, {b} or {c}?"
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
msgid "look for it"
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
msgid "Show the help."
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
#: Sources/Words/Commands/RecordWords.swift
msgid "now"
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
#: Sources/Words/Commands/Times.swift
msgid "{duration} ago"
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
#: Sources/Words/Commands/Times.swift
msgid "today"
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
msgid "yesterday"
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
msgid "{count} days ago"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Show or set when a notification offers to begin."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "At that time one notification offers to begin a fast. It is not shown while a fast runs, and nothing is counted."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "The days and the time: `weekdays 20:00`, `daily 8pm`, `mon,wed,fri 20:00`. `off` deletes the plan."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "A plan has days and a time: `weekdays 20:00`, `daily 20:00 18h`, `mon,wed 19:30`, or `off`."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "daily"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "weekdays"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "weekends"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Offer to begin"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "One notification, at the time that you choose"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Days and time"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Such as weekdays 20:00, or mon wed 8pm 18h."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "{time}, the time you chose"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "No plan. `atrest plan weekdays 20:00` sets one."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "The plan is deleted."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "{days} at {time}"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "{days} at {time}, target {target}"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Every day"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Monday to Friday"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Saturday and Sunday"
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Start a fast, or end the running one."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "For a keyboard shortcut of your desktop. Without a terminal, a notification says what happened, and its button can undo it."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "This is a fast in a private session. Its bus and its data folder are removed afterwards. Your own data is not touched."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "In a moment the body likely enters another phase."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "The notification is on your desktop too."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "There is no desktop here, so the notification is shown in the terminal."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "The transition did not happen. `make test` may show the reason."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "`atrest {command}` failed."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "That is all. Everything has been removed again. To use it yourself:"
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "install it for your user, without root"
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "start a fast; the agent starts on its own"
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "everything else"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts with your other machines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Give a folder that another program keeps in sync between your machines, such as Syncthing or Nextcloud, or a folder on a USB stick. Atrest writes its changes there, reads those of the other machines, and opens no network connection itself. Settings, Vigil and Compline stay on each machine."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Show the folder and the other machines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts through a folder."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Stop sharing. Nothing is deleted."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Set the name that the other machines show for this one."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Remove a machine that is gone from the list."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder, as a path on this machine."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Only show what would be added."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name of the machine, or its id."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name, or nothing for the name of the computer."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The folder must be a full path, such as /home/me/Sync/atrest."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "A name is one line of at most 60 characters, without control characters."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine does not share its fasts. `atrest devices join FOLDER` starts sharing."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other machine has written to the folder yet."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine no longer uses the folder. Your fasts stay here, and the files stay in the folder."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The machine is no longer listed. Its fasts stay, here and on the other machines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder must not contain Atrest's own records, nor be inside their folder. Choose another one for your machines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest is still reading the folder. Try again in a moment."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift Sources/Words/Window/DataPage.swift
msgid "Folder"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Waiting"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The others call this machine {name}."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Your fasts are shared through {path}."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 other machine"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} other machines"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{fasts} and {water} would come from {others}."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{fasts} and {water} came from {others}."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "With Syncthing, set `fsWatcherDelayS` of the folder to 1, so that a change arrives within seconds, and leave `maxConflicts` at 10. See `man atrest` for more."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "last change {time}"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "last read {time}"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "no change yet"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line is not in the folder yet."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines are not in the folder yet."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other machine is called {name}. `atrest devices` lists them."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} machines are called {name}. Type the id instead: {ids}"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 more fast is running."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more fasts are running."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Also running since {time} on another machine."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Also running since {time} on {machine}."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Other machines"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "A folder that another program keeps in sync between your machines, such as Syncthing"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Choose a shared folder…"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts through this folder?"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The folder is being read…"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Stop using the folder"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Your fasts stay here, and the files stay in the folder"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Carry out the lines in text files from a phone, such as fast since 20:00, end fast or water 330."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "on or off."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Write on or off instead of `{text}`."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest now carries out the line in a text file in {path}, for example `water 330`. Then the file is moved to done."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Files in the inbox are no longer carried out. They are kept in inbox.off."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} cannot be created. Check the permissions of the folder."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The file has more than 1,024 bytes. Write one line, such as: water 330"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "It is a link or a folder, or it belongs to another user. Write a text file of your own."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The date of {name} is before 1970. Correct the clock of the device that wrote it, and write the file again."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest does not understand `{text}`. Write one of: fast, fast since 20:00, end fast, end fast at 12:30, water 330"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Page for the browser"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "today.html in the folder shows the running fast, for example on the phone"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Keep a page in the folder that shows the running fast in any browser."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} shows the running fast. Open it in any browser, for example on the phone."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This machine keeps no page in the folder."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "These records are a copy, or older than what this machine has shared. It now writes with a new id."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder {path} is not there. Your changes are written to it when it is back."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "In its place is a folder without atrest.json. If the shared folder is on a disk, connect the disk. To share through this folder, type `atrest devices join {path}`."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is not a folder. Choose a folder that your machines share."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} belongs to another user, or is not a plain file. Atrest does not read it."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is larger than any file that Atrest writes. Atrest does not read it."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is on a disk that may not report what other machines change. Atrest looks there when it starts, after a wake-up, and when you type `atrest devices`."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} was written by a newer version of Atrest. Update Atrest on this machine too."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Another shared folder is at {path} now. Atrest neither reads it nor writes to it. To share through it, type `atrest devices join {path}`."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest cannot write to the shared folder {path}. Your changes are written later."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 more file has the same problem."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more files have the same problem."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "There is 1 more problem with other machines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "There are {count} more problems with other machines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line in the shared folder cannot be read. The machine that wrote it will write it again."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines in the shared folder cannot be read. The machines that wrote them write them again."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line of {name} has not arrived yet."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines of {name} have not arrived yet."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 line of {name} is no longer in the folder. If that machine is gone, `atrest devices forget DEVICE` keeps its lines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} lines of {name} are no longer in the folder. If that machine is gone, `atrest devices forget DEVICE` keeps its lines."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The records of {name} are a copy, or were restored: it has two different lines with one number. This machine keeps both."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Another machine wrote with the id of this one. Each has its own id now."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "1 fast is kept but not shown, because its times contradict each other."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} fasts are kept but not shown, because their times contradict each other."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The clock of {name} is more than a day ahead. Correct it on that machine."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "another machine"
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus answers."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is running (process {process}) and can read its records."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is not running. The session bus starts it when it is needed."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is not running."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus can start the agent."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus cannot start the agent. Install Atrest again, then log out and in again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus has not read {file}, so it cannot start the agent. It reads the file at the next login. Until then, start {program} yourself."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus is set up to start {path}, but that is not a program that can be run. Install Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is not in a format that Atrest can read, so it has no effect. Reinstall the package that contains it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "An agent on another bus is using the data folder. Stop that agent so that this one can start."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd knows the user unit atrest.service ({state})."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The user unit atrest.service is turned off. Turn it on with `systemctl --user unmask atrest.service`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The user unit atrest.service is turned off until the next boot. Turn it on with `systemctl --user unmask --runtime atrest.service`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd cannot read the user unit atrest.service. Install Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The user unit atrest.service has failed ({result}). `journalctl --user -u atrest.service` shows the reason. `systemctl --user reset-failed atrest.service` lets it start again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus starts the agent through systemd, but systemd does not know atrest.service. Install Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd does not know atrest.service, so the session bus starts the agent itself. Installing Atrest again adds the unit."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd is not on the session bus, so the bus starts the agent itself."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "systemd did not answer, so the unit atrest.service was not checked."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Notifications are shown by {server}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Notifications are shown by {server}, which supports {offered}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "No notification server is running. The session bus starts one for the first notification."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "No notification server is running. Install one, such as dunst, to see notifications. `atrest status` shows the same text."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The notification server does not answer. Restart it. This does not affect the fast."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The data is in {path}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is no data in {path} yet. Atrest creates it when it is first used."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Other users can read {path}. Prevent that with `chmod 700 {path}`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this machine can add files to {path}. If you do not want that: `chmod o-w {path}`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this machine can add, change and delete files in {path}. If you do not want that: `chmod o-w {path}`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} cannot be checked: {reason}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is not a folder. Move it elsewhere; the agent then creates one."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is not a regular file. Move it elsewhere, and the agent creates one."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "You cannot write to {path}. Allow it with `chmod 700 {path}`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} cannot be created, because you cannot write to {parent}. Allow it with `chmod u+rwx {parent}`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest cannot write to {path}, because {parent} belongs to another user. Type `sudo install -d -m 700 -o $(id -u) {missing}`, or set XDG_DATA_HOME to a folder of your own."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest cannot write to {path}, because {parent} is on a disk that is mounted read-only. `findmnt -T {parent}` shows it. Mount it for writing, or set XDG_DATA_HOME to a folder on another disk."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} cannot be created, because {file} is not a folder. Move it elsewhere with `mv {file} {file}.old`, and the agent creates the folder."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Damaged records were kept as {path}. You can delete that file if you do not need it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Records that were replaced while the agent ran were kept as {path}. You can delete that file if you do not need it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "`atrest restore` lists the backups and can bring back what is missing."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is on a network file system ({type}), where the records are not safe. Move it to a local disk, and set XDG_DATA_HOME to the folder that contains it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{program} synchronises {folder}. Exclude {path} from that: its files may be copied or replaced while Atrest uses them."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent that is running has version {version}. Restart it with `systemctl --user restart atrest.service`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent that is running has version {version}. End it with `kill {process}`, and start Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "There are no records yet."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The records are intact. Fasts: {count}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added something to the records: {names}. Atrest leaves it as it is."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added code to the records: {names}. Atrest does not run it. It runs when that program writes to the records, and can then change them."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "table {name}"
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "index {name}"
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "view {name}"
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "trigger {name}"
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "column {name}"
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The records could not be checked: atrestd was not found. Install Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Backups: {count}, the latest from {day}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
#: Sources/Words/Commands/RestoreWords.swift
msgid "There is no backup yet. The first change of a day makes one."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The backups in {path} cannot be listed: {reason}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The backup from {day} cannot be read, so `atrest restore` does not list it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Fasts: {fasts}. Fasts in the backup from {day}: {count}. If fasts are missing, `atrest restore` can bring them back."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The tray shows the icon."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "A panel shows Atrest, so there is no icon in the tray."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The icon in the tray is turned off. `atrest settings set tray-icon true` turns it on."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is a tray for the icon, which appears when the agent runs."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "No panel shows a tray. Add one to a panel to see the icon."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The desktop has no tray, so there is no icon."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is a tray, but the icon is not in it. Restart the agent to register the icon again."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "A quiet companion for fasting."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Without a command, `atrest` shows the state of the fast."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Start a fast."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "End the fast."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Stop the fast without keeping it."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Change the start or the target of the running fast."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Show the fast."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Check the setup and say how to fix what is wrong."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Print JSON, for scripts."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Print nothing. The exit status is 0 if a fast is running, 1 if not, and 69 if the agent is not running."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Print this line. It can contain the fields {{status}}, {{elapsed}}, {{remaining}}, {{milestone}}, {{title}}, {{text}}, {{scripture}}, {{started}} and {{target}}."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Print a line now and after every change."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Colour: auto (only on a terminal), always or never."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "There is no field {{{name}}}. The fields are {known}."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "A {{ in the template has no }}. Add it."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Use either --at or --ago, not both."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Give --start or --target."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Use only one of --json, --format and --quiet."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "--quiet prints nothing, so it cannot be used with --follow."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "There is no session bus ({reason}). Run atrest in a desktop session or under `dbus-run-session`."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The agent is not running, and the session bus does not know how to start it. Start `atrestd` yourself. `atrest doctor` shows the reason."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The session bus could not start the agent: {reason}. Start `atrestd` in a terminal to see why."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The agent did not answer in time. It may still do what you asked for. `atrest doctor` may show the reason."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The agent is still at work."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The agent gave an answer that atrest cannot use: {part}. `atrest doctor` may show the reason."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The agent could not be reached: {reason}. `atrest doctor` may show more."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The answer could not be written: {reason}."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The connection to the session bus was lost."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "First: {fast}"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Last: {fast}"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Shortest: {fast}"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Longest: {fast}"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "{start} to {end}, {duration}"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Times are shown in your time zone (UTC{offset} for the last one)."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "line {line}: {text}"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "The text is not UTF-8 and was read as {encoding}. Check names and notes."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "The text is in {encoding}."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Here already with the same times to a minute, not added again: {count}."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Begins when the one before ends, and is one fast with it: {count}."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Differs, and the one here is kept: {count}."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "`{text}` does not say what a column is. Write, for example, --columns start=2,end=3 or --columns start=1+2,length=5:min."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "--list is for --dry-run. Add it."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is a spreadsheet; open it, save it as CSV, and import that file"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is a PDF document; export a table (CSV) from the program that wrote it"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is the database of a program; export a table (CSV) or JSON from that program"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "its text is UTF-16 or UTF-32 and ends within a character; export it again"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is a data file of Timewarrior; type `timew export | atrest import -`"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is an export of Apple Health, which has no fasts; export them from the program that recorded them"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is XML or HTML; save its table as CSV, and import that file"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is JSON without a list of fasts, such as settings"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "the names of its columns are not known here; if the times are those of fasts, say so: --columns {columns}"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has the times of meals and not of fasts; if a row is a fast, say which columns begin and end it: --columns start=2,end=3"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it seems to be about {subject} and not about fasts; if it has fasts, say where: --columns start=2,end=3"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has dates without times of day"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "`{column}` has dates without times of day"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has a start (`{column}`) but no end and no length; if there is one, say where: --columns start=2,end=3"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "meals"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "sleep"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "work"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "drinks"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "something else"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Export your fasts to a file."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Import fasts from a file of Atrest, Zero, FastTrack, Sunrise, Fastimer or Timewarrior, or from a plain table (CSV)."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The file, or - for standard output."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The file, or - for standard input."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "json (a phone can read it too), csv or ics. By default, the file name decides, otherwise json."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Show what would happen, and change nothing."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Do not ask."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Import the settings in the file too."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The order of the dates in a table: dmy, mdy or ymd. By default, it is guessed."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The kind or tag of the fasts in a file with records of several kinds. By default, it is recognised."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "With --dry-run, show every fast that would be imported."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "What the columns of a table are, such as start=2,end=3,length=5:min."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Exported {fasts} to {path}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{done} of {all}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Importing"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Private"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Fast, target {duration}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Fast, {duration}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "There is no fast to export, and a calendar file needs at least one."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Standard output"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be written: {reason}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{path} belongs to another user. Choose another name."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be read: {reason}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{path} is a folder. Choose a file."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{path} is larger than 512 MB, so it is not an export. Choose another file."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Invalid format: {reason}. Nothing was changed."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Unsupported version {version} (this program reads {known}). Nothing was changed."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Checksum mismatch: the file was damaged or changed after it was written. Export it again. Nothing was changed."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "the file is empty"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "it is a ZIP archive; unpack it and import the file inside"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "it is neither an export of a known program nor a table with a start and an end; if a table has them, say where: --columns start=1,end=2"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "it is not valid JSON at byte {byte}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "`{name}` is missing or has the wrong type, at byte {byte}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "line {line} cannot be read"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "it has no column of kinds, so there is nothing to choose with --tag"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "name the tag of your fasts with `atrest import --tag TAG FILE`; the file has {tags}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{program}: {fasts} from {earliest} to {latest}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{program}: the file contains no fasts."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{program}: no fast in the file can be imported."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{program} (version {version})"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Water entries: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "New: {new}. Changed: {changed}. Already here: {equal}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, under 4 hours: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, end not after the start: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, end in the future: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, before 1970: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a date or time that does not exist: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, still running when the file was written: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, unreadable: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, in a time zone that is not known here: {count}. `atrest import --columns` can name another one."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, of another kind than fasts: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, water in the future or with an impossible amount: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Longer than 168 hours, imported as they are: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Fasts that overlap another one: {count}. Import keeps them; you can change or delete them."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{fast} overlaps {other}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "the fast that has been running since {start}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Running since {start}, target {target}. This fast continues here."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a fast that has been running since {start}: another one is running here."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a fast that has been running since {start}: that is more than 168 hours ago."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped, a fast that has been running since {start}: it would overlap another one."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} fasts. One import can have at most {most}. Split the file and import its parts."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} water entries. One import can have at most {most}. Split the file and import its parts."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Notes in the file: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Targets outside 4 to 168 hours, moved to the nearest one allowed: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Targets of 0 hours or less, removed: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Import them? [y/N]"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "y yes"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Nothing was changed."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Without a terminal, Atrest cannot ask. Use --yes to import them, or --dry-run to look first."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {fasts}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {entries}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {fasts} and {entries}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Imported 1 record."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {count} fasts and water entries."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Imported the settings."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Nothing new: everything is already here."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Is `{word}` the format or the name of the file? Write `atrest export fasts.{word}` or `atrest export ./{word}`."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "`{format}` is not a format. Use json, csv or ics."
msgstr ""

#: Sources/Words/Commands/Left.swift
msgid "Show how much time is left until the target."
msgstr ""

#: Sources/Words/Commands/Left.swift
msgid "Show which phase comes next, and when."
msgstr ""

#: Sources/Words/Commands/Left.swift
msgid "{duration} until the target of {target}, at {time}."
msgstr ""

#: Sources/Words/Commands/Left.swift
msgid "The hours you had in mind have passed: {target}, at {time}."
msgstr ""

#: Sources/Words/Commands/Left.swift
msgid "{phase} in {duration}, at {time}."
msgstr ""

#: Sources/Words/Commands/Left.swift
msgid "{phase} is the last phase."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Show or write the note of a fast."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "By default the note of the running fast, or of the latest one. A note is private: it is in the export and in the shared folder, and nowhere else unless you ask for it. While a command runs, other users of this machine can read its arguments, and the shell saves them in its history. With `--edit` or `-`, the text is not an argument."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "The fast (`@1` or its id) if it is not the default one, and the text. Without a text, the note is shown. `-` reads the text from standard input."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Write the note in an editor: the one that `VISUAL` or `EDITOR` names."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Delete the note."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "A private note on this fast. `-` reads it from standard input."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Show the notes too."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Only fasts whose note contains this text, in upper or lower case. Shows the notes too. `-` reads the text from standard input."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "No note yet. `atrest note TEXT` writes one."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Use a text or --delete, but not both."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Use --edit without a text or --delete."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "The input is not UTF-8 text, so nothing was done."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Standard input was empty, so nothing was done. `atrest note --delete` deletes a note."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "The note was not changed."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "If your editor returned at once, it needs an option that waits, such as `code --wait`."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "`{editor}` could not be started. Set `EDITOR` to the name of your editor."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "`{editor}` ended with status {status}, so the note was not changed."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "There is no folder for the text that only you can read."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Your text is in {path}."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "No note contains `{text}`."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift Sources/Words/Window/DataPage.swift
msgid "Note"
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Only you see it. It is never in a notification."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Note saved."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Note deleted."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Note saved: {fast}."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Note deleted: {fast}. `atrest undo` brings it back."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "the fast since {start}"
msgstr ""

#: Sources/Words/Commands/Panel.swift Sources/Words/ComplineInvitation.swift
msgid "Begin"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Stop without keeping it"
msgstr ""

#: Sources/Words/Commands/Panel.swift Sources/Words/Window/ShortcutWords.swift
msgid "Undo"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Quit"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Open Atrest"
msgstr ""

#: Sources/Words/Commands/Panel.swift Sources/Words/Commands/Watch.swift
#: Sources/Words/Window/ShortcutWords.swift
msgid "Calendar"
msgstr ""

#: Sources/Words/Commands/Panel.swift Sources/Words/Window/SettingsPage.swift
#: Sources/Words/Window/Timer.swift
msgid "Settings"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "No answer"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Start Atrest"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Why?"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Close"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Add water"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "A tree from a completed fast"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "A tree from an unfinished fast"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "A tree coming into being, {phase}"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "A star in the sky"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Print the fast for a panel."
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "It never starts the agent. If the agent is not running, it says so."
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "waybar, polybar, i3blocks, swaybar or genmon."
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Show the hours instead of the phase."
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "There is no widget for `{bar}`. Use {known} or {last}."
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "Show the hours in the panel"
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "The screen stays on while you read."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "Nothing can be written here: the system does not allow this program to keep its memory out of swap space."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "Nothing can be written here: this program may lock only {limit} of memory. That is not enough to keep a text out of swap space."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "The text can be at most {limit} long. The rest was left out."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "Saved to {path}."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "Type a name for the file."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} already exists. Choose another name, or replace the file."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} is a symbolic link. Choose another name."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} is a folder. Add a name for the file."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "{path} is not a plain file. Choose another name."
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "There is no user {name}."
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "Show what the agent has used since it started: wakeups, processor time, memory, disk."
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "The agent is not running, so there is nothing to show. `atrest status` starts it."
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "The agent has been running since {time}."
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "Wakeups: {count}"
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "Processor time: {seconds} s"
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "Memory now: {number} MB"
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "Written to disk: {number} kB"
msgstr ""

#: Sources/Words/Commands/Quiet.swift
msgid "Notifications: {count}"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Show past fasts, the latest first."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Show at most this many fasts (default: 20; for a period: all)."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended at this time or later. A date means the start of that day."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended before this time. A date means the start of that day, so that day is not included."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended in this month: 2026-11, november, or -1 for last month."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Only fasts that ended in this period: :week, last month, november, 2026-11 or a day."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Show how many fasts there are and how long they lasted, instead of each fast."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "The same for each `day`, `week` or `month`."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Add a past fast."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "When the fast ended: 12:00, today 8am, monday noon or 2026-11-20 12:00."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "When the fast started and ended: yesterday 8pm - noon, 20:00 12:00, or yesterday 20:00 16h."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Change a past fast."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Delete a past fast."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`@1` for the latest past fast, `@2` for the one before it, `@0` for the running one, or the id that `atrest history` shows."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`@1` for the latest past fast, `@2` for the one before it, or the id that `atrest history` shows."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "More ids."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/Calendar.swift
msgid "Started"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/Calendar.swift
msgid "Ended"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Duration"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/DataPage.swift
#: Sources/Words/Window/SettingsPage.swift Sources/Words/Window/Timer.swift
msgid "Target"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Outcome"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Id"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Day"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Week from"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Month"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Fasts"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Window/Calendar.swift
msgid "Hours"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Median"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Range"
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "There are no past fasts yet."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "No fast ended in that period."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Showing {shown} of {all}. `--limit` shows more."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` does not say when the fast started and ended. Write yesterday 8pm - noon, 20:00 12:00 or yesterday 20:00 16h."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Give the times only once: either alone, or with --start and --end."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Give --start, --end, --target or --note."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "--limit must be 1 or more."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Use --month, or --since and --until, but not both."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Use `{text}`, or --month, --since and --until, but not both."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not a span of time. Use day, week or month."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "--since must be before --until."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not a month. Write 2026-11, november or -1 for the last one."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not an id. Write @1 for the latest fast, @2 for the one before it."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "There is no fast `{id}`. `atrest history` shows the ids."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "That fast is still running. `atrest end --at TIME` ends it."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "That fast is still running. `atrest abandon` stops it without keeping it."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Added: {span}."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Changed: {span}."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Deleted: {span}."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "{count} ids begin with `{id}`. Type more of it."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Add water, or show what was added."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Show how much water was added today."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Add water."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "How much: 250, 250ml, 0.3l, 8floz. By default the amount in the settings."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Delete an entry."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Show the entries of the last 7 days."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`@1` for the latest entry, `@2` for the one before it, or the id that `atrest water list` shows."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Added {amount}. Today {total}."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Added {amount}, {time}. Today {total}."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Deleted: {amount}, {time}."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "No water was added in the last 7 days."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
#: Sources/Words/Commands/SettingsWords.swift
msgid "An amount of water must be from 1 to 5000 ml."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "An amount of water must be from 0.1 to 169 fl oz."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not an amount of water. Write 250, 250ml or 8floz."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not an id. Write @1 for the latest entry, @2 for the one before it."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "There is no water entry `{id}`. `atrest water list` shows the ids."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Show a month, or one day."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "2026-11, november, -1 for the last month, or a day: 2026-11-20, yesterday (default: this month)."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "No fast ended on that day."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "The calendar does not show that day."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` is not a month or a day. Write 2026-11, november, -1 or 2026-11-20."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift Sources/Words/Words.swift
msgid "Completed"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "List the backups, or restore one of them."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "The day of the backup: 2026-11-20, today or yesterday (default: list the backups)."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Fasts: {fasts}. Water entries: {water}."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "`atrest restore DAY` shows what would change, and asks before it changes anything."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "The backup from {day}, compared with the present fasts and water:"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Missing now, will be added again: {count}."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Different now, will be changed back: {count}."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Not in the backup, will be deleted: {count}."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "with a note"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "{record}: {changes}"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "start {now} becomes {then}"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "end {now} becomes {then}"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "target {now} becomes {then}"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "gets the target {target}"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "loses its target"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "its note comes back"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "its note is deleted"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "its note is changed back"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "the time zone of its end is changed back"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "{now} becomes {then}"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "{count} more"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "The same: {count}."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "A running fast and the settings stay as they are."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Nothing differs from the backup from {day}."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Restore it? [y/N]"
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Without a terminal, Atrest cannot ask. Use --yes to restore the backup, or --dry-run to only see what would change."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Restored. `atrest undo` undoes it."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "`{text}` is not a day. Write 2026-11-20, today or yesterday. `atrest restore` lists the backups."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Which backup? Give its day. `atrest restore` lists the backups."
msgstr ""

#: Sources/Words/Commands/SessionBus.swift
msgid "No session bus answers at `{address}`, the value of DBUS_SESSION_BUS_ADDRESS, and you have no other one. Run `unset DBUS_SESSION_BUS_ADDRESS`, then `dbus-run-session -- bash` for a shell with a bus."
msgstr ""

#: Sources/Words/Commands/SessionBus.swift
msgid "No session bus answers at `{address}`, the value of DBUS_SESSION_BUS_ADDRESS. Your own bus answers at {socket}: run `unset DBUS_SESSION_BUS_ADDRESS`, then try again."
msgstr ""

#: Sources/Words/Commands/SessionBus.swift
msgid "There is no session bus. A desktop session has one. For other logins, install the package dbus-user-session and log in again."
msgstr ""

#: Sources/Words/Commands/SessionBus.swift
msgid "There is no session bus for root. Run atrest as the user of the desktop session, without sudo, or under `dbus-run-session`."
msgstr ""

#: Sources/Words/Commands/SessionBus.swift
msgid "The session bus closed the connection. If it is the bus of another user, run atrest as that user, without sudo. In a sandbox, xdg-dbus-proxy must be 0.1.6 or newer."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "Show the settings, or change one."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "Show all settings."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "Print the value of a setting."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "Change a setting."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "The setting, such as target-hours."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "The new value."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "{key}: {meaning}, true or false"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "{key}: {meaning}"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "`on` also means true, and `off` means false. `atrest settings` shows the current values."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "This is a reference, not a goal."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "This setting must be true or false."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "the target when `start` has no --target, 4 to 168 hours"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "ml or floz"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "The unit of water must be ml or floz."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "the water that one click adds, 1 to 5000 ml"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "a notification when a phase begins"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "a notification at the target"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "notifications that say nothing about the fast"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "an icon in the tray"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "less motion: auto, on or off"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "Reduced motion must be auto, on or off."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "when a notification offers to begin, or off"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "a folder that gets a calendar file for each fast, or off"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "the running fast in the calendar folder too"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "how many past years of fasts get calendar files, 1 to 100"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "The number of years must be from 1 to 100."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "a page of the running fast in the shared folder, for any browser"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "There is no setting `{key}`. The settings are {known}."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "{key} is now {value}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Table"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "`{order}` is not an order of dates. Use dmy, mdy or ymd."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "column {number}"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "column {number} `{name}`"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "{date} and {time}"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Start: {column}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Water: {time}, amount in {amount}, {unit}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Notes: {column}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Only the rows with a fast in {column}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Left out: {columns}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "End: {column}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Length: {column}, {unit}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Target: {column}, {unit}."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "days"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "hours"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "minutes"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "seconds"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "milliseconds"
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: day first."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: month first."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: year first."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: probably day first. Use --date-order mdy if the month comes first."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: probably month first. Use --date-order dmy if the day comes first."
msgstr ""

#: Sources/Words/Commands/TableColumnWords.swift
msgid "Dates: probably year first. Use --date-order dmy if the day comes first."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a time of day. Write hours and minutes, such as 21:30."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "{day} {month} {time}"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "{day} {month} {year} {time}"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "now, right now, just now"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "day before yesterday"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "tomorrow"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "noon, midday"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "midnight"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "at"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "on"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "last"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "this"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "morning"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "afternoon"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "evening"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "night"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "tonight"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "half past"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "half to"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "quarter past, a quarter past"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "quarter to, a quarter to"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "past"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "to"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "o'clock"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "and"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "a, an, one"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "to, until, till"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "from"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "between"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "about, around, roughly, exactly"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "the"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "of"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "in the, in, at"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "past, preceding"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "earlier, before"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "before"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "weekend"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "half, half a, half an"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "and a half"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "one and a half"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "-and-a-half"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "quarter hour, quarter of an hour"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "three quarters of an hour"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "quarter, quarters"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty first, twenty second, twenty third, twenty fourth, twenty fifth, twenty sixth, twenty seventh, twenty eighth, twenty ninth, thirtieth, thirty first"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty one, twenty two, twenty three, twenty four"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "year, years"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "month, months"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "w, week, weeks"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "d, day, days"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "h, hr, hrs, hour, hours"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "m, min, mins, minute, minutes"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "s, sec, secs, second, seconds"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "in {duration}"
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a time. Write 20:00, 8pm, yesterday 20:00, monday 20:00, 2h ago or 2026-11-20 20:00."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "{text} does not exist: the clocks were set forward. Write a time before or after the change."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` has no time of day. Add one, as in `{text} {time}`."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is a duration, not a time. Write `{text} ago`."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "In `{text}`, the date and the day of the week do not match. Leave one of them out."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` can mean {first} or {second}. Write one of them."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` can mean {some} or {last}. Write one of them."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is in the future. `atrest plan {time}` offers a fast every day at that time."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "Times before 1970 cannot be used."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a period. Write :week, last month, november, 2026-11 or a day."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` ends before it begins."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a duration. Write 90m, 2h30m or 1.5h."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` has no unit. Write {text}h for hours or {text}m for minutes."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is not a number of hours. Write 16, 16.5, 18h or 16h 30m."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "When it happened: 20:00, 8pm, yesterday 20:00, monday 20:00, 2h ago or 2026-11-20 20:00."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "How long ago it happened: 90m, 2h30m or 1.5h."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "The target of the fast: 18, 18h or 16h 30m, from 4 to 168 hours."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "When the fast began: 20:00, yesterday 20:00, monday 8pm or 2026-11-20 20:00."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "Undid: {act}."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "Redid: {act}."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "`atrest undo` brings it back."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "`atrest undo {count}` brings them back."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "1 record was left as it is, because it has changed since."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "{count} records were left as they are, because they have changed since."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "There is nothing to undo yet."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "undone"
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "Undo the latest change to fasts or water. Repeat it to undo earlier ones."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "Redo the change that was undone last."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "List the latest changes instead, newest first."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "Show at most this many changes (default 20)."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "--limit must be from 1 to 2000."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "How many changes to undo (default 1)."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "How many changes to redo (default 1)."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "`{text}` is not a number of changes. Write a number from 1 to 2000."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "Use a number of changes or --list, not both. `--limit` shortens the list."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "--limit needs --list, as in `atrest undo --list --limit 5`."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Show the fast on the whole screen."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "It shows every change at once. Press ? for the keys, and q to leave. If the terminal is smaller than 40 columns and 16 rows, or the output is not a terminal, it prints lines as --plain does."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Print lines instead: one now, and one each time something happens. For screen readers and scripts."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Show the text without the tree beside it."
msgstr ""

#: Sources/Words/Commands/Watch.swift Sources/Words/ComplinePrayer.swift
msgid "Keys"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Space"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Enter"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Leave"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Return to timer"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Change the start"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Change the target"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Press Enter to begin."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Press any key to close this."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Press u to undo this and continue the fast."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "Compline"
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "The night prayer in the menu, and one invitation to it each night"
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "Time of the invitation"
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "Type a time such as {example}."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "The prayer could not be opened. Run `atrest compline` in a terminal."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "No terminal program was found. Run `atrest compline` in a terminal."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "The office in {path} is not used: {reason}"
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "it cannot be read (error {code})."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "it has more than {count} bytes."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "it is not in UTF-8."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "line {line} contains a control character."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "the heading in line {line} does not belong there."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "the heading in line {line} is repeated."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "the text at line {line} does not belong there."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "the part at line {line} is empty or too long."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "`{part}` is missing."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "it has {count} phases instead of six."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "the phase at line {line} needs exactly one of Breath, Text, Questions and Candle."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Pray Compline, the night prayer."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "It fills the terminal. Enter continues, the left and right arrow keys go back and forth, ? shows the keys, and q leaves."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Open the prayer at this phase, 1 to {count}."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "List the titles of the phases."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Print the prayer as plain text, for screen readers. In a terminal it waits for Enter after each phase."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Each night at this time, such as {example}, show one notification that invites you to pray Compline. `off` turns it off."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "There is no phase `{text}`. The phases are 1 to {count}."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Use only one of --list, --plain and --invite."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "--phase cannot be used with --list or --invite."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "`{text}` is not a time of day. Write a time such as {example}, or off."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "The invitation comes each night at {time}."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "The invitation is off."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "phase {phase} of {count}"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Compline is a prayer for the night. You can pray it at any hour."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "(Enter)"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Enter, Space"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "continue"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Left, Right"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "go back and forth"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Up, Down"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "scroll"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "write a reflection"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "leave"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "show the keys"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Esc: back, Ctrl-S: save to a file"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Save to:"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Enter: save, Esc: back"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "y: replace, Esc: back"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "y"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "It is kept in memory only, and is gone when the prayer ends unless you save it."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Save to a file…"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Save the reflection"
msgstr ""

#: Sources/Words/ComplinePrayer.swift Sources/Words/Window/ShortcutWords.swift
msgid "Go back"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "There is nothing to save yet."
msgstr ""

#: Sources/Words/Evidence/Certainty.swift
msgid "high"
msgstr ""

#: Sources/Words/Evidence/Certainty.swift
msgid "moderate"
msgstr ""

#: Sources/Words/Evidence/Certainty.swift
msgid "low"
msgstr ""

#: Sources/Words/Evidence/Certainty.swift
msgid "very low"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With some medicines for diabetes, blood sugar can fall too low"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In a month of fasts by day, 20 % of the people who took sulfonylureas felt the signs of low blood sugar at least once: 14 % with gliclazide, 17 % with glimepiride and 26 % with glibenclamide. Metformin alone is unlikely to cause it. A value of 70 mg in 100 ml (3.9 mmol/l) or less is low."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "1,378 people with type 2 diabetes in five countries."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Many people, who wrote down how they felt. What is said about metformin is expert opinion."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How often it happens in a longer fast, and in people without diabetes."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With SGLT2 inhibitors, a fast can lead to ketoacidosis"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A man of 51 years who took dapagliflozin and metformin and fasted for about 14 hours a day had severe ketoacidosis, although his blood sugar was only 13.5 mmol/l. By 2015 the medicines agency of the USA knew of 20 cases with SGLT2 inhibitors."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "People with diabetes."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Single cases, but the link is well known."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How often it happens in a fast."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "The body loses water and salt in a long fast"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "After eight days with nothing but mineral water, the body had lost water, and sodium in the blood was lower."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "12 middle-aged men."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A small group, without people who ate."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "When it begins, and how much to drink. The signs are general medical knowledge, not a finding of this study."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Too much water in a short time thins the salt in the blood"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In reports of people whose blood had too little salt after drinking water, they had drunk 8 l a day, or 5.3 l within four hours (medians). 53 % had seizures or fell into a coma, 35 % were confused, vomited or were restless, and 13 % died."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "590 people; 52 % had a chronic mental illness, 31 % no illness."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Nearly all are reports of single cases."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Where the limit is for one person, and how it changes if you eat nothing, because food brings salt."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With adrenal insufficiency, fasting often has complications"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Of 91 people who tried to fast by day for a month, 67 % had complications, most often exhaustion and signs of dehydration. One had to go to hospital."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "180 people with adrenal insufficiency who were treated."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A survey and a review. In a later study with training, complications were fewer."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How a longer fast differs, and what it does to people who take cortisone for another disease."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "With bipolar disorder, more people who fasted had a relapse"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In a month of fasts by day, 33.3 % of those who fasted had a relapse, and 15.3 % of those who did not."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "170 people with stable bipolar disorder, all with medicines; 111 fasted."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "One study, and people chose themselves whether to fast."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Whether the fast, less sleep or other hours are the reason, and what a single fast does."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "In old age, dehydration comes more easily"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Old people feel less thirst and so are at high risk of dehydration. Changes of the salts in the blood are more frequent in those who are frail."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "A review; old people."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "It is not about fasting, but about water and salts."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "What a fast does to people who are old and frail."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "After an operation of the stomach, fasting can have complications"
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Surgeons reported complications of fasts by day, most often heartburn, belly pain, ulcers and dumping syndrome."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "132 people with complications, from 21 centres in 11 countries."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "Only people with complications were counted."
msgstr ""

#: Sources/Words/Evidence/ConditionClaims.swift
msgid "How many people have none."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Low blood sugar"
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Ketoacidosis: too much acid in the blood"
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Dehydration: too little water"
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Too much water: too little salt in the blood"
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: trembling, sweating, hunger, a racing heart, dizziness or confusion."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: nausea, vomiting, belly pain, trouble breathing or unusual tiredness. It can come within a day, also if blood sugar is normal."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: strong thirst, little and dark urine, dizziness or fainting when you stand up."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Signs: headache, dizziness, drowsiness, vomiting or confusion, later seizures."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: end the fast and take something sweet immediately, such as juice or glucose. Get medical help if it is not better after 15 minutes."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: end the fast and get medical help immediately. Say which medicines for diabetes you take."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: sit or lie down and drink in small sips. End the fast if it does not pass. Get medical help immediately if you faint."
msgstr ""

#: Sources/Words/Evidence/Dangers.swift
msgid "Now: stop drinking. Get medical help immediately if you vomit or are drowsy or confused."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After a light meal, the stomach is nearly empty in about four hours"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Four hours after a low-fat meal, half of the people had 1.2 % of it or less in the stomach, and 95 of 100 had 10 % or less."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "123 healthy volunteers of 19 to 73 years, in 11 centres."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Many people and one method, but one kind of meal."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How long a large or fatty meal takes, and how long the gut goes on absorbing it."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Blood sugar and insulin rise with a meal, then settle"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Blood sugar rose after each meal, less in the morning than at noon and in the evening. The liver stopped giving off sugar within 30 minutes, and after about four hours it quickly returned to its usual rate, in step with insulin and glucagon, which acts against it."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "20 healthy volunteers; other healthy people (the abstract does not say how many)."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Two studies agree. Both were of healthy people."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How high and how long after your own meal. With diabetes it is different."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The liver stores sugar for about five hours"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Glycogen, the sugar stored in the liver, rose from 207 ± 22 to 316 ± 19 mmol/l. It was highest 318 ± 31 minutes after a liquid mixed meal."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Healthy people (the abstract does not say how many)."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Measured in the liver itself, but in one study with one meal."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How a solid, a smaller or a larger meal changes that time."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After about five hours, the liver begins to give its stored sugar back"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "From its highest value, 318 ± 31 minutes after a mixed meal, liver glycogen fell by 0.26 mmol/l a minute. So on average the change came between five and six hours, not at four."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "When the change comes after another meal, and how far people differ. The abstract does not say what the ± means; people may differ by more."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "More and more of the sugar in the blood is newly made"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Of the sugar that the body released, 47 ± 4 % was newly made after 14 hours without food, 67 ± 4 % after 22 hours and 93 ± 2 % after 42 hours. Another method gave 64 ± 5 % over the first 22 hours."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "People, healthy ones in the first study (the abstracts do not say how many)."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Two different methods agree."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "What happens before 14 hours, and how far people differ. In the second study the ± is the error of the mean, so people differ by more. The abstract of the first does not say what it is."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "A hormone of hunger rises and falls at the usual mealtimes"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Over 24 hours without food, ghrelin, a hormone that goes along with hunger, rose and fell on its own at the usual mealtimes. In people with an early or a late lunch it was highest before their own lunch."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "6 healthy volunteers, a pilot study; lean and obese adults who ate as usual."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "A small group, and ghrelin may follow hunger rather than cause it."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "When you feel it. Hunger itself was not measured in the people who fasted, nor how many people first feel hungry between 8 and 12 hours."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After one night, most of the stored sugar is still there"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After a night without food the liver had 207 ± 22 mmol/l of glycogen, and at most 316 ± 19 after the next meal. About two thirds were left."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Measured in the liver itself, but in one study."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How much is left at 16 hours, and how far people differ."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "In healthy adults, tests of thinking come out the same on average"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "In 222 comparisons together, tests of thinking came out the same with and without food: g = 0.02, between −0.05 and 0.10. Half of the fasts lasted 12 hours or less. The tests went worse for children, and slightly worse in longer fasts."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "3,484 people, most of them healthy adults."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Many comparisons agree on the average of healthy adults."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "How one person feels: feeling clear or dull is not what these tests measure. That some feel clearer and others do not is experience, not a measurement."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "At rest, the body uses more and more stored fat"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The breathing ratio is 1.0 if only sugar is used and 0.7 if only fat is. It was 0.80 at 12 hours, 0.76 at 36 and 0.72 at 72. On this scale, 0.80 means that about two thirds came from fat."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "17 healthy women and 12 healthy men."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is one study, but the share of fat rose at each step."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The exact share, because protein is used too, and the ratio between 16 and 24 hours, which was not measured. None of this says anything about body weight."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Ketones begin to rise, at different hours"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The ketone BHB reached 0.5 mmol/l after 21.1 ± 3.0 hours at rest, and after 17.5 ± 1.7 hours when the fast began with hard exercise."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "11 men and 9 women, healthy, who fasted for 36 hours twice."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "One study of 20 people. The ± is the error of the mean: individual people differ by about four times as much."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The hour in other people, and what such a value means for health. With diabetes, that is a question for your physician."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "What cells do in a single fast is not known"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Whether one fast increases autophagy, the recycling inside cells, is still unknown in people. In one trial a marker in blood cells differed after six months of fasting on some days, but not after two months."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "A review; 121 people with obesity."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "The trial calls its analysis exploratory."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Whether anything of the kind happens in a fast like yours."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Adapting takes days"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Between hour 22 and hour 36, 82 ± 5 % of the sugar was newly made, and 96 ± 1 % in the next 18 hours. In ten days without food, under medical care, the change from sugar to ketones settled between the third and the sixth day."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "People (the abstract does not say how many); 13 men."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is sure that it takes days, but not how many."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Your own pace, and what such long fasts do to health, once or often. The ± is the error of the mean: people differ by more."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Researchers use “prolonged” for something longer"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Experts agreed to call 2 to 3 days a short-term fast, and 4 days or more a prolonged one."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "38 experts; 25 of them answered all five surveys."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is an agreement about words, not a measurement."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Nothing follows from a name about what a body does."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Bodies differ by hours"
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "After 38 hours without food women had less sugar and more fatty acids in the blood than men. In another group, fatty acids rose faster in men. In a third, ketones reached the same value after 21.1 ± 3.0 hours. The ± is the error of the mean: individual people differed by many hours."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Women and men; in the second group 9 healthy ones of each, in the third 9 women and 11 men."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "It is sure that people differ, but not by how much."
msgstr ""

#: Sources/Words/Evidence/PhaseClaims.swift
msgid "Your own hours. The hours of the phases are round numbers; real bodies change earlier or later."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "Safety"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "Ask a physician before you fast if you:"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "are under 18"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "are pregnant or breastfeeding"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "have or had an eating disorder"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "are underweight"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "are old and frail"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "have diabetes, above all if you take insulin, sulfonylureas or SGLT2 inhibitors"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "take medicines for the heart or blood pressure, diuretics, blood thinners or lithium"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "take medicines that must be taken with food"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "have a disease of the heart, the kidneys or the liver, or gout"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "have adrenal insufficiency, or take cortisone"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "have bipolar disorder"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "have had an operation of the stomach"
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "Do not drink alcohol during a fast of a day or more: it can lower your blood sugar too far."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "End the fast and get medical help immediately if you faint, become confused, or have chest pain, a racing or uneven heartbeat, or vomiting that does not end."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "After five days without food, eating again has a risk of its own. Ask a physician how to start eating again. Start with small amounts and increase them over several days."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "What happens if fasts of two days or more are repeated often is not known. Ask a physician before you do that."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "Ask a physician before you fast if you are under 18, pregnant, breastfeeding, underweight or frail, have a disease, have or had an eating disorder, or take medicines."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "More: `atrest why safety`."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "After five days without food, ask a physician how to start eating again, and start with small amounts: `atrest why safety`."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "Most of what is known about fasts of two days or more was measured under medical care. Ask a physician about a fast of this length."
msgstr ""

#: Sources/Words/Evidence/Safety.swift
msgid "That is a lot of water in three hours. Too much plain water thins the salt in the blood."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Some people need a physician's advice first"
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Experts went through the medicines for diabetes one by one. Their advice is to fast with a physician and to measure blood sugar. In a survey, young people who fasted reported signs of an eating disorder more often."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "One trial and a few case reports of people with diabetes; 2,762 young people in Canada."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Expert opinion and a survey. Other diseases and medicines have claims of their own, and underweight is named in a guideline on eating again. The rest of the list is medical caution."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How often fasting harms the people in the list. A survey cannot tell which came first."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Some medicines act differently in a fast"
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "With diuretics, the upper value of the blood pressure was 8.9 mmHg lower in a month of fasts by day; with other medicines it hardly changed. The authors call diuretics well tolerated in general, and safe if blood pressure is well controlled. With the blood thinner warfarin, the blood was too thin for 30 % of the time, compared with 11 % before. No one bled; the authors advise closer checks or another dose if the risk of bleeding is high. Lithium in the blood did not change; the authors call that safe only if people drink enough and take it as prescribed."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "129 people with high blood pressure; 32 who took warfarin; 250 who took lithium, 131 of whom fasted."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "One study each, of fasts from dawn to sunset, without water, for a month. Other studies of warfarin found no change."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "What these and other medicines do in a fast of a day or more: the people of these studies ate and drank every evening. That is a question for the physician who prescribes them."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "With a disease of the heart, the kidneys or the liver, a fast can do harm"
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Experts advise against fasting with advanced heart failure, after a recent heart attack and with a poorly controlled irregular heartbeat. With chronic kidney disease, creatinine in the blood rose within a week in 60 % of those who fasted. Six of those who fasted had a serious heart or vessel event, compared with one who did not fast. Most of the six already had such a disease. Fasting harmed people with moderate or advanced cirrhosis of the liver and people with a stomach ulcer. With mild cirrhosis or chronic hepatitis, the authors allow it after an examination and with close checks."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Two reviews; 131 people with chronic kidney disease."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Small studies of fasts by day, and expert opinion. Another study of kidney disease found no harm."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How a longer fast with water differs. With a mild disease a fast may be possible: that is for a physician to say."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Uric acid rises in a long fast"
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Uric acid in the blood rose from 5.9 to 12.5 mg in 100 ml within seven days without food, because the kidneys release less of it, and later fell again. Attacks of gout can follow in people who are prone to them."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "15 people with obesity."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "It was measured in several studies."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How often a fast brings on an attack of gout."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "In a long fast, alcohol lowers blood sugar"
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "After 56 hours without food, alcohol given over four hours lowered blood sugar by 26 %, because it keeps the body from making sugar. After eight hours without food it changed nothing."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Six men."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "A small group."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "After how many hours it begins, and how much alcohol it takes."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Most unwanted effects were mild, but not all"
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "In 768 clinic stays with water-only fasts of two days or more, 75 % of the unwanted effects were mild. The worst one was at most moderate in 555 stays, severe in 212 (28 %) and life-threatening in one. No one died. Two stays had an event that counts as serious; the abstract does not say which."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Adults of 21 years or more in one clinic, watched by physicians."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Records of one clinic, read afterwards, without a group of people who ate."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How it is at home. All of these people drank water. The signs to stop for are medical caution, not a finding of this study."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "After five days, eating again has a risk of its own"
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "When eating begins again, phosphate, potassium and magnesium in the blood can fall (refeeding syndrome). One guideline (ASPEN) counts five to six days with almost no food as one sign of that risk, and more than seven days as a sign that is enough on its own. Another (NICE) says more than five and more than ten days. With low weight, much alcohol, insulin or diuretics the risk comes sooner."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Patients, most of them in hospital."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "Experts agree. For healthy people it is a precaution."
msgstr ""

#: Sources/Words/Evidence/SafetyClaims.swift
msgid "How often it happens to healthy people after a long fast."
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "{from} hours and more"
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "{from} to {to} hours"
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "Who should ask a physician first, and when to stop: `atrest why safety`."
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "Measured:"
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "In whom:"
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "Certainty:"
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "Not known:"
msgstr ""

#: Sources/Words/Evidence/Why.swift
msgid "Sources:"
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "Show what is known about a phase, and how sure it is."
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "Without an argument, it shows the present phase of the running fast. Each text says what was measured, in whom, how sure it is, what is not known, and the sources. It needs no network, and for a named phase not even the agent."
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "A phase by its key, its title or an hour (14), `safety`, or a word to look for, such as `ketosis`; by default the present phase."
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "It is not known here. What was read for Atrest does not show what a fast does to it, so Atrest makes no claim about it."
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "No fast is running, so there is no present phase. Name one:"
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "who should ask a physician first, and when to stop"
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "There is no phase `{text}`. Name one of {known}."
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "Nothing was found for `{text}`. Name one of {known}, an hour, or a word such as `hunger`."
msgstr ""

#: Sources/Words/Evidence/WhyUsage.swift
msgid "`{text}` is out of range. Name an hour from 0 to {maximum}."
msgstr ""

#: Sources/Words/ForestWords.swift Sources/Words/Window/ShortcutWords.swift
msgid "Forest"
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The fast"
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Your forest grows here."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "There is no scene `{scene}`. The scenes are timer, icon and forest."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "There is no format `{format}`. The formats are svg and html."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "A picture must be 1 to {limit} pixels wide and 1 to {limit} high."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The forest needs a licence. Your trees are kept, and a licence shows them again."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The picture could not be created: {reason}."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Show the forest of your fasts."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "In a terminal, scroll with the arrow keys, Page Up and Page Down, and leave with q."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as SVG."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as PNG."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as a page that scrolls together with its sky."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Open the forest in the browser."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Ask the desktop to make it the wallpaper."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The size of the picture in pixels, such as 1920x1080, with the most recent trees."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "`{text}` is not a size. Write 1280x800. Each side is at most {limit}."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Use only one of --svg, --png, --html, --open and --wallpaper."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "--size works only with --svg, --png and --wallpaper."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The forest was written to {path}."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "This machine cannot convert SVG to PNG: librsvg's loader for gdk-pixbuf is missing. Install librsvg2-common, or use --svg."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "There is no private folder for the page (XDG_RUNTIME_DIR). Write it with --html FILE and open that file."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "No browser could be started. The page is in {path}."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "This desktop does not let programs set the wallpaper (it has no portal for that). Write a picture with --png FILE and choose it in the desktop's settings."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not accept the wallpaper: {reason}."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not answer. The wallpaper was not changed."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The forest is now the wallpaper."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The wallpaper was not changed."
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Digestion completing"
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Beginning to shift"
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Metabolic transition"
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Deeper rhythm"
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Extended fast"
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Prolonged fast"
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Your last meal is likely still being absorbed. Blood sugar and insulin are typically raised for a while, then settle."
msgstr ""

#: Sources/Words/Milestones.swift
msgid "The last meal is likely almost absorbed. Over these hours your body begins to draw on its own reserves, the sugar stored in the liver."
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Your body is likely moving between fuels. Hunger, if it comes, tends to come in waves, often at usual mealtimes, and typically passes."
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Your liver has likely used part of its store and now makes much of your blood sugar itself. Some feel clearer, others find it harder; both are ordinary."
msgstr ""

#: Sources/Words/Milestones.swift
msgid "At rest, your body likely lives mostly on stored fat. Ketones begin to rise, earlier in one person, later in another. There is nothing to do."
msgstr ""

#: Sources/Words/Milestones.swift
msgid "Your body is likely still adapting, and goes on adapting for days. Drink water, and stop whenever you feel unwell."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Premium"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Go premium"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Continue with Atrest"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Maybe later"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "What a licence keeps"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "The forest, the tree of a running fast and the whole calendar."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "What is free for ever"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "The timer, its phases and notifications, water, Vigil, settings, export and import. No fast is ever deleted."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Licences"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "{price}. The licence is for one year. It ends on its own and is never renewed."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "{price}. The licence does not expire."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Seller"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Terms: {link}"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Ten fasts are complete"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "You have completed ten fasts here. The forest, the tree of a running fast and the whole calendar belong to premium. Everything else stays as it is."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "`atrest premium` shows the offer."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "For more, type `atrest premium` in a terminal."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Show the licence, add one or remove it."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Without a subcommand, it says which licence there is, and what a licence keeps."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Show which licence there is, and what a licence keeps."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Print the text of the licence, to take it to another machine."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Add a licence."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Remove the licence. No fast is deleted."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "The file of the licence; - is standard input."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Add a licence in the settings, or drop its file there."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "`atrest premium add FILE` adds a licence."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "The agent does not know about licences yet. Log out and in again."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Premium. Licence of {name}."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Premium until {date}. Licence of {name}."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "There is no licence."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Copy the licence"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "The text of the licence is on the clipboard."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "The licence was added."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "The licence was removed. All your fasts are kept."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This text is not a licence for Atrest."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence is for a different installation of Atrest."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence expired on {date}."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence has expired."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence starts on {date}."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence has not started yet."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence was revoked by its issuer."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence is damaged. Use the file as you received it, with every line."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence cannot be checked, because the library libgcrypt is not installed."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Vigil"
msgstr ""

#. Given copy: do not translate freely.
#: Sources/Words/Vigil.swift
msgid "Adds Scripture and reflective language throughout your fasting experience."
msgstr ""

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
msgstr ""

#: Sources/Words/Vigil.swift
msgid "From {citation}"
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Turn Vigil on or off, or show its words."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "on, off, show (the words of this moment) or forest (the line below the forest). By default, print whether Vigil is on."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Show the book and chapter too."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Vigil is on."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Vigil is off."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Vigil is off, so there is nothing to show. `atrest vigil on` turns it on."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "--cite needs show or forest, as in `atrest vigil show --cite`."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "`{act}` is not one of on, off, show and forest."
msgstr ""

#: Sources/Words/Vigil.swift
msgid "Citation"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Previous month"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Next month"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Today"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "{month} {year}"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "{weekday}, {day} {month}"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "{weekday}, {day} {month} {year}"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Water: {amount}"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Totals"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Days"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Weeks"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Months"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Week from {day}"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Add a fast"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Change the fast"
msgstr ""

#: Sources/Words/Window/Calendar.swift Sources/Words/Window/ShortcutWords.swift
msgid "Delete the fast"
msgstr ""

#: Sources/Words/Window/Calendar.swift Sources/Words/Window/Timer.swift
msgid "Add"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Save"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Intended duration"
msgstr ""

#: Sources/Words/Window/Calendar.swift
msgid "Deleted: {duration}."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Your data is stored only on this device."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Your fasts, your notes and your water are also in the shared folder."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Open the folder"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Export…"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Your fasts, water and settings in one file. A name that ends with .csv makes a table of the fasts, and one with .ics a calendar."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Export"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "_Export"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Exporting"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Import…"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "A file of Atrest, Zero, FastTrack, Sunrise, Fastimer or Timewarrior, or a table (CSV). You can also drop it here."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Import"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "_Import"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "_Open"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "_Cancel"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Reading the file"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Import this file?"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Nothing to import"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "The file cannot be imported"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Import the settings too"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Order of the dates"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Columns"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "The first rows of the file. Choose what each column is if it was read wrongly."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "This table was not understood. If it has fasts, choose what each column is."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Column {number}"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Column {number}, {name}"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Start of the fast"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "End of the fast"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Length"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Identifier"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Kind"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Date"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Time zone"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Left out"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Day, month, year"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Month, day, year"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Year, month, day"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Choose one file."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "The file is not on this computer. Copy it here first."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Backups"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "One for every day with changes"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Restore…"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Restore the backup from {day}"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Restore the backup from {day}?"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "_Restore"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Nothing to restore"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "Restoring"
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "The backup from {day} was restored."
msgstr ""

#: Sources/Words/Window/ForestScreenWords.swift
msgid "The forest of your fasts, with the newest tree first"
msgstr ""

#: Sources/Words/Window/ForestScreenWords.swift
msgid "The sky"
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "Open the window."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "The timer, or another screen: timer, forest, calendar, settings or compline."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "timer, forest, calendar, settings or compline."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "The window has no screen `{screen}`. Use {known} or {last}."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "The window is not installed. Install the package `{package}`. `atrest watch` shows the timer in the terminal."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "There is no graphical session here. `atrest watch` shows the timer in the terminal."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "The window could not be opened: {reason}"
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "The window did not start, or does not answer."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "If the session bus does not know the display, this helps: `dbus-update-activation-environment DISPLAY WAYLAND_DISPLAY`"
msgstr ""

#: Sources/Words/Window/Popups.swift
msgid "All settings of Atrest"
msgstr ""

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "Today's water"
msgstr ""

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "No water was added today."
msgstr ""

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "Remove {amount} at {time}"
msgstr ""

#: Sources/Words/Window/PremiumSectionWords.swift
msgid "Add a licence from a file"
msgstr ""

#: Sources/Words/Window/PremiumSectionWords.swift
msgid "Paste a licence"
msgstr ""

#: Sources/Words/Window/PremiumSectionWords.swift
msgid "Remove the licence"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Atrest is not running. You can change the settings when it is running."
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Another value"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Hours, 4 to 168"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Notify when a phase begins"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Notify at the target"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Discreet notifications"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "They say nothing about the fast."
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Icon in the tray"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Reduced motion"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Same as the desktop"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "On"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Off"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Hydration"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Unit"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Millilitres (ml)"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Fluid ounces (fl oz)"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Glass"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "The water that one click adds"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Amount, {from} to {to}"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
#: Sources/Words/Window/ShortcutWords.swift
msgid "Window"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Colours of the desktop"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "For the calendar, the settings and dialogs, light or dark."
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "This lasts only until you close the window, because its settings folder cannot be written to."
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Legal"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Licence"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "MIT. The Swift runtime in it: Apache 2.0 with the Swift exception."
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Sources"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "The studies behind the texts"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Version"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "{window}, the agent is {agent}"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Timer"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Begin a fast"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Begin at another time"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Adjust the fast"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Add a glass of water"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Show what is known about the phase"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Move by a day or a week"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Show the day"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Scroll"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Continue"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the forest"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the calendar"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the settings"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Redo"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Open the menu"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Show the shortcuts"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Close the window"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "A quiet companion for fasting. What is here stays here, unless you share it."
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "The Atrest contributors"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "A running fast goes on, and nothing is lost."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Atrest tries again on its own."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "End"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Done"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "More"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Main menu"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Begin at another time…"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Adjust…"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Keyboard shortcuts"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "About Atrest"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Cancel"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Before the first fast"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Not now"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Read more"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Start the fast"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Ended the fast."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Stopped the fast without keeping it."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Removed {amount} at {time}."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Start"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago. Leave it empty to begin now."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Such as 18, 18h or 16h 30m, from 4 to 168 hours."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Change"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Amount"
msgstr ""

#: Sources/Words/Words.swift
msgid "en"
msgstr ""

#: Sources/Words/Words.swift
msgid "0.5"
msgstr ""

#: Sources/Words/Words.swift
msgid "When you're ready"
msgstr ""

#: Sources/Words/Words.swift
msgid "Ended early"
msgstr ""

#: Sources/Words/Words.swift
msgid "Stopped, not kept"
msgstr ""

#: Sources/Words/Words.swift
msgid "Not running"
msgstr ""

#: Sources/Words/Words.swift
msgid "The fast has ended."
msgstr ""

#: Sources/Words/Words.swift
msgid "The fast has ended; it lasted under 4 hours and was not kept."
msgstr ""

#: Sources/Words/Words.swift
msgid "The fast was stopped and not kept."
msgstr ""

#: Sources/Words/Words.swift
msgid "since {time}"
msgstr ""

#: Sources/Words/Words.swift
msgid "yesterday {time}"
msgstr ""

#: Sources/Words/Words.swift
msgid "Fasting since {time}."
msgstr ""

#: Sources/Words/Words.swift
msgid "The fast has ended. {span}."
msgstr ""

#: Sources/Words/Words.swift
msgid "The fast has ended. {span}. It lasted under 4 hours and was not kept. `atrest undo` brings it back."
msgstr ""

#: Sources/Words/Words.swift
msgid "No fast is running. `atrest edit @1 --end {time}` changes when the last one ended."
msgstr ""

#: Sources/Words/Words.swift
msgid "{duration}, {start} to {end}"
msgstr ""

#: Sources/Words/Words.swift
msgid "{span}, target {target}"
msgstr ""

#: Sources/Words/Words.swift
msgid "{start} to {end}"
msgstr ""

#: Sources/Words/Words.swift
msgid "The fast was stopped and not kept. `atrest undo` brings it back."
msgstr ""

#: Sources/Words/Words.swift
msgid "The fast was stopped and not kept. {span}. `atrest undo` brings it back."
msgstr ""

#: Sources/Words/Words.swift
msgid "Fasting since {time}, target {target}."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "A program in a sandbox may not do this here. The object {path} does it, if the rules of the sandbox allow it."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "It is unknown whether the caller is in a sandbox, so this is refused here. The object {path} does it."
msgstr ""

#: Sources/Words/Agent/Agent.swift
msgid "Tracks the running fast and provides {name} on the session bus. The bus or systemd starts it when it is needed. It exits on SIGTERM. With --check it only checks the data. --help and --version are the other options. Use it through `atrest`. See atrestd(1) for details."
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "{act}, made on another device"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "ending a fast under 4 hours, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "ending a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "stopping a fast without keeping it, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "changing the note of the running fast"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "changing the running fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "adding a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "changing the note of a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "changing a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "deleting a fast, {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "importing {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "restoring the backup from {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "restoring {details}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "starting a fast at {start}, target {target}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "starting a fast at {start}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "deleting {amount} of water at {time}"
msgstr ""

#: Sources/Words/Agent/JournalWords.swift
msgid "adding {amount} of water at {time}"
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "The running fast was changed."
msgstr ""

#: Sources/Words/Agent/Log.swift
msgid "Water was deleted."
msgstr ""

#: Sources/Words/Agent/Notices.swift
msgid "About your data"
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was missing. The backup from {day} was restored."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was missing, and no backup could be read. Atrest started without data."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was deleted while it was in use. Atrest still had it open and has saved it again."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was deleted or replaced while it was in use. Atrest still had the earlier data open and has saved it as {name}."
msgstr ""

#: Sources/Words/Agent/RecoveredRecords.swift
msgid "The data was deleted or replaced while it was in use. The running fast and the settings were saved. The history could not be saved."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "A fast has been running since {start}. End it first: `atrest end`, or `atrest end --at TIME` if it ended earlier. `atrest adjust` changes its start."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "A fast is already running. End it first: `atrest end`, or `atrest end --at TIME` if it ended earlier. `atrest adjust` changes its start."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "No fast is running. `atrest start` starts one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to undo. `atrest undo --list` shows the latest changes."
msgstr ""

#: Sources/Words/Agent/Refusals.swift Sources/Words/Commands/RecordWords.swift
msgid "That time is in the future. Use an earlier one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That start is more than 168 hours ago. Use a later one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That time is before the fast started. Use a later one, or change the start."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would end before it starts. Use an earlier start or a later end."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last under 4 hours. Such fasts are not kept. Use an earlier start or a later end."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That fast would last more than 168 hours. Use a later start or an earlier end."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast running since {start}. Use an earlier end."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}, which ends in the future. If the date of this device is wrong, correct it. Otherwise undo that fast with `atrest undo`, change it with `atrest edit {id}`, or delete it with `atrest delete {id}`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "That would overlap the fast from {start} to {end}. Use a time outside it."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Undoing that would overlap the fast running since {start}. End that one first, or use `atrest redo`."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is nothing to redo. `atrest undo --list` shows the latest changes."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The backup from {day} cannot be read: {reason}. `atrest restore` lists the others."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Write the start and the end of the fast."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "More than 2,000 entries end in the same second, so they cannot all be listed. Delete some of them."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "`{text}` cannot be used here. Use day, week, month or an empty text."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is no backup from {day}. `atrest restore` lists the backups."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "`{id}` is not an id. `atrest history` shows the ids, which are UUIDs."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Another fast is running now. It was left as it is."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Something else was done in the meantime. Nothing was undone or redone."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "A note can have up to 1,000 characters. Shorten it."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "There is no option `{key}`. Leave it out: this call has no options."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "This program has no hold with the number {cookie}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Give the option {key} as a whole number."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "Write the option {key} as a whole number of microseconds."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The data in {path} could not be read: {reason}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The data in {path} could not be written, and nothing was changed: {reason}."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The data in {path} was written by a newer version of Atrest and is left as it is. Install that version or a later one."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The data could not be read. It was saved as {name}, and Atrest started without data."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "The data could not be read. It was saved as {name}, and the backup from {day} was restored."
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "a newer version of Atrest wrote it; install that version or a later one"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "another program is using it; try again in a moment"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "something that is not a file of yours is in its place; move that elsewhere and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "it is read-only; make it writable and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "the backup {path} must replace it, but cannot be read ({reason}); make the backup readable or move it elsewhere, and try again"
msgstr ""

#: Sources/Words/Agent/Refusals.swift
msgid "it is damaged; restart Atrest so that it can recover it"
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "The action {name} takes at most one parameter. Leave out the others."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "The parameter of the action {name} must be a text."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "Atrest does not open files. `atrest import FILE` imports one."
msgstr ""

#: Sources/Words/Agent/Search.swift
msgid "`{id}` is not the identifier of a result. Search again."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "A file for each fast, for calendar programs on this device"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Write the calendar folder as a full path, such as /home/me/.calendars/atrest, or off."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder must not contain Atrest's own data, nor be inside its folder. Choose another one."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder {path} is missing. If its disk is not connected, Atrest writes the files later. Otherwise create the folder and set it again."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Atrest can read the calendar folder {path} but not write to it. Make it writable, or choose another one."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The agent's unit does not allow it to write to {path}. To allow it, type `systemctl --user edit {unit}`, add these two lines, and then type `systemctl --user restart {unit}`:"
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "In the calendar folder {path}, another program has deleted {name}. Atrest does not write it again."
msgstr ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "Other programs have also changed or deleted {count} more file of the calendar folder."
msgid_plural "Other programs have also changed or deleted {count} more files of the calendar folder."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/CalendarFolderWords.swift
msgid "The calendar folder is {path}."
msgstr ""

#: Sources/Words/Commands/CommandLine.swift
msgid "Vigil and Compline"
msgstr ""

#: Sources/Words/Commands/CompletionWords.swift
msgid "{count} day ago"
msgid_plural "{count} days ago"
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Show or set when a notification offers to start a fast."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "At that time one notification offers to start a fast. It is not shown while a fast runs."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "The days and the time: weekdays 20:00, daily 8pm, mon,wed,fri 20:00. `off` deletes the plan."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "A plan has days and a time. Write weekdays 20:00, daily 20:00 18h, mon,wed 19:30, or off."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "`{text}` is not a plan. Write days and a time: weekdays 20:00, daily 20:00 18h or mon,wed 19:30. `off` deletes the plan."
msgstr ""

#: Sources/Words/Commands/DailyPlanWords.swift
msgid "Offer to start a fast"
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "This is a fast with a bus and a data folder of its own, which are deleted afterwards. Your own data is not touched."
msgstr ""

#: Sources/Words/Commands/Demo.swift
msgid "That is all. Everything was deleted again. To use it yourself:"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Share your fasts with your other devices."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Use a folder that another program keeps in sync between your devices, such as Syncthing or Nextcloud, or a folder on a USB stick. Atrest writes its changes there, reads those of the other devices, and opens no network connection itself. Settings, Vigil and Compline stay on each device."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Show the folder and the other devices."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Set the name that the other devices show for this one."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Stop listing a device that you no longer use."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder, as a path on this device."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
#: Sources/Words/Commands/Interchange.swift
msgid "Show what would change, and change nothing."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name of the device, or its id."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The name. By default, the host name of this device."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "A name must be one line of up to 60 characters, without control characters."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device does not share its fasts. `atrest devices join FOLDER` starts sharing."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other device has written to the folder yet."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device no longer uses the folder. Your fasts stay here, and the files stay in the folder."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The device is no longer listed. Its fasts stay, here and on the other devices."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder must not contain Atrest's own data, nor be inside its folder. Choose another one for your devices."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The others call this device {name}."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} other device"
msgid_plural "{count} other devices"
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change is not in the folder yet."
msgid_plural "{count} changes are not in the folder yet."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "No other device is called {name}. `atrest devices` lists them."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} device is called {name}. Type the id instead: {ids}"
msgid_plural "{count} devices are called {name}. Type the id instead: {ids}"
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more fast is running."
msgid_plural "{count} more fasts are running."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Also running since {time} on another device."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Other devices"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "A folder that another program keeps in sync between your devices, such as Syncthing"
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Run commands from text files that a phone writes, such as fast since 20:00, end fast or water 330."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest now runs the command in each text file in {path}, for example `water 330`, and then moves the file to done."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The inbox is off. Its files are in inbox.off."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Write a page to the folder that shows the running fast in any browser."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This device writes no page to the folder."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "This data is a copy, or older than what this device has shared. It now writes with a new id."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The shared folder {path} is missing. If it is on a disk, connect the disk. Your changes are written when it is available again."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is not a folder. Choose a folder that your devices share."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} belongs to another user, or is not a plain file. Atrest does not read it. Move it elsewhere."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} is too large to be a file from Atrest. Atrest does not read it."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The disk of {path} may not report changes by other devices. Atrest looks for them when it starts, after a wake-up, and when you type `atrest devices`."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{path} was written by a newer version of Atrest. Update Atrest on this device too."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Atrest cannot write to the shared folder {path}. Check its permissions with `ls -ld {path}`. Your changes are written later."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} more file has the same problem."
msgid_plural "{count} more files have the same problem."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "There is {count} more problem with other devices."
msgid_plural "There are {count} more problems with other devices."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change in the shared folder cannot be read. The device that wrote it writes it again."
msgid_plural "{count} changes in the shared folder cannot be read. The devices that wrote them write them again."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change of {name} has not arrived yet."
msgid_plural "{count} changes of {name} have not arrived yet."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} change of {name} is no longer in the folder. If you no longer use that device, type `atrest devices forget DEVICE`. Its changes are kept."
msgid_plural "{count} changes of {name} are no longer in the folder. If you no longer use that device, type `atrest devices forget DEVICE`. Its changes are kept."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The data of {name} is a copy, or was restored: two of its changes have the same number. This device keeps both."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "Another device used the same id as this one. Both have their own id now."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "{count} fast is kept but not shown, because its times contradict each other."
msgid_plural "{count} fasts are kept but not shown, because their times contradict each other."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "The clock of {name} is more than a day ahead. Correct it on that device."
msgstr ""

#: Sources/Words/Commands/DeviceWords.swift
msgid "another device"
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The agent is running (process {process}) and can read its data."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The session bus is set up to start {path}, but that file cannot be run. Install Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest cannot read {path}, so it has no effect. Reinstall its package."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this device can add files to {path}. If you do not want that: `chmod o-w {path}`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "All users of this device can add, change and delete files in {path}. If you do not want that: `chmod o-w {path}`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest saved damaged data as {path}. You can delete that file if you do not need it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Atrest saved the replaced data as {path}. You can delete that file if you do not need it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} is on a network file system ({type}), where the data is not safe. Move it to a local disk, and set XDG_DATA_HOME to the folder that contains it."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The running agent is version {version}. Restart it with `systemctl --user restart atrest.service`."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The running agent is version {version}. End it with `kill {process}`, and start Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "There is no data yet."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The data is intact. Fasts: {count}."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added something to the data: {names}. Atrest leaves it as it is."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "Another program has added triggers: {names}. Atrest does not run them. They run when that program writes, and can change your data."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The data could not be checked: atrestd was not found. Install Atrest again."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "The time zone `{name}` in the variable TZ is not known here, so times are read and shown in UTC. Correct TZ, or `unset TZ` to use the time zone of this computer."
msgstr ""

#: Sources/Words/Commands/DoctorWords.swift
msgid "{path} leads to a time zone that is not installed, so times are read and shown in UTC. Install the package tzdata, or set the time zone with `timedatectl set-timezone`."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Use --start or --target."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "--quiet prints nothing. Use it without --follow."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "Atrest does not understand the agent's answer: {part}. `atrest doctor` may show the reason."
msgstr ""

#: Sources/Words/Commands/Help.swift
msgid "The connection to the session bus was lost. `atrest doctor` may show the reason."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "Already here with the same times to the minute, not added again: {count}."
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it is JSON without a list of fasts, such as settings; choose another file"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "it has dates without times of day; export it again with the times"
msgstr ""

#: Sources/Words/Commands/ImportPreviewWords.swift
msgid "`{column}` has dates without times of day; if another column has them, say where: --columns start=2,end=3"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The kind or tag of the fasts in a file with entries of several kinds. By default, it is recognised."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Exported {fasts} to {path} as {format}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "There is no fast to export, and a calendar file needs at least one. `atrest start` starts one."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be written: {reason}. Check it, or choose another place."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "{path} could not be read: {reason}. Check its name and its permissions."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Unsupported version {version} (this program reads {known}). Update Atrest. Nothing was changed."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "the file is empty; choose another one"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "it is not valid JSON at byte {byte}; export it again"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "`{name}` is missing or has the wrong type, at byte {byte}; export it again"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "line {line} cannot be read; correct it, or export the file again"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "it has no column of kinds; import it without --tag"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "the fast running since {start}"
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped: the fast running since {start}. Another fast is running here."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped: the fast running since {start}. That is more than 168 hours ago."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Skipped: the fast running since {start}. It would overlap another one."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} fast. One import can have at most {most}. Split the file and import its parts."
msgid_plural "The file has {count} fasts. One import can have at most {most}. Split the file and import its parts."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/Interchange.swift
msgid "The file has {count} water entry. One import can have at most {most}. Split the file and import its parts."
msgid_plural "The file has {count} water entries. One import can have at most {most}. Split the file and import its parts."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/Interchange.swift
msgid "Targets outside 4 to 168 hours, changed to the nearest one allowed: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Targets of 0 hours or less, left out: {count}."
msgstr ""

#: Sources/Words/Commands/Interchange.swift
msgid "Imported {count} entry."
msgid_plural "Imported {count} fasts and water entries."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/NoteWords.swift
msgid "By default the note of the running fast, or of the latest one. A note is in your data, in exports and in the shared folder. It is shown only when you ask for it. While a command runs, other users of this device can read its arguments, and the shell saves them in its history. With `--edit` or `-`, the text is not an argument."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "This fast has no note. `atrest note {fast} TEXT` writes one."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "This fast has no note. `atrest note TEXT` writes one."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "There is no fast to write a note for. `atrest start` starts one."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "The input is not UTF-8 text, so nothing was changed. Write the text in UTF-8."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "Standard input was empty, so nothing was changed. `atrest note --delete` deletes a note."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "If your editor returned immediately, it needs an option that waits, such as `code --wait`."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "`{editor}` ended with status {status}, so the note was not changed. Set `EDITOR` to another editor, or use `-`."
msgstr ""

#: Sources/Words/Commands/NoteWords.swift
msgid "There is no folder that only you can read for the text. Set XDG_RUNTIME_DIR to one, or use `-`."
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "A tree from a fast that ended early"
msgstr ""

#: Sources/Words/Commands/Panel.swift
msgid "A growing tree, {phase}"
msgstr ""

#: Sources/Words/Commands/PrivateText.swift
msgid "There is no user {name}. Write another path."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "No fast ended in that period. `atrest history` shows the latest ones."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Write the times only once: either alone, or with --start and --end."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Write when the fast started and ended: `atrest log yesterday 8pm - noon`. See `atrest log --help`."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Use --start, --end, --target or --note."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "Use a period or options, not both."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "`{text}` cannot be used here. Use day, week or month."
msgstr ""

#: Sources/Words/Commands/RecordWords.swift
msgid "{count} id begins with `{id}`. Type more of it."
msgid_plural "{count} ids begin with `{id}`. Type more of it."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/RecordWords.swift
#: Sources/Words/Commands/SettingsWords.swift
msgid "An amount of water must be from 1 to 5,000 ml."
msgstr ""

#: Sources/Words/Commands/RestoreWords.swift
msgid "Which backup? Write its day. `atrest restore` lists the backups."
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "water per click, 1 to 5,000 ml"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "when a notification offers to start a fast, or off"
msgstr ""

#: Sources/Words/Commands/SettingsWords.swift
msgid "The setting {key} must be true or false."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is in the future, but a fast starts now or in the past. `atrest plan {time}` offers to start one every day at that time."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` is in the future. Write a time in the past, such as yesterday 20:00."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "Times before 1970 cannot be used. Use a later one."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "`{text}` ends before it begins. Write the earlier one first."
msgstr ""

#: Sources/Words/Commands/Times.swift
msgid "When the fast started: 20:00, yesterday 20:00, monday 8pm or 2026-11-20 20:00."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "`atrest undo {count}` brings it back."
msgid_plural "`atrest undo {count}` brings them back."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/UndoWords.swift
msgid "{count} entry was not changed back, because it was changed later."
msgid_plural "{count} entries were not changed back, because they were changed later."
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Commands/UndoWords.swift
msgid "Redo the last undone change."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "--limit must be from 1 to 2,000."
msgstr ""

#: Sources/Words/Commands/UndoWords.swift
msgid "`{text}` is not a number of changes. Write a number from 1 to 2,000."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "It shows every change immediately. Press ? or an arrow key for the keys, and q or Esc to leave. If the terminal is smaller than 40 columns and 16 rows, or the output is not a terminal, it prints lines as --plain does."
msgstr ""

#: Sources/Words/Commands/Watch.swift Sources/Words/Window/ShortcutWords.swift
msgid "End at another time"
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "The arrow keys and Enter work too."
msgstr ""

#: Sources/Words/Commands/Watch.swift
msgid "Press Enter to start."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "The prayer file {path} is not used: {reason}"
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "the text at line {line} is empty or too long."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "it has {count} parts instead of six."
msgstr ""

#: Sources/Words/ComplineInvitation.swift
msgid "the part at line {line} needs exactly one of Breath, Text, Questions and Candle."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Show Compline, a night prayer."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "It fills the terminal. Enter continues, the left and right arrow keys go back and forth, ? shows the keys, and q or Esc leaves."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Open the prayer at this part, 1 to {count}."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "List the titles of the parts."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Print the prayer as plain text, for screen readers. In a terminal it waits for Enter after each part."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Each night at this time, such as {example}, show one notification that offers Compline. `off` turns it off."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "There is no part `{text}`. The parts are 1 to {count}."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Use --phase without --list and --invite."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "part {phase} of {count}"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "q, Esc"
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "It is only in memory, and is gone when the prayer ends unless you save it."
msgstr ""

#: Sources/Words/ComplinePrayer.swift
msgid "Your reflection is not saved. Press Esc again to leave without it."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The picture could not be created: {reason}. Try another size."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Write the forest to this file, as a web page that scrolls."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "Use --size with --svg, --png or --wallpaper."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "This device cannot convert SVG to PNG: librsvg's loader for gdk-pixbuf is missing. Install librsvg2-common, or use --svg."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "No browser could be started. Open the page yourself: {path}"
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not accept the wallpaper: {reason}. Write a picture with --png FILE and choose it in the desktop's settings."
msgstr ""

#: Sources/Words/ForestWords.swift
msgid "The desktop's portal did not answer, so the wallpaper was not changed. Try again."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "What a licence includes"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "About premium"
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Without a subcommand, it says which licence there is, and what a licence includes."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Show which licence there is, and what a licence includes."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "Print the text of the licence, to take it to another device."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This text is not a licence for Atrest. Use the text or the file as you received it."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence is for a different installation of Atrest. Use one for this installation."
msgstr ""

#: Sources/Words/Premium/Premium.swift
msgid "This licence cannot be checked, because the library libgcrypt is missing. Install it."
msgstr ""

#: Sources/Words/Window/DataPage.swift
msgid "The file is not on this device. Copy it here first."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "The window could not be opened: {reason}. `atrest watch` shows the timer in the terminal."
msgstr ""

#: Sources/Words/Window/Opening.swift
msgid "The window did not start, or does not answer. `atrest watch` shows the timer in the terminal."
msgstr ""

#: Sources/Words/Window/Popups.swift Sources/Words/Window/Timer.swift
msgid "Delete {amount} at {time}"
msgstr ""

#: Sources/Words/Window/SettingsPage.swift
msgid "Water per click"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "Start at another time"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift Sources/Words/Window/Timer.swift
msgid "Change the running fast"
msgstr ""

#: Sources/Words/Window/ShortcutWords.swift
msgid "A quiet companion for fasting. Your data stays on this device unless you share it."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Start at another time…"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "End at another time…"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Change…"
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "When it began, the clock of this computer showed {start}. The calendar can correct it."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Deleted {amount} at {time}."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Say when the fast has ended, such as 20:00."
msgstr ""

#: Sources/Words/Window/Timer.swift
msgid "Such as 20:00, yesterday 20:00, monday 8pm or 2h ago. Leave it empty to start now."
msgstr ""

#: Sources/Words/Words.swift
msgid "Records cannot be read"
msgstr ""

#: Sources/Words/Words.swift
msgid "When it began, the clock of this computer showed {start}. Correct that with `atrest edit @1 --start TIME`."
msgstr ""

#: Sources/Words/Words.swift
msgid "{count} fast"
msgid_plural "{count} fasts"
msgstr[0] ""
msgstr[1] ""

#: Sources/Words/Words.swift
msgid "{count} water entry"
msgid_plural "{count} water entries"
msgstr[0] ""
msgstr[1] ""
