import type { Exchange } from '../exchange';
import { register } from '../login/register';
import type { NewIssue } from '../market/newIssues';
import { openExchange } from '../openExchange';
import type { RefusalCase } from '../refusalCase';
import { type TestExchange, testExchange } from '../testExchange';
import type { Member } from '../world';
import { issueOf } from './applicationsOf';
import { applyForIpo } from './apply';
import { announcedIssue, issuesIn } from './issues';
import { payForIpo } from './pay';
import type { IpoRecord } from './records';
import { drawWithResult } from './seed';
import { type Timetable, timetableOf } from './timetable';

const hour = 3_600_000;
const day = 24 * hour;

/** Funds for any application. */
const richExchange = () => testExchange('100000000000');

/** An issue open for applications until Tuesday at least, seen on Friday. */
function openIssue(setup: TestExchange): NewIssue {
  const { market } = setup.open('10:00');
  const deadline = setup.open('10:00').now + 4 * day;
  const found = issuesIn(setup.open('10:00'), 'subscribing').find(
    (issue) => timetableOf(market, issue).deadline >= deadline,
  );
  if (!found) throw new Error('nothing is open');
  return found;
}

/** Applies for the minimum lots of an open issue on Friday at 10:00, or for other lots or at another time. */
const apply =
  (lotsOf: (issue: NewIssue) => string = ({ minLots }) => String(minLots), time = '10:00', date?: string) =>
  (setup = richExchange()): IpoRecord => {
    const issue = openIssue(setup);
    return applyForIpo(setup.open(time, date), setup.member, { id: issue.id, lots: lotsOf(issue) });
  };

const applyFor = (idOf: (exchange: Exchange) => string | undefined) => (setup: TestExchange) =>
  applyForIpo(setup.open('10:00'), setup.member, { id: idOf(setup.open('10:00')) ?? '', lots: '1' });

/** Waits for an issue with a minimum above one lot, and applies for one lot. */
const applyForTooLittle = () => {
  const setup = richExchange();
  for (let { now } = setup.open('10:00'); ; now += day) {
    const exchange = openExchange(setup.world, now);
    const issue = issuesIn(exchange, 'subscribing').find(({ minLots }) => minLots === 2);
    const time = issue && timetableOf(exchange.market, issue).deadline - 2 * hour;
    if (issue && time)
      return applyForIpo(openExchange(setup.world, time), setup.member, { id: issue.id, lots: '1' });
  }
};

/** Result of the draw; `ahead` if it has not taken place. */
type DrawResult = 'won' | 'notWon' | 'ahead';

/** Applies on Friday, sets the result of the draw, and tries to pay at a time of the issue's timetable. */
const pay =
  (
    momentOf: (times: Timetable) => number,
    end: DrawResult = 'won',
    payerOf: (exchange: Exchange, setup: TestExchange) => Member = (_, { member }) => member,
  ) =>
  (_: TestExchange, setup = richExchange()) => {
    const record = apply()(setup);
    const friday = setup.open('10:00');
    const times = timetableOf(friday.market, issueOf(friday, record));
    if (end !== 'ahead') drawWithResult(openExchange(setup.world, times.drawDate - 1), record.id, end);
    const exchange = openExchange(setup.world, momentOf(times));
    payForIpo(exchange, payerOf(exchange, setup), record.id);
  };

/** 10:00 on the last day. */
const inTime = ({ paymentDeadline }: Timetable) => paymentDeadline - 5 * hour;

const otherMember = (exchange: Exchange, { member: { inviteCode } }: TestExchange): Member =>
  register(exchange, { account: '9000000001', password: 'abcd1234', inviteCode });

export const ipoRefusalCases: RefusalCase[] = [
  [
    'applying while banned from trading',
    'tradingBanned',
    (setup) => {
      setup.member.restrictions.push('tradeBanned');
      apply()(setup);
    },
  ],
  [
    'applying twice',
    'subscribeOnce',
    () => {
      const setup = richExchange();
      apply()(setup);
      apply(() => '3', '10:01')(setup);
    },
  ],
  [
    'applying before the subscription',
    'beforeSubscriptionTime',
    applyFor((now) => issuesIn(now, 'waiting')[0]?.id),
  ],
  ['applying after the deadline', 'noNewIssues', applyFor((now) => issuesIn(now, 'ended')[0]?.id)],
  ['applying for an unknown issue', 'noNewIssues', applyFor(() => 'I0')],
  ['applying with an inherited property name as id', 'noNewIssues', applyFor(() => 'constructor')],
  ['applying for an issue that is not announced', 'noNewIssues', applyFor(() => 'I9999')],
  ['applying for an issue from before the market', 'noNewIssues', applyFor(() => 'I1')],
  [
    'viewing an issue that is not announced',
    'noNewIssues',
    (setup) => announcedIssue(setup.open('10:00'), 'I9999'),
  ],
  ['applying in the evening', 'newShareChannelClosed', () => apply(undefined, '18:00')()],
  ['applying early in the morning', 'newShareChannelClosed', () => apply(undefined, '07:59', '2026-11-24')()],
  ['applying on a Saturday', 'newShareChannelClosed', () => apply(undefined, '10:00', '2026-11-21')()],
  ['applying on a holiday', 'newShareChannelClosed', () => apply(undefined, '10:00', '2026-11-23')()],
  ['applying for less than the minimum', 'minimumSubscriptionQuantity', applyForTooLittle, { n: '2000' }],
  ['applying without money', 'insufficientSubscriptionFunds', () => apply()(testExchange('0'))],
  [
    'applying with one yen too little',
    'insufficientSubscriptionFunds',
    (setup) => {
      const { issuePrice, minLots } = openIssue(setup);
      apply()(testExchange(String(issuePrice * minLots * 1000 - 1)));
    },
  ],
  ['applying for no lot', 'parameterError', () => apply(() => '0')()],
  ['applying for a negative number of lots', 'parameterError', () => apply(() => '-1')()],
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
  ['paying without won lots', 'parameterError', pay(inTime, 'notWon')],
  ['paying another’s application', 'parameterError', pay(inTime, 'won', otherMember)],
  [
    'paying twice',
    'parameterError',
    (unused) => {
      const setup = richExchange();
      pay(inTime)(unused, setup);
      const [paid] = Object.keys(setup.world.ipo.records);
      payForIpo(openExchange(setup.world, setup.world.settledAt), setup.member, paid ?? '');
    },
  ],
  [
    'paying for an unknown application',
    'parameterError',
    (setup) => payForIpo(setup.open('10:00'), setup.member, 'constructor'),
  ],
];
