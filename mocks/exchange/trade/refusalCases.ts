import { openPosition as openCall } from '../../../src/api/contract/trade';
import { add } from '../../../src/domain/decimal';
import { advanceBy } from '../clock';
import { newsArticle } from '../content/news';
import type { Exchange } from '../exchange';
import { brokerInviteCode, register } from '../login/register';
import { signIn } from '../login/sessions';
import { lookup } from '../lookup';
import { detailsAt } from '../market/quotes';
import type { RefusalCase } from '../refusalCase';
import { runOnce } from '../requests/runOnce';
import { type TestExchange, testExchange, tradedListing } from '../testExchange';
import { addToWatchlist } from '../watchlist/watchlist';
import { addMargin } from './addMargin';
import { cancelOrder } from './cancelOrder';
import { closePosition } from './closePosition';
import { closeRefusalCases } from './closeRefusalCases';
import { newIssueRefusalCases } from './newIssueRefusalCases';
import { openPosition } from './openPosition';

type Order = Parameters<typeof openPosition>[2];

function order(exchange: Exchange, request: Partial<Order> = {}): Order {
  const { symbol } = tradedListing(exchange);
  return { symbol, side: 'long', priceType: 'market', leverage: 1, lots: '1', ...request };
}

const open =
  (request?: Partial<Order>, time = '10:00', date?: string) =>
  (setup: TestExchange) => {
    const exchange = setup.open(time, date);
    return openPosition(exchange, setup.member, order(exchange, request));
  };

const openAtLimit = (limitOf: (details: ReturnType<typeof detailsAt>) => string) => (setup: TestExchange) => {
  const exchange = setup.open('10:00');
  const request = order(exchange);
  const limitPrice = limitOf(detailsAt(exchange.market, request.symbol, exchange.now));
  return openPosition(exchange, setup.member, { ...request, priceType: 'limit', limitPrice });
};

const signUp = (request: Partial<Parameters<typeof register>[1]>) => (setup: TestExchange) =>
  register(setup.open('10:00'), {
    account: '9000000001',
    password: 'abcd1234',
    inviteCode: brokerInviteCode,
    ...request,
  });

const signInAs = (account: string, password: string) => (setup: TestExchange) =>
  signIn(setup.open('10:00'), account, password);

const restricted =
  (restriction: TestExchange['member']['restrictions'][number], act: (setup: TestExchange) => unknown) =>
  (setup: TestExchange) => {
    setup.member.restrictions.push(restriction);
    return act(setup);
  };

const { account, password } = testExchange().member;

const asOrder = ({ world }: TestExchange, act: () => ReturnType<typeof openPosition>) => ({
  act,
  find: (id: string) => lookup(world.positions, id),
});

export const ordersRefusalCases: RefusalCase[] = [
  ...closeRefusalCases,
  ...newIssueRefusalCases,
  ['signing in to an unknown account', 'accountNotFound', signInAs('9999999999', password)],
  [
    'signing in with an inherited property name as account',
    'accountNotFound',
    signInAs('constructor', password),
  ],
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
  ['an unknown invite code', 'inviterNotFound', signUp({ inviteCode: 'NOBODY' })],
  ['buying while banned from trading', 'tradingBanned', restricted('tradeBanned', open())],
  ['buying an unlisted stock', 'productMissing', open({ symbol: '9999.E' })],
  ['buying a suspended stock', 'productMissing', open({ symbol: suspendedSymbol() })],
  [
    'adding an unlisted stock to the watchlist',
    'productMissing',
    (setup) => addToWatchlist(setup.open('10:00'), setup.member, 'EAST', '9999.E'),
  ],
  ['buying before the open', 'nonTradingHours', open({}, '08:59', '2026-11-24')],
  ['buying at noon', 'nonTradingHours', open({}, '11:30')],
  ['buying at the close', 'nonTradingHours', open({}, '15:30')],
  ['buying on a Saturday', 'nonTradingHours', open({}, '10:00', '2026-11-21')],
  ['buying on a holiday', 'nonTradingHours', open({}, '10:00', '2026-11-23')],
  ['a term that is over', 'orderTermInvalid', open({ validUntil: '2026-11-19' })],
  ['a term of too many days', 'orderTermInvalid', open({ validUntil: '2026-12-21' })],
  ['a term until a Sunday', 'orderTermInvalid', open({ validUntil: '2026-11-22' })],
  ['a trailing stop with a stop price', 'parameterError', open({ trailBy: '5', stopPrice: '1' })],
  ['a stop limit without a stop', 'parameterError', open({ stopLimitPrice: '1' })],
  ['a distance of nothing', 'parameterError', open({ trailBy: '0' })],
  ['an exit at the market', 'parameterError', open({ exit: {} })],
  ['a distance off the tick', 'exceedsPriceLimit', open({ trailBy: '20.5' })],
  ['a distance of an exit off the tick', 'exceedsPriceLimit', open({ exit: { trailBy: '20.5' } })],
  ['a stop price off its tick', 'exceedsPriceLimit', open({ stopPrice: '3000.5' })],
  ['half a lot', 'parameterError', open({ lots: '0.5' })],
  ['no lot', 'parameterError', open({ lots: '0' })],
  ['a negative number of lots', 'parameterError', open({ lots: '-1' })],
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
    'cancelling a filled order',
    'orderNotPending',
    (setup) => cancelOrder(setup.open('10:01'), setup.member, open()(setup).id),
  ],
  [
    'cancelling an unknown order',
    'parameterError',
    (setup) => cancelOrder(setup.open('10:01'), setup.member, 'P0'),
  ],
  [
    'cancelling another’s order',
    'parameterError',
    (setup) =>
      cancelOrder(
        setup.open('10:01'),
        signUp({})(setup),
        openAtLimit(({ limitDown }) => limitDown)(setup).id,
      ),
  ],
  [
    'closing a pending order',
    'notInPosition',
    (setup) => {
      const { id } = openAtLimit(({ limitDown }) => limitDown)(setup);
      closePosition(setup.open('10:20'), setup.member, { id, priceType: 'market' });
    },
  ],
  [
    'a fraction as margin',
    'parameterError',
    (setup) => addMargin(setup.open('10:01'), setup.member, open()(setup).id, '0.5'),
  ],
  [
    'zero yen as margin',
    'parameterError',
    (setup) => addMargin(setup.open('10:01'), setup.member, open()(setup).id, '0'),
  ],
  [
    'more margin than the balance',
    'insufficientBalance',
    (setup) => addMargin(setup.open('10:01'), setup.member, open()(setup).id, '10000000'),
  ],
  [
    'moving money while frozen',
    'accountFrozen',
    restricted('frozen', (setup) =>
      runOnce(
        setup.open('10:00'),
        setup.member,
        { path: openCall.path, request: { clientRequestId: 'r1' } },
        asOrder(setup, () => open()(setup)),
      ),
    ),
  ],
  [
    'eleven orders within a second',
    'submittedTooFrequently',
    (setup) => {
      const ids = Array.from({ length: 11 }, (_, index) => `r${index}`);
      for (const clientRequestId of ids)
        runOnce(
          setup.open('10:00'),
          setup.member,
          { path: openCall.path, request: { clientRequestId } },
          asOrder(setup, () => open({ leverage: 10 })(setup)),
        );
    },
  ],
  ['an unknown article', 'parameterError', (setup) => newsArticle('en', 'none', setup.open('10:00').now)],
  ['turning the clock back', 'parameterError', (setup) => advanceBy(setup.open('10:00'), -5)],
];

function suspendedSymbol(): string {
  return (
    testExchange()
      .open('09:00')
      .market.listings.find(({ suspended }) => suspended)?.symbol ?? ''
  );
}
