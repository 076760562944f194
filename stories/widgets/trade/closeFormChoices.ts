import type { ComponentProps } from 'react';
import type { CloseForm } from '../../../src/widgets/trade/CloseForm/CloseForm';
import { allAtMarket, closingOf } from '../../fixtures/closing';
import { pricedStock } from '../../fixtures/stock';

export const stockChoices = {
  profit: pricedStock(),
  loss: pricedStock({ latestPrice: '1100' }),
  longFigures: pricedStock({ latestPrice: '98765432', limitUp: '99999999', limitDown: '9999999' }),
} satisfies Record<string, ComponentProps<typeof CloseForm>['stock']>;

export const draftChoices = {
  profit: allAtMarket,
  limitReached: { ...allAtMarket, priceType: 'limit', limitPrice: '1100' },
  longFigures: { ...allAtMarket, priceType: 'limit', limitPrice: '98765432' },
} satisfies Record<string, ComponentProps<typeof CloseForm>['draft']>;

export const summaryChoices = {
  profit: closingOf(allAtMarket),
  loss: closingOf(allAtMarket, { latestPrice: '1100' }),
  ratesUnknown: closingOf(allAtMarket, { rates: undefined }),
  longFigures: closingOf(allAtMarket, { latestPrice: '98765432109.5' }),
} satisfies Record<string, ComponentProps<typeof CloseForm>['summary']>;

export const problemChoices = {
  profit: undefined,
  refusedByServer: {
    refusal: { key: 'sellableAfterMinutes', params: { n: '6' }, text: 'Sellable after 6 minutes' },
  },
  tooLarge: { failure: 'tooLarge', reference: 'A3CSNP' },
} satisfies Record<string, ComponentProps<typeof CloseForm>['problem']>;
