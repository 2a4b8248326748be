/** usage: gjs -m tree-look.js TREE_SCRIPT. Prints tone, progress, colour and opacity of many trees. */
const {treeLook} = await import(`file://${ARGV[0]}`);

for (let tone = 0; tone < 5; tone++) {
    for (let step = 0; step <= 20; step++) {
        const look = treeLook(tone, step / 20);
        print(tone, step / 20, look.color, look.opacity);
    }
}
