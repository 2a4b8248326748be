/**
 * usage: gjs -m agent-test.js FOLDER, which holds the extension for GNOME Shell 45. fake-agent.py must
 * run on the session bus.
 */
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';

import {equal, isTrue, pause, run} from './check.js';

const {Agent, Presence} = await import(`file://${ARGV[0]}/agent.js`);

/** Calls the fake agent and waits for its answer. */
function change(state, interfaces, gap) {
    return new Promise((resolve, reject) => {
        Gio.DBus.session.call('app.atrest.Atrest', '/app/atrest/Atrest', 'app.atrest.Fake',
            'Change', new GLib.Variant('(sasu)', [state, interfaces, gap]), null,
            Gio.DBusCallFlags.NO_AUTO_START, 10000, null, (bus, result) => {
                try {
                    bus.call_finish(result);
                    resolve();
                } catch (error) {
                    reject(error);
                }
            });
    });
}

function stateOf(agent) {
    return `${agent.timer.Status}, ${agent.vigil.Scripture}`;
}

async function until(condition, what) {
    for (let i = 0; i < 3000; i++) {
        if (condition())
            return;
        await pause(10);
    }
    throw new Error(`${what} did not happen`);
}

async function signalsOfOneAct_areUsedTogether() {
    const states = [];
    const record = () => {
        if (agent.presence === Presence.HERE)
            states.push(stateOf(agent));
    };
    const agent = new Agent(record);
    await until(() => agent.presence === Presence.HERE, 'the first answer');
    // As an alarm or an opened popup does: it looks at any time.
    const look = GLib.timeout_add(GLib.PRIORITY_HIGH, 1, () => {
        record();
        return GLib.SOURCE_CONTINUE;
    });
    for (const interfaces of [['Vigil1', 'Timer1'], ['Timer1', 'Vigil1']]) {
        for (const gap of [0, 3, 20, 150, 600]) {
            await change('completed', interfaces, gap);
            await until(() => stateOf(agent) === 'completed, after', 'the completion');
            await change('active', interfaces, gap);
            await until(() => stateOf(agent) === 'active, before', 'the undo');
        }
    }
    GLib.source_remove(look);
    agent.destroy();
    equal([...new Set(states)], ['active, before', 'completed, after'], 'states');
}

async function changeIsReported_afterTheLastSignal() {
    let count = 0;
    const agent = new Agent(() => count++);
    await until(() => agent.presence === Presence.HERE, 'the first answer');
    count = 0;
    await change('completed', ['Vigil1', 'Timer1'], 20);
    await until(() => count > 0, 'a report');
    equal(stateOf(agent), 'completed, after', 'state');
    isTrue(count === 1, `${count} reports`);
    agent.destroy();
}

async function treeIsDrawn_unlessTheAgentHasNoForest() {
    const agent = new Agent(() => {});
    await until(() => agent.presence === Presence.HERE, 'the first answer');
    // The fake agent says nothing about a forest, as an older one.
    isTrue(agent.hasTree && !agent.hasForest, 'an agent that says nothing');
    await change('without', ['Forest1'], 0);
    await until(() => !agent.hasTree, 'no tree');
    isTrue(!agent.hasForest, 'no forest');
    await change('with', ['Forest1'], 0);
    await until(() => agent.hasTree, 'a tree');
    isTrue(agent.hasForest, 'a forest');
    agent.destroy();
}

async function recordsThatCannotBeRead_areAState() {
    const agent = new Agent(() => {});
    await until(() => agent.presence === Presence.HERE, 'the first answer');
    await change('unreadable', ['Agent1'], 0);
    await until(() => agent.refusal, 'the refusal');
    equal([agent.problem, agent.refusal], ['No records.', 'No records.'], 'sentence');
    equal(agent.timer, {}, 'what is known about the fast');
    await change('readable', ['Agent1'], 0);
    await until(() => !agent.refusal, 'the next answer');
    equal([agent.problem, agent.timer.Status], ['', 'active'], 'state');
    agent.destroy();
}

async function prayerIsOffered_atNight() {
    const agent = new Agent(() => {});
    const [night, day] = [22, 12].map(hour => new Date(2026, 10, 28, hour).getTime());
    await until(() => agent.presence === Presence.HERE, 'the first answer');
    isTrue(!agent.offersPrayer(night), 'an agent that says nothing');
    await change('invites', ['Compline1'], 0);
    await until(() => agent.offersPrayer(night), 'the offer');
    isTrue(!agent.offersPrayer(day), 'no offer by day');
    await change('invites not', ['Compline1'], 0);
    await until(() => !agent.offersPrayer(night), 'a user who has turned it off');
    await change('active', ['Timer1'], 0);
    agent.destroy();
}

async function actIsNamed_ifItIsTheLatest() {
    const agent = new Agent(() => {});
    await until(() => agent.presence === Presence.HERE, 'the first answer');
    equal([agent.endingName, agent.nameOf(5)], ['', ''], 'an agent that says nothing');
    await change('named', ['Timer1', 'Journal1'], 0);
    await until(() => agent.nameOf(7), 'the name');
    equal([agent.endingName, agent.nameOf(7), agent.nameOf(5)],
        ['ending a fast', 'deleting 250 ml of water at 12:00', ''], 'names');
    agent.destroy();
}

await run([signalsOfOneAct_areUsedTogether, changeIsReported_afterTheLastSignal,
    treeIsDrawn_unlessTheAgentHasNoForest, recordsThatCannotBeRead_areAState, prayerIsOffered_atNight,
    actIsNamed_ifItIsTheLatest]);
