import { claimSignInReward } from '../../../src/api/contract/rewards';
import { lookup } from '../lookup';
import { once } from '../members/requests';
import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import { signInDaily } from './byDoing';
import { claimReward } from './claimReward';
import { signInToday } from './signIn';
import { signInStatusOf } from './signInViews';

/** Signs in at noon on so many days, from Friday 2026-11-20 on. */
const signInFor = ({ world, member, open }: Stage, days: number) =>
  signInDaily(world, member, open('12:00').now, days);

const claimOnce = (time: string) => (set: Stage) => {
  signInFor(set, 7);
  const exchange = set.open(time, '2026-11-27');
  once(
    exchange,
    set.member,
    { path: claimSignInReward.path, request: { clientRequestId: 'r1' } },
    { act: () => claimReward(exchange, set.member), find: (id) => lookup(set.world.rewards.rewards, id) },
  );
};

export const rewardsProvocations: Provocation[] = [
  [
    'signing in twice in a day',
    'alreadySignedIn',
    (set) => {
      signInToday(set.open('10:00'), set.member);
      signInToday(set.open('23:59'), set.member);
    },
  ],
  [
    'claiming a reward without a sign-in',
    'notEnoughSignIns',
    (set) => claimReward(set.open('10:00'), set.member),
  ],
  [
    'claiming a reward after six sign-ins',
    'notEnoughSignIns',
    (set) => {
      signInFor(set, 6);
      claimReward(set.open('13:00', '2026-11-25'), set.member);
    },
  ],
  [
    'claiming two rewards for eight sign-ins',
    'notEnoughSignIns',
    (set) => {
      signInFor(set, 8);
      const exchange = set.open('13:00', '2026-11-27');
      claimReward(exchange, set.member);
      claimReward(exchange, set.member);
    },
  ],
  ['claiming a reward while the books are closed', 'systemBusy', claimOnce('04:04')],
  [
    'claiming a reward while frozen',
    'accountFrozen',
    (set) => {
      set.member.restrictions.push('frozen');
      claimOnce('10:00')(set);
    },
  ],
  [
    'asking for the sign-ins of no month',
    'parameterError',
    (set) => signInStatusOf(set.open('10:00'), set.member, '2026-13'),
  ],
];
