import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { runOnce } from '../../../mocks/exchange/requests/runOnce';
import { marketOf } from '../../../mocks/exchange/trade/marketOf';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { fault } from '../../../mocks/faults';
import { at } from '../../../mocks/scenarios/clock';
import { stockDetail } from '../../../src/api/contract/stocks';
import { openPosition as openCall } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import type { Context } from '../../support/context';
import { type Preparation, prepareExchange, prepareInOrder, spendBalance } from '../../support/exchange';
import { expectZeroFigures } from '../../support/figures';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater, nextTradingDay } from '../../support/time';
import { confirmOrder, reviewOrder, standard, typeLots, typePrice } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form reports what it knows before the press. Here the exchange changes after it: the exchange decides. */

/** Confirms an order and expects this refusal beside the form. */
async function expectRefused(context: Context, message: RegExp | string): Promise<void> {
  await reviewOrder(context);
  await confirmOrder(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
}

/** The session ended before the order arrived: an alert says that the market is closed. */
export const ClosedMeanwhile: Story = {
  ...standard.refusedAfter(minutesLater(75), 'nonTradingHours'),
  tags: ['refused'],
};

/**
 * The balance was spent on another device before the order arrived: an alert says that the available funds
 * don't cover it.
 */
export const SpentMeanwhile: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/**
 * Opening positions was forbidden before the order arrived: an alert refuses it and offers customer service.
 */
export const BannedMeanwhile: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/** The account was frozen before the order arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhile: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEnded: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFigures: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left, and one lot is filled in: the available funds are zero. */
export const ZeroFigures: Story = {
  ...standard.zeroFigures,
  play: async (context) => {
    await typeLots(context, '1');
    await expectZeroFigures(context);
  },
};

/** The server is busy and refuses the order: an alert says so, and the form keeps what was typed. */
export const RefusedByServer: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the order: the alert is gone. */
export const RefusalCleared: Story = standard.refusalCleared;

/** Sends an order whose price is beyond the limits of the day on which it arrives. Resolves with the reason of the form. */
async function expectPriceError(context: Context, error: string): Promise<void> {
  const name = storyText(context)('trade:order.limitPrice');
  const field = await context.canvas.findByRole('textbox', { name });
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)));
}

async function orderBeyondNewLimit(context: Context): Promise<string> {
  await typePrice(context, '661');
  await typeLots(context, '1');
  changeBeforeCall(context, openCall, nextTradingDay);
  const t = storyText(context);
  await expectRefused(context, t('errors:exceedsPriceLimit'));
  // The screen shows the new limits by then.
  const aboveLimit = t('reasons:priceAboveLimit', { amount: '659' });
  await expectPriceError(context, aboveLimit);
  return aboveLimit;
}

/**
 * The order, confirmed on Friday, arrived on Tuesday: an alert refuses its price, and the field names the new
 * limit.
 */
export const BeyondNewLimit: Story = {
  tags: ['refused'],
  play: async (context) => {
    await orderBeyondNewLimit(context);
  },
};

/**
 * The lots were changed after the refusal: the alert is gone, and the new price limit still blocks the order.
 */
export const BeyondNewLimitCleared: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const aboveLimit = await orderBeyondNewLimit(context);
    await typeLots(context, '2');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expectPriceError(context, aboveLimit);
  },
};

/** Ten orders came within a second: an alert refuses this one as too frequent. */
export const TooFrequent: Story = {
  ...standard.refusedAfter((exchange, member) => {
    const { limitDown: limitPrice } = marketOf(exchange, '1001.W');
    const request = { symbol: '1001.W', side: 'long', priceType: 'limit', leverage: 10, lots: '1' } as const;
    for (const clientRequestId of '0123456789')
      runOnce(
        exchange,
        member,
        { path: openCall.path, request: { clientRequestId } },
        {
          act: () => openPosition(exchange, member, { ...request, limitPrice }),
          find: (made) => exchange.world.positions[made],
        },
      );
  }, 'submittedTooFrequently'),
  tags: ['refused'],
};

/** The app took a new issue for traded: an alert says that its price couldn't be obtained. */
export const RefusedWithoutPrice: Story = {
  tags: ['refused'],
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

/** There is no such stock any more: the screen says so, with a link to the market instead of a form. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/market/marketBuy?symbol=9999.E&side=long' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The app shows a stock of this symbol from old or future data; the exchange does not trade it. */
const shownAs =
  (symbol: string): Preparation =>
  (context) =>
    changeResponse(context, stockDetail, (stock) => ({ ...stock, symbol }), { symbol: '1001.W' });

/** The stock was delisted after the app had read it: an alert says that it doesn't exist. */
export const DelistedMeanwhile: Story = {
  tags: ['refused'],
  parameters: { app: { path: '/market/marketBuy?symbol=9999.E&side=long' } },
  beforeEach: shownAs('9999.E'),
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:productMissing'));
  },
};

/** The app took the stock for listed: an alert says that it isn't on the market yet. */
export const RefusedBeforeListing: Story = {
  tags: ['refused'],
  parameters: { app: { path: '/market/marketBuy?symbol=754M.E&side=long' } },
  beforeEach: shownAs('754M.E'),
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:notYetListed'));
  },
};

/** The server refuses with a minimum: an alert names its amount. */
export const RefusedWithSpecialPhrase: Story = {
  tags: ['refused'],
  parameters: { app: { path, faults: [fault('refuse', openCall.path, 'minimumBuyAmount')] } },
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '10' }));
  },
};
