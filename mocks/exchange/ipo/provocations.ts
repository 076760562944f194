import type { Exchange } from '../exchange';
import type { NewIssue } from '../market/newIssues';
import { register } from '../members/register';
import { openExchange } from '../openExchange';
import type { Provocation } from '../provocation';
import { type Stage, stage } from '../stage';
import type { Member } from '../world';
import { issueOf } from './applicationsOf';
import { applyForIpo } from './apply';
import { drawAs } from './byDoing';
import { announcedIssue, issuesIn } from './issues';
import { payForIpo } from './pay';
import type { IpoRecord } from './records';
import { type Timetable, timetableOf } from './timetable';

const hour = 3_600_000;
const day = 24 * hour;

/** Enough for any application. */
const rich = () => stage('100000000000');

/** An issue that takes applications until Tuesday at least, seen from Friday. */
function openIssue(set: Stage): NewIssue {
  const { market } = set.open('10:00');
  const deadline = set.open('10:00').now + 4 * day;
  const found = issuesIn(set.open('10:00'), 'subscribing').find(
    (issue) => timetableOf(market, issue).deadline >= deadline,
  );
  if (!found) throw new Error('nothing is open');
  return found;
}

/** Applies for the least of an open issue, or for other lots: on Friday at ten, or at another time. */
const apply =
  (lotsOf: (issue: NewIssue) => string = ({ minLots }) => String(minLots), time = '10:00', date?: string) =>
  (set = rich()): IpoRecord => {
    const issue = openIssue(set);
    return applyForIpo(set.open(time, date), set.member, { id: issue.id, lots: lotsOf(issue) });
  };

const applyFor = (idOf: (exchange: Exchange) => string | undefined) => (set: Stage) =>
  applyForIpo(set.open('10:00'), set.member, { id: idOf(set.open('10:00')) ?? '', lots: '1' });

/** Waits for an issue of which one lot is too little, and applies for that. */
const applyForTooLittle = () => {
  const set = rich();
  for (let { now } = set.open('10:00'); ; now += day) {
    const exchange = openExchange(set.world, now);
    const issue = issuesIn(exchange, 'subscribing').find(({ minLots }) => minLots === 2);
    const time = issue && timetableOf(exchange.market, issue).deadline - 2 * hour;
    if (issue && time)
      return applyForIpo(openExchange(set.world, time), set.member, { id: issue.id, lots: '1' });
  }
};

/** How the draw ends; or it has not come yet. */
type End = 'won' | 'notWon' | 'ahead';

/** Applies on Friday, lets the draw end as wished, and wants to pay at a moment of the issue's timetable. */
const pay =
  (
    momentOf: (times: Timetable) => number,
    end: End = 'won',
    payerOf: (exchange: Exchange, set: Stage) => Member = (_, { member }) => member,
  ) =>
  (_: Stage, set = rich()) => {
    const record = apply()(set);
    const friday = set.open('10:00');
    const times = timetableOf(friday.market, issueOf(friday, record));
    if (end !== 'ahead') drawAs(openExchange(set.world, times.drawDate - 1), record.id, end);
    const exchange = openExchange(set.world, momentOf(times));
    payForIpo(exchange, payerOf(exchange, set), record.id);
  };

/** Ten in the morning of the last day. */
const inTime = ({ paymentDeadline }: Timetable) => paymentDeadline - 5 * hour;

const somebodyElse = (exchange: Exchange, { member: { inviteCode } }: Stage): Member =>
  register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });

export const ipoProvocations: Provocation[] = [
  [
    'applying while banned from trading',
    'tradingBanned',
    (set) => {
      set.member.restrictions.push('tradeBanned');
      apply()(set);
    },
  ],
  [
    'applying twice',
    'subscribeOnce',
    () => {
      const set = rich();
      apply()(set);
      apply(() => '3', '10:01')(set);
    },
  ],
  [
    'applying before the subscription',
    'beforeSubscriptionTime',
    applyFor((now) => issuesIn(now, 'waiting')[0]?.id),
  ],
  ['applying after the deadline', 'noNewIssues', applyFor((now) => issuesIn(now, 'ended')[0]?.id)],
  ['applying for an issue that is not there', 'noNewIssues', applyFor(() => 'I0')],
  ['applying for a property of every object', 'noNewIssues', applyFor(() => 'constructor')],
  ['applying for an issue that is not announced', 'noNewIssues', applyFor(() => 'I9999')],
  ['applying for an issue from before the market', 'noNewIssues', applyFor(() => 'I1')],
  [
    'looking at an issue that is not announced',
    'noNewIssues',
    (set) => announcedIssue(set.open('10:00'), 'I9999'),
  ],
  ['applying in the evening', 'newShareChannelClosed', () => apply(undefined, '18:00')()],
  ['applying early in the morning', 'newShareChannelClosed', () => apply(undefined, '07:59', '2026-11-24')()],
  ['applying on a Saturday', 'newShareChannelClosed', () => apply(undefined, '10:00', '2026-11-21')()],
  ['applying on a holiday', 'newShareChannelClosed', () => apply(undefined, '10:00', '2026-11-23')()],
  ['applying for less than the minimum', 'minimumSubscriptionQuantity', applyForTooLittle, { n: '2000' }],
  ['applying without a yen', 'insufficientSubscriptionFunds', () => apply()(stage('0'))],
  [
    'applying with one yen too little',
    'insufficientSubscriptionFunds',
    (set) => {
      const { issuePrice, minLots } = openIssue(set);
      apply()(stage(String(issuePrice * minLots * 1000 - 1)));
    },
  ],
  ['applying for no lot', 'parameterError', () => apply(() => '0')()],
  ['applying for less than no lot', 'parameterError', () => apply(() => '-1')()],
  ['applying for half a lot', 'parameterError', () => apply(() => '1.5')()],
  [
    'applying for more than the maximum',
    'parameterError',
    () => apply(({ maxLots }) => String(maxLots + 1))(),
  ],
  ['paying before the draw', 'parameterError', pay(({ deadline }) => deadline, 'ahead')],
  ['paying at once after the draw', 'newShareChannelClosed', pay(({ drawDate }) => drawDate)],
  ['paying at night', 'newShareChannelClosed', pay((times) => inTime(times) - 3 * hour)],
  ['paying after the deadline', 'newShareChannelClosed', pay(({ paymentDeadline }) => paymentDeadline)],
  ['paying for what was not won', 'parameterError', pay(inTime, 'notWon')],
  ['paying another’s application', 'parameterError', pay(inTime, 'won', somebodyElse)],
  [
    'paying twice',
    'parameterError',
    (unused) => {
      const set = rich();
      pay(inTime)(unused, set);
      const [paid] = Object.keys(set.world.ipo.records);
      payForIpo(openExchange(set.world, set.world.settledAt), set.member, paid ?? '');
    },
  ],
  [
    'paying for an application that is not there',
    'parameterError',
    (set) => payForIpo(set.open('10:00'), set.member, 'constructor'),
  ],
];
