import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { once } from '../../../mocks/exchange/members/requests';
import { marketOf } from '../../../mocks/exchange/trade/marketOf';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { fault } from '../../../mocks/faults';
import { at } from '../../../mocks/scenarios/clock';
import { stockDetail } from '../../../src/api/contract/stocks';
import { openPosition as openCall } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import type { Context } from '../../support/context';
import {
  countOrders,
  type ExchangeAction,
  type Preparation,
  prepareExchange,
  prepareInOrder,
} from '../../support/exchange';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater, nextTradingDay } from '../../support/time';
import { confirmOrder, reviewOrder, typeLots, typePrice } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/*
 * The form says what it knows before the button is pressed. Here the world changes after that, so that the exchange
 * has the last word.
 */

/** Confirms an order, and expects the exchange to refuse it in these words, beside the form, until that is changed. */
async function expectRefused(context: Context, message: RegExp | string, alsoSaid?: string): Promise<void> {
  await reviewOrder(context);
  await confirmOrder(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
  if (alsoSaid) await context.canvas.findByText(alsoSaid, { exact: false });
  await typeLots(context, '2');
  await expect(context.canvas.queryByRole('alert')).toBeNull();
}

/** A market order that is refused because of what happens after the press. */
const refused =
  (
    key: 'nonTradingHours' | 'insufficientBalance' | 'tradingBanned' | 'accountFrozen',
    action: ExchangeAction,
  ) =>
  async (context: Context) => {
    await typeLots(context, '1');
    changeBeforeCall(context, openCall, action);
    await expectRefused(context, storyText(context)(`errors:${key}`));
  };

/** The bell rings. */
export const ClosedMeanwhile: Story = { play: refused('nonTradingHours', minutesLater(75)) };

/** The money is spent on another phone. */
export const SpentMeanwhile: Story = {
  play: refused('insufficientBalance', (exchange, member) => {
    const order = { symbol: '1001.W', side: 'long', priceType: 'market', leverage: 1, lots: '17' } as const;
    openPosition(exchange, member, order);
  }),
};

/** Customer service bans the member from trading. */
export const BannedMeanwhile: Story = {
  play: refused('tradingBanned', (_, member) => member.restrictions.push('tradeBanned')),
};

/** Customer service freezes the account. */
export const FrozenMeanwhile: Story = {
  play: refused('accountFrozen', (_, member) => member.restrictions.push('frozen')),
};

/** The order was confirmed on Friday and reaches the exchange on Tuesday, when the limits of the day are others. */
export const BeyondNewLimit: Story = {
  play: async (context) => {
    await typePrice(context, '661');
    await typeLots(context, '1');
    changeBeforeCall(context, openCall, nextTradingDay);
    const t = storyText(context);
    // Meanwhile the screen has the limits of the day, too.
    const aboveLimit = t('reasons:priceAboveLimit', { amount: '659' });
    await expectRefused(context, t('errors:exceedsPriceLimit'), aboveLimit);
    await expect(await context.canvas.findByText(aboveLimit, { exact: false })).toBeVisible();
  },
};

/** Ten orders within the same second, from a machine: the eleventh is too much. */
export const TooFrequent: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    changeBeforeCall(context, openCall, (exchange, member) => {
      const { limitDown: limitPrice } = marketOf(exchange, '1001.W');
      const request = {
        symbol: '1001.W',
        side: 'long',
        priceType: 'limit',
        leverage: 10,
        lots: '1',
      } as const;
      for (const clientRequestId of '0123456789')
        once(
          exchange,
          member,
          { path: openCall.path, request: { clientRequestId } },
          {
            act: () => openPosition(exchange, member, { ...request, limitPrice }),
            find: (made) => exchange.world.positions[made],
          },
        );
    });
    await expectRefused(context, storyText(context)('errors:submittedTooFrequently'));
    await expect(await countOrders(context)).toBe(10);
  },
};

/** The phone takes a new issue for traded before it has a price: the exchange has none to fill an order at. */
export const RefusedWithoutPrice: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=754N.E&side=long' } },
  beforeEach: prepareInOrder(prepareExchange(minutesLater(6 * 24 * 60 - 45)), (context) =>
    changeResponse(context, stockDetail, (stock) => ({
      ...stock,
      open: stock.latestPrice,
      quotedAt: at('2026-11-26', '09:30'),
    })),
  ),
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:priceNotObtained'));
  },
};

/** There is no such stock, or no longer: said instead of a form, with the way to the market. */
export const NotFound: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=9999.E&side=long' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The phone shows a stock by this symbol, as it once did or soon will; the exchange trades none. */
const shownAs =
  (symbol: string): Preparation =>
  (context) =>
    changeResponse(context, stockDetail, (stock) => ({ ...stock, symbol }), { symbol: '1001.W' });

/** Delisted since the phone was told of it. */
export const DelistedMeanwhile: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=9999.E&side=long' } },
  beforeEach: shownAs('9999.E'),
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:productMissing'));
  },
};

/** A company whose first day is still to come. */
export const RefusedBeforeListing: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=754M.E&side=long' } },
  beforeEach: shownAs('754M.E'),
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:notYetListed'));
  },
};

/** A special phrase carries its number, and is no success; no order is refused with one, but a server may. */
export const RefusedWithSpecialPhrase: Story = {
  parameters: { app: { path, faults: [fault('refuse', openCall.path, 'minimumBuyAmount')] } },
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '10' }));
  },
};
