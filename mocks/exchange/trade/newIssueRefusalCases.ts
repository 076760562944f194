import { applyDayTrade } from '../dayTrading/applyDayTrade';
import type { Exchange } from '../exchange';
import { type NewIssue, newIssuesAt } from '../market/newIssues';
import type { RefusalCase } from '../refusalCase';
import type { TestExchange } from '../testExchange';
import { closePosition } from './closePosition';
import { grantPosition } from './grantPosition';
import { openPosition } from './openPosition';
import { previewOrder } from './previewOrder';

const terms = { side: 'long', leverage: 10, lots: '1' } as const;

/** The next company to be listed after this Friday. */
function nextIssue({ market, now }: Exchange): NewIssue {
  const today = market.calendar.dayAt(now).ordinal;
  const issue = newIssuesAt(market, now).find(({ listedOn }) => listedOn > today);
  if (!issue) throw new Error('nobody comes to the market');
  return issue;
}

/** The start of the company's first day, before its first price. */
function firstMorning(setup: TestExchange): { exchange: Exchange; symbol: string } {
  const { listedOn, listing } = nextIssue(setup.open('09:00'));
  const { market } = setup.open('09:00');
  return { exchange: setup.open('09:00', market.calendar.dayOf(listedOn).date), symbol: listing.symbol };
}

/** Refusals of trading a new issue too early. */
export const newIssueRefusalCases: RefusalCase[] = [
  [
    'ordering a new issue before its first day',
    'notYetListed',
    (setup) => {
      const exchange = setup.open('10:00');
      const { symbol } = nextIssue(exchange).listing;
      openPosition(exchange, setup.member, { ...terms, symbol, priceType: 'market' });
    },
  ],
  [
    'previewing an order for a new issue before its first day',
    'notYetListed',
    (setup) => {
      const exchange = setup.open('10:00');
      const { symbol } = nextIssue(exchange).listing;
      previewOrder(exchange, setup.member, { ...terms, symbol, priceType: 'market' });
    },
  ],
  [
    'an order at the market before a new issue’s first price',
    'priceNotObtained',
    (setup) => {
      const { exchange, symbol } = firstMorning(setup);
      openPosition(exchange, setup.member, { ...terms, symbol, priceType: 'market' });
    },
  ],
  [
    'selling at the market before a new issue’s first price',
    'priceNotObtained',
    (setup) => {
      const { exchange, symbol } = firstMorning(setup);
      const { account } = setup.member;
      const { id } = grantPosition(exchange, {
        account,
        symbol,
        source: 'competition',
        side: 'long',
        shares: 1000,
        leverage: 1,
        price: '1000',
        originalMargin: '0',
        purchaseFee: '0',
        lock: { kind: 'none' },
      });
      closePosition(exchange, setup.member, { id, priceType: 'market' });
    },
  ],
  [
    'reserving a day trade before a new issue’s first price',
    'priceNotObtained',
    (setup) => {
      const { exchange, symbol } = firstMorning(setup);
      applyDayTrade(exchange, setup.member, { ...terms, symbol });
    },
  ],
];
