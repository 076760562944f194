import type { ComponentProps } from 'react';
import { tradeRules } from '../../../mocks/exchange/rules';
import { openingCost } from '../../../src/domain/trade/orderCost';
import type { OrderTicket } from '../../../src/widgets/trade/OrderTicket/OrderTicket';
import { pricedStock } from '../../fixtures/stock';
import { limit, orderTicketArgs } from './orderTicketSteps';

/** A price at which the member can't afford a lot. */
const highPrice = '98765432109876.5';
const { side, leverage } = orderTicketArgs.draft;
const oneLot = openingCost({
  side,
  leverage,
  price: highPrice,
  shares: orderTicketArgs.lotSize,
  rates: tradeRules,
}).total;

export const draftChoices = {
  longAtTheMarket: orderTicketArgs.draft,
  shortAtALimit: limit({ side: 'short', limitPrice: '1300' }),
  limitReached: limit({ limitPrice: '1260' }),
  limitFarFromTheMarket: limit({ side: 'short', limitPrice: '1000' }),
  ownTick: limit(),
  atTheLimit: limit({ limitPrice: '1520' }),
  pastedWithComma: limit({ lots: '' }),
  typedFullWidth: limit({ limitPrice: '', lots: '' }),
  longFigures: limit({ limitPrice: highPrice, lots: '1234567890123' }),
} satisfies Record<string, ComponentProps<typeof OrderTicket>['draft']>;

export const stockChoices = {
  longAtTheMarket: orderTicketArgs.stock,
  ownTick: pricedStock({ tickSize: '0.5' }),
  longFigures: pricedStock({
    latestPrice: '98765432109876.0',
    limitUp: highPrice,
    limitDown: '12345678901234.5',
    tickSize: '0.5',
  }),
} satisfies Record<string, ComponentProps<typeof OrderTicket>['stock']>;

export const leveragesChoices = {
  longAtTheMarket: orderTicketArgs.leverages,
  longFigures: [1, 2, 5, 10, 25, 100],
} satisfies Record<string, ComponentProps<typeof OrderTicket>['leverages']>;

export const affordableChoices = {
  longAtTheMarket: orderTicketArgs.affordable,
  nothingAffordable: { quarter: 0, half: 0, max: 0, oneLot: '251250' },
  longFigures: { quarter: 0, half: 0, max: 0, oneLot },
  noQuarter: { quarter: 0, half: 1, max: 3 },
} satisfies Record<string, ComponentProps<typeof OrderTicket>['affordable']>;
