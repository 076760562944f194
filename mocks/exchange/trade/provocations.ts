import { openPosition as openCall } from '../../../src/api/contract/trade';
import { add } from '../../../src/domain/decimal';
import { advanceBy } from '../clock';
import { newsArticle } from '../content/news';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { detailsAt } from '../market/quotes';
import { houseInviteCode, register } from '../members/register';
import { once } from '../members/requests';
import { signIn } from '../members/sessions';
import { watch } from '../members/watchlist';
import type { Provocation } from '../provocation';
import { type Stage, stage, tradedListing } from '../stage';
import { addMargin } from './addMargin';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { closeProvocations } from './closeProvocations';
import { newIssueProvocations } from './newIssueProvocations';
import { openPosition } from './openPosition';

type Order = Parameters<typeof openPosition>[2];

function order(exchange: Exchange, wish: Partial<Order> = {}): Order {
  const { symbol } = tradedListing(exchange);
  return { symbol, side: 'long', priceType: 'market', leverage: 1, lots: '1', ...wish };
}

const open =
  (wish?: Partial<Order>, time = '10:00', date?: string) =>
  (set: Stage) => {
    const exchange = set.open(time, date);
    return openPosition(exchange, set.member, order(exchange, wish));
  };

const openAtLimit = (limitOf: (details: ReturnType<typeof detailsAt>) => string) => (set: Stage) => {
  const exchange = set.open('10:00');
  const wish = order(exchange);
  const limitPrice = limitOf(detailsAt(exchange.market, wish.symbol, exchange.now));
  return openPosition(exchange, set.member, { ...wish, priceType: 'limit', limitPrice });
};

const signUp = (wish: Partial<Parameters<typeof register>[1]>) => (set: Stage) =>
  register(set.open('10:00'), {
    ...{ account: '9000000001', password: 'abcd1234', inviteCode: houseInviteCode },
    ...wish,
  });

const signInAs = (account: string, password: string) => (set: Stage) =>
  signIn(set.open('10:00'), account, password);

const restricted =
  (restriction: Stage['member']['restrictions'][number], act: (set: Stage) => unknown) => (set: Stage) => {
    set.member.restrictions.push(restriction);
    return act(set);
  };

const { account, password } = stage().member;

const asOrder = ({ world }: Stage, act: () => ReturnType<typeof openPosition>) => ({
  act,
  find: (id: string) => lookup(world.positions, id),
});

export const ordersProvocations: Provocation[] = [
  ...closeProvocations,
  ...newIssueProvocations,
  ['signing in to an account that is not there', 'accountNotFound', signInAs('9999999999', password)],
  ['signing in as a property of every object', 'accountNotFound', signInAs('constructor', password)],
  ['a wrong password', 'wrongAccountOrPassword', signInAs(account, 'wrong')],
  ['signing in while banned', 'loginBanned', restricted('loginBanned', signInAs(account, password))],
  [
    'signing in to a disabled account',
    'accountDisabled',
    restricted('disabled', signInAs(account, password)),
  ],
  ['registering nine digits', 'accountNotTenDigits', signUp({ account: '900000000' })],
  ['registering full-width digits', 'accountNotTenDigits', signUp({ account: '９０００００００００' })],
  ['registering a member’s number', 'numberRegistered', signUp({ account })],
  ['registering a disabled number', 'accountExists', restricted('disabled', signUp({ account }))],
  ['registering a weak password', 'registrationFailed', signUp({ password: 'abc123' })],
  ['an invite code of nobody', 'inviterNotFound', signUp({ inviteCode: 'NOBODY' })],
  ['buying while banned from trading', 'tradingBanned', restricted('tradeBanned', open())],
  ['buying what is not listed', 'productMissing', open({ symbol: '9999.E' })],
  ['buying what is suspended', 'productMissing', open({ symbol: suspendedSymbol() })],
  [
    'starring what is not listed',
    'productMissing',
    (set) => watch(set.open('10:00'), set.member, 'EAST', '9999.E'),
  ],
  ['buying before the open', 'nonTradingHours', open({}, '08:59', '2026-11-24')],
  ['buying at noon', 'nonTradingHours', open({}, '11:30')],
  ['buying at the close', 'nonTradingHours', open({}, '15:30')],
  ['buying on a Saturday', 'nonTradingHours', open({}, '10:00', '2026-11-21')],
  ['buying on a holiday', 'nonTradingHours', open({}, '10:00', '2026-11-23')],
  ['half a lot', 'parameterError', open({ lots: '0.5' })],
  ['no lot', 'parameterError', open({ lots: '0' })],
  ['less than no lot', 'parameterError', open({ lots: '-1' })],
  ['more lots than allowed', 'parameterError', open({ lots: '501' })],
  ['a leverage that is not offered', 'parameterError', open({ leverage: 4 })],
  ['a limit order without limit', 'parameterError', open({ priceType: 'limit' })],
  [
    'a price above the limit',
    'exceedsPriceLimit',
    openAtLimit(({ limitUp, tickSize }) => add(limitUp, tickSize)),
  ],
  ['a price below the limit', 'exceedsPriceLimit', openAtLimit(({ limitDown }) => add(limitDown, '-1'))],
  ['a price off its tick', 'exceedsPriceLimit', openAtLimit(({ latestPrice }) => add(latestPrice, '0.5'))],
  ['buying beyond the balance', 'insufficientBalance', open({ lots: '500' })],
  [
    'cancelling what was filled',
    'orderNotPending',
    (set) => cancelOrder(set.open('10:01'), set.member, open()(set).id),
  ],
  [
    'cancelling what is not there',
    'parameterError',
    (set) => cancelOrder(set.open('10:01'), set.member, 'P0'),
  ],
  [
    'cancelling another’s order',
    'parameterError',
    (set) =>
      cancelOrder(set.open('10:01'), signUp({})(set), openAtLimit(({ limitDown }) => limitDown)(set).id),
  ],
  [
    'closing an order that waits',
    'notInPosition',
    (set) => {
      const { id } = openAtLimit(({ limitDown }) => limitDown)(set);
      closePosition(set.open('10:20'), set.member, { id, priceType: 'market' });
    },
  ],
  [
    'a fraction as margin',
    'parameterError',
    (set) => addMargin(set.open('10:01'), set.member, open()(set).id, '0.5'),
  ],
  [
    'no yen as margin',
    'parameterError',
    (set) => addMargin(set.open('10:01'), set.member, open()(set).id, '0'),
  ],
  [
    'more margin than there is',
    'insufficientBalance',
    (set) => addMargin(set.open('10:01'), set.member, open()(set).id, '10000000'),
  ],
  [
    'moving money while frozen',
    'accountFrozen',
    restricted('frozen', (set) =>
      once(
        set.open('10:00'),
        set.member,
        { path: openCall.path, request: { clientRequestId: 'r1' } },
        asOrder(set, () => open()(set)),
      ),
    ),
  ],
  [
    'eleven orders within a second',
    'submittedTooFrequently',
    (set) => {
      const ids = Array.from({ length: 11 }, (_, index) => `r${index}`);
      for (const clientRequestId of ids)
        once(
          set.open('10:00'),
          set.member,
          { path: openCall.path, request: { clientRequestId } },
          asOrder(set, () => open({ leverage: 10 })(set)),
        );
    },
  ],
  [
    'an article that is not there',
    'parameterError',
    (set) => newsArticle('en', 'none', set.open('10:00').now),
  ],
  ['turning the clock back', 'parameterError', (set) => advanceBy(set.open('10:00'), -5)],
];

function suspendedSymbol(): string {
  return (
    stage()
      .open('09:00')
      .market.listings.find(({ suspended }) => suspended)?.symbol ?? ''
  );
}
