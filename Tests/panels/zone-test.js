/** usage: gjs -m zone-test.js FOLDER LINK, where FOLDER holds the extension and LINK names the zone of the machine. */
import Gio from 'gi://Gio';

import {isTrue, pause, run} from './check.js';

const {Zone} = await import(`file://${ARGV[0]}/clock.js`);
const link = ARGV[1];

function replace(target) {
    const file = Gio.File.new_for_path(`${link}.new`);
    file.make_symbolic_link(target, null);
    file.move(Gio.File.new_for_path(link), Gio.FileCopyFlags.OVERWRITE, null, null);
}

async function newZone_isTold() {
    let told = 0;
    const zone = new Zone(() => told++, link);
    for (const target of ['Asia/Tokyo', 'America/Lima']) {
        const before = told;
        replace(`/usr/share/zoneinfo/${target}`);
        for (let i = 0; i < 3000 && told === before; i++)
            await pause(10);
        isTrue(told > before, `${target} was not told`);
    }
    zone.destroy();
}

await run([newZone_isTold]);
