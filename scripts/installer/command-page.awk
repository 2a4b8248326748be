# Makes the manual page of one command from that of all: awk -v command=start -f command-page.awk atrest.1
# Its one line is the comment after the command's entry: .\" Nd start a fast

function begins_entry(line) { return line ~ /^\.It Cm [a-z]+$/ }

# Another page has the sections that the text refers to.
function local(line,   name, mark) {
    if (line == ".Nm") return ".Nm atrest"
    if (line !~ /^\.Sx /) return line
    name = substr(line, 5)
    mark = match(name, / [.,;:]$/) ? substr(name, RSTART) : ""
    sub(/ [.,;:]$/, "", name)
    return ".Dq " name "\nin\n.Xr atrest 1" mark
}

/^\.Dd / { date = $0 }
/^\.Sh / { section = substr($0, 5); depth = 0; inside = 0; next }

section == "SYNOPSIS" && /^\.Nm/ { inside = 0; next }
section == "SYNOPSIS" && /^\.Cm / && !inside {
    inside = ($2 == command)
    if (inside) synopsis = synopsis ".Nm atrest\n" $0 "\n"
    next
}
section == "SYNOPSIS" && inside { synopsis = synopsis $0 "\n" }

section == "COMMANDS" {
    if (/^\.Bl/) depth++
    if (/^\.El/) depth--
    if (depth == 0) inside = 0
    if (depth == 1 && begins_entry($0)) { inside = ($3 == command); next }
    if (!inside) next
    if (/^\.\\" Nd /) { line = substr($0, 8); next }
    text = text local($0) "\n"
}

END {
    if (line == "" || text == "" || synopsis == "") {
        print "there is no command " command > "/dev/stderr"
        exit 1
    }
    printf "%s\n.Dt ATREST-%s 1\n.Os Atrest\n", date, toupper(command)
    printf ".Sh NAME\n.Nm atrest-%s\n.Nd %s\n", command, line
    printf ".Sh SYNOPSIS\n%s.Sh DESCRIPTION\n%s", synopsis, text
    printf ".Sh SEE ALSO\n.Xr atrest 1\nhas all commands, and what times, ids and settings are.\n"
}
