import { setDeviceFault } from '../device.mjs';

/** @import { DeviceFaults } from '../device.mjs' */
/** @import { Environment } from '../environment.mjs' */
/** @import { Mode } from '../network.mjs' */

/** @typedef {Environment & { inAnotherTab: () => Promise<void> }} FaultEnvironment */

/**
 * A fault of the network or the device.
 *
 * @typedef {object} Fault
 * @property {string} kind
 * @property {number} [actions] how many actions it lasts at most; without it, it ends at once
 * @property {(env: FaultEnvironment) => unknown} start
 * @property {(env: FaultEnvironment) => unknown} [stop]
 */

const day = 86_400_000;

/**
 * A fault of the network.
 *
 * @param {Mode} kind
 * @returns {Fault}
 */
const networkFault = (kind) => ({
  kind,
  actions: 2,
  start: ({ network }) => network.setMode(kind),
  stop: ({ network }) => network.setMode('clear'),
});

/**
 * The browser reports being offline, too.
 *
 * @type {Fault}
 */
const offline = {
  kind: 'offline',
  actions: 3,
  async start({ network, context }) {
    network.setMode('offline');
    await context.setOffline(true);
  },
  async stop({ network, context }) {
    network.setMode('clear');
    await context.setOffline(false);
  },
};

/**
 * Chunks of screens fail to load. The page is reloaded first, because it has loaded chunks already.
 *
 * @type {Fault}
 */
const chunk = {
  kind: 'chunk failing to load',
  actions: 3,
  async start({ page, setChunksFailing }) {
    setChunksFailing(true);
    await page.reload({ waitUntil: 'commit' });
  },
  stop: ({ setChunksFailing }) => setChunksFailing(false),
};

/**
 * @param {string} kind
 * @param {DeviceFaults['storage']} storage
 * @returns {Fault}
 */
const storage = (kind, storage) => ({
  kind,
  actions: 10,
  async start({ page, chance }) {
    await setDeviceFault(page, { storage });
    // Half of the time, the app also starts with the fault.
    if (chance.below(2) === 0) await page.reload({ waitUntil: 'commit' });
  },
  stop: ({ page }) => setDeviceFault(page, { storage: null }),
});

/**
 * The clock is up to two days ahead or behind.
 *
 * @type {Fault}
 */
const clock = {
  kind: 'clock moved',
  actions: 10,
  start: ({ page, device, chance }) =>
    setDeviceFault(page, { movedMs: device.movedMs + (chance.below(4 * 48) - 2 * 48) * (day / 48) }),
  stop: ({ page, device }) => setDeviceFault(page, { movedMs: device.movedMs }),
};

/**
 * The page is frozen and wakes a day later, in a trading session.
 *
 * @type {Fault}
 */
const asleep = {
  kind: 'asleep for a day',
  async start(env) {
    const { page, devtools, exchange, device } = env;
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await env.passTime({ minutes: day / 60_000 });
    const session = await exchange.call('/stock/Session');
    if (!session.open) await env.passTime({ to: 'nextSession' });
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await setDeviceFault(page, { movedMs: device.movedMs });
  },
};

/**
 * The member does something in another tab.
 *
 * @type {Fault}
 */
const secondTab = { kind: 'second tab', start: ({ inAnotherTab }) => inAnotherTab() };

/** @type {Fault} */
const reload = { kind: 'reload', start: ({ page }) => page.reload({ waitUntil: 'commit' }) };

/** @type {Fault} */
const memory = {
  kind: 'memory pressure',
  async start({ devtools }) {
    await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
    await devtools.send('HeapProfiler.collectGarbage');
  },
};

/**
 * All faults.
 *
 * @type {Fault[]}
 */
export const faults = [
  offline,
  .../** @type {const} */ (['slow', 'hang', 'unauthorized', 'serverError', 'refusal']).map(networkFault),
  chunk,
  storage('storage full', 'full'),
  storage('storage forbidden', 'forbidden'),
  clock,
  asleep,
  secondTab,
  reload,
  memory,
];
