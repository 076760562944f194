import { afterAll, describe, expect, test, vi } from 'vitest';
import { account } from '../src/api/contract/account';
import { login } from '../src/api/contract/login';
import { session } from '../src/api/contract/market';
import { demoMember } from './exchange/demoMember';
import { request, succeed } from './handlers/testCall';
import { listenInProcess } from './node';
import { at, type MomentName, moments } from './scenarios/clock';
import { type ScenarioName, scenario, scenarioNames } from './scenarios/scenarios';
import { storyHandlers } from './story';

// Allows for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const server = listenInProcess([]);
afterAll(() => server.close());

/** Start of the next session. */
const opening: Record<MomentName, number> = {
  holiday: at('2026-11-24', '09:00'),
  beforeOpen: at('2026-11-24', '09:00'),
  lunch: at('2026-11-24', '12:30'),
  closed: at('2026-11-25', '09:00'),
};

describe.each(Object.entries(moments) as [MomentName, number][])(
  'a story at another time: %s',
  (name, now) => {
    test('the market is closed, and opens at the expected time', async () => {
      server.resetHandlers(...storyHandlers({ scenario: 'trader', now }).handlers);
      const { open, changesAt, dayKind } = await succeed(session, {});
      expect({ open, changesAt }).toEqual({ open: false, changesAt: opening[name] });
      expect(dayKind === 'holiday').toBe(name === 'holiday');
    });

    test.each<ScenarioName>(['demo', 'ipoWinner', 'debtor', 'investor'])(
      '%s reaches that time',
      async (member) => {
        const story = storyHandlers({ scenario: member, now });
        server.resetHandlers(...story.handlers);
        expect((await succeed(account, {}, story.session)).totalAssets).toMatch(/^\d+(\.\d+)?$/);
      },
    );

    test('is not before the time of any scenario', () => {
      expect(scenarioNames.filter((other) => scenario(other).now > now)).toEqual([]);
    });
  },
);

test('late requests of a previous story do not reach the next one', async () => {
  const [former, next] = [storyHandlers({ scenario: 'trader' }), storyHandlers({ scenario: 'trader' })];
  server.resetHandlers(...next.handlers);
  if (!former.session || !next.session) throw new Error('nobody is signed in');
  expect((await request(account, {}, former.session)).response.status).toBe(401);
  expect(await succeed(account, {}, next.session)).toMatchObject({ restrictions: [] });
});

test('a story and its log-in need no secure context: phones open the catalogue over plain HTTP', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const { handlers, session } = storyHandlers({ scenario: 'demo' });
  server.resetHandlers(...handlers);
  const { account, password } = demoMember;
  const signedIn = await succeed(login, { account, password });
  expect(signedIn.token).toMatch(/^[0-9a-f]{32}$/);
  expect(signedIn.token).not.toBe(session?.token);
  vi.unstubAllGlobals();
});
