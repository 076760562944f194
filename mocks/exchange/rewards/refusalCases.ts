import { claimSignInReward } from '../../../src/api/contract/rewards';
import { lookup } from '../lookup';
import type { RefusalCase } from '../refusalCase';
import { runOnce } from '../requests/runOnce';
import type { TestExchange } from '../testExchange';
import { claimReward } from './claimReward';
import { signInDaily } from './seed';
import { signInToday } from './signIn';
import { signInStatusOf } from './signInViews';

/** Signs in at noon on consecutive days, from Friday 2026-11-20 on. */
const signInFor = ({ world, member, open }: TestExchange, days: number) =>
  signInDaily(world, member, open('12:00').now, days);

const claimOnce = (time: string) => (setup: TestExchange) => {
  signInFor(setup, 7);
  const exchange = setup.open(time, '2026-11-27');
  runOnce(
    exchange,
    setup.member,
    { path: claimSignInReward.path, request: { clientRequestId: 'r1' } },
    { act: () => claimReward(exchange, setup.member), find: (id) => lookup(setup.world.rewards.rewards, id) },
  );
};

export const rewardsRefusalCases: RefusalCase[] = [
  [
    'signing in twice in a day',
    'alreadySignedIn',
    (setup) => {
      signInToday(setup.open('10:00'), setup.member);
      signInToday(setup.open('23:59'), setup.member);
    },
  ],
  [
    'claiming a reward without a sign-in',
    'notEnoughSignIns',
    (setup) => claimReward(setup.open('10:00'), setup.member),
  ],
  [
    'claiming a reward after six sign-ins',
    'notEnoughSignIns',
    (setup) => {
      signInFor(setup, 6);
      claimReward(setup.open('13:00', '2026-11-25'), setup.member);
    },
  ],
  [
    'claiming two rewards for eight sign-ins',
    'notEnoughSignIns',
    (setup) => {
      signInFor(setup, 8);
      const exchange = setup.open('13:00', '2026-11-27');
      claimReward(exchange, setup.member);
      claimReward(exchange, setup.member);
    },
  ],
  ['claiming a reward during nightly maintenance', 'systemBusy', claimOnce('04:04')],
  [
    'claiming a reward while frozen',
    'accountFrozen',
    (setup) => {
      setup.member.restrictions.push('frozen');
      claimOnce('10:00')(setup);
    },
  ],
  [
    'requesting sign-ins of an invalid month',
    'parameterError',
    (setup) => signInStatusOf(setup.open('10:00'), setup.member, '2026-13'),
  ],
];
