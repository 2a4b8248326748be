/** usage: gjs -m syntax-check.js module|legacy FILE. Fails if FILE cannot be parsed. */
import GLib from 'gi://GLib';
import System from 'system';

const [form, file] = ARGV;
try {
    if (form === 'legacy') {
        const [, bytes] = GLib.file_get_contents(file);
        new Function(new TextDecoder().decode(bytes));
    } else {
        await import(`file://${file}`);
    }
} catch (error) {
    // Any other error is expected: the modules of the shell are not here.
    if (error instanceof SyntaxError) {
        printerr(error);
        System.exit(1);
    }
}
