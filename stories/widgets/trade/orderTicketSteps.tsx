import { type ComponentProps, useReducer } from 'react';
import { fn, within } from 'storybook/test';
import { tradeRules } from '../../../mocks/exchange/rules';
import { storyNow } from '../../../mocks/scenarios/clock';
import { ownTickOf } from '../../../src/domain/market/steppedPrice';
import { orderDraft } from '../../../src/domain/trade/orderDraft';
import { OrderTicket } from '../../../src/widgets/trade/OrderTicket/OrderTicket';
import { draft, reasonsOf } from '../../fixtures/order';
import { pricedStock } from '../../fixtures/stock';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

/** No input yet, for a member who can afford 35 lots. */
export const orderTicketArgs = {
  draft: draft({ lots: '' }),
  dispatch: fn(),
  reasons: [],
  stock: pricedStock(),
  leverages: tradeRules.leverages,
  lotSize: tradeRules.lotSize,
  affordable: { quarter: 8, half: 17, max: 35 },
} satisfies ComponentProps<typeof OrderTicket>;

/** A ticket with state: it validates after each input. */
export function StatefulOrderTicket(args: ComponentProps<typeof OrderTicket>) {
  const [order, dispatch] = useReducer(orderDraft, args.draft);
  const act: typeof dispatch = (action) => {
    args.dispatch(action);
    dispatch(action);
  };
  const { latestPrice, limitUp, limitDown } = args.stock;
  const reasons = reasonsOf(order, {
    ownTick: ownTickOf(args.stock),
    quote: { latestPrice, quotedAt: storyNow },
    limits: limitUp && limitDown ? { limitUp, limitDown } : undefined,
  });
  return <OrderTicket {...args} draft={order} dispatch={act} reasons={reasons} />;
}

/** An order at a limit. */
export const limit = (overrides: Parameters<typeof draft>[0] = {}) =>
  draft({ kind: 'limit', limitPrice: '1240', ...overrides });

type Canvas = Pick<Context, 'canvasElement' | 'loaded'>;

export const priceField = ({ canvasElement, loaded }: Canvas) =>
  within(canvasElement).getByRole('textbox', { name: storyText({ loaded })('trade:order.limitPrice') });

export const lotsField = ({ canvasElement, loaded }: Canvas) =>
  within(canvasElement).getByRole('textbox', { name: storyText({ loaded })('trade:order.lots') });
