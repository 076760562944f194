import type { ComponentProps } from 'react';
import { at, storyNow } from '../../../mocks/scenarios/clock';
import type { CloseForm } from '../../../src/widgets/trade/CloseForm/CloseForm';
import { allAtMarket, closingOf } from '../../fixtures/closing';
import { pricedStock } from '../../fixtures/stock';

/** In a session, for a position that can be closed. */
export const openTerms = { now: storyNow, closedDays: new Set(['2026-11-23']), maxTermDays: 30 };
/** The same until fifteen minutes after its purchase. */
export const lockedTerms = { ...openTerms, notBefore: at('2026-11-20', '10:17') };

export const stockChoices = {
  profit: pricedStock(),
  loss: pricedStock({ latestPrice: '1100' }),
  longFigures: pricedStock({ latestPrice: '98765432', limitUp: '99999999', limitDown: '9999999' }),
} satisfies Record<string, ComponentProps<typeof CloseForm>['stock']>;

export const draftChoices = {
  profit: allAtMarket,
  limitReached: { ...allAtMarket, kind: 'limit', limitPrice: '1100' },
  oco: { ...allAtMarket, kind: 'oco', limitPrice: '1300', stopPrice: '1150' },
  stop: { ...allAtMarket, kind: 'stop', stopPrice: '1150' },
  longFigures: { ...allAtMarket, kind: 'limit', limitPrice: '98765432' },
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
