import { goWrong } from '../device.mjs';

const day = 86_400_000;

/** Of the connection, for some acts. */
const ofNetwork = (kind) => ({
  kind,
  acts: 2,
  strike: ({ network }) => network.become(kind),
  lift: ({ network }) => network.become('clear'),
});

/** The phone itself knows of it. */
const offline = {
  kind: 'offline',
  acts: 3,
  async strike({ network, context }) {
    network.become('offline');
    await context.setOffline(true);
  },
  async lift({ network, context }) {
    network.become('clear');
    await context.setOffline(false);
  },
};

/** What the page begins with arrives; what is fetched for a screen does not. The page begins anew, to have to fetch it. */
const chunk = {
  kind: 'chunk failing to load',
  acts: 3,
  async strike({ page, refuseCode }) {
    refuseCode(true);
    await page.reload({ waitUntil: 'commit' });
  },
  lift: ({ refuseCode }) => refuseCode(false),
};

const storage = (kind, storage) => ({
  kind,
  acts: 10,
  async strike({ page, chance }) {
    await goWrong(page, { storage });
    // Also found so when the app begins.
    if (chance.below(2) === 0) await page.reload({ waitUntil: 'commit' });
  },
  lift: ({ page }) => goWrong(page, { storage: null }),
});

/** Up to two days ahead or behind, and set right again. */
const clock = {
  kind: 'clock moved',
  acts: 10,
  strike: ({ page, device, chance }) =>
    goWrong(page, { movedMs: device.movedMs + (chance.below(4 * 48) - 2 * 48) * (day / 48) }),
  lift: ({ page, device }) => goWrong(page, { movedMs: device.movedMs }),
};

/** Frozen, woken a day later; the walk goes on in the next session. */
const asleep = {
  kind: 'asleep for a day',
  async strike(stage) {
    const { page, devtools, exchange, device } = stage;
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await stage.passTime({ minutes: day / 60_000 });
    const session = await exchange.call('/stock/Session');
    if (!session.open) await stage.passTime({ to: 'nextSession' });
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await goWrong(page, { movedMs: device.movedMs });
  },
};

/** The same member does something in another tab. */
const secondTab = { kind: 'second tab', strike: ({ inAnotherTab }) => inAnotherTab() };

const reload = { kind: 'reload', strike: ({ page }) => page.reload({ waitUntil: 'commit' }) };

const memory = {
  kind: 'memory pressure',
  async strike({ devtools }) {
    await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
    await devtools.send('HeapProfiler.collectGarbage');
  },
};

/**
 * Everything that can strike a member. A fault says for how many acts it lasts, when it does not pass at once.
 */
export const faults = [
  offline,
  ...['slow', 'hang', 'unauthorized', 'serverError', 'refusal'].map(ofNetwork),
  chunk,
  storage('storage full', 'full'),
  storage('storage forbidden', 'forbidden'),
  clock,
  asleep,
  secondTab,
  reload,
  memory,
];
