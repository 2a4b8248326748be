# Completion of atrest in fish. The program itself says what may come next: `atrest __complete WORD...`
# prints one candidate in each line, with a tab and a description.

function __atrest_complete
    set -l words (commandline -opc)
    # The word as the shell will read it, without an open quote and backslashes.
    set -l current (string replace -r '^["\']' '' -- (commandline -ct) | string unescape)
    # A program that is named with its folder is not run before Enter is pressed.
    set -l lines (command atrest __complete $words[2..-1] "$current" 2>/dev/null)
    if test "$lines[1]" = :files
        __fish_complete_path "$current"
        return
    end
    string join \n -- $lines
end

complete -c atrest -f -k -a '(__atrest_complete)'
