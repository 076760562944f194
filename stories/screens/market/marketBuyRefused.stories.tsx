import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { runOnce } from '../../../mocks/exchange/members/runOnce';
import { marketOf } from '../../../mocks/exchange/trade/marketOf';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { fault } from '../../../mocks/faults';
import { at } from '../../../mocks/scenarios/clock';
import { stockDetail } from '../../../src/api/contract/stocks';
import { openPosition as openCall } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import type { Context } from '../../support/context';
import { type Preparation, prepareExchange, prepareInOrder, spendBalance } from '../../support/exchange';
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

/** Confirms an order and expects this refusal beside the form, until the form changes. */
async function expectRefused(context: Context, message: RegExp | string, alsoSaid?: string): Promise<void> {
  await reviewOrder(context);
  await confirmOrder(context);
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
  if (alsoSaid) await context.canvas.findByText(alsoSaid, { exact: false });
  await typeLots(context, '2');
  await expect(context.canvas.queryByRole('alert')).toBeNull();
}

/** The session ends before the order arrives. */
export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(75), 'nonTradingHours');

export const SpentMeanwhile: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

export const BannedMeanwhile: Story = standard.bannedMeanwhile;

export const FrozenMeanwhile: Story = standard.frozenMeanwhile;

export const RefusedByServer: Story = standard.refusedByServer;

/** The order is confirmed on Friday and arrives on Tuesday, when the daily limits have changed. */
export const BeyondNewLimit: Story = {
  play: async (context) => {
    await typePrice(context, '661');
    await typeLots(context, '1');
    changeBeforeCall(context, openCall, nextTradingDay);
    const t = storyText(context);
    // The screen shows the new limits by then.
    const aboveLimit = t('reasons:priceAboveLimit', { amount: '659' });
    await expectRefused(context, t('errors:exceedsPriceLimit'), aboveLimit);
    await expect(await context.canvas.findByText(aboveLimit, { exact: false })).toBeVisible();
  },
};

/** Ten orders within a second come from a program: the eleventh is refused. */
export const TooFrequent: Story = standard.refusedAfter((exchange, member) => {
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
}, 'submittedTooFrequently');

/** The app treats a new issue as traded before its first price: the exchange has no price to fill an order at. */
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

/** There is no such stock any more: a note and a link to the market replace the form. */
export const NotFound: Story = {
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

/** The stock was delisted after the app read it. */
export const DelistedMeanwhile: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=9999.E&side=long' } },
  beforeEach: shownAs('9999.E'),
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:productMissing'));
  },
};

/** The company is listed later. */
export const RefusedBeforeListing: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=754M.E&side=long' } },
  beforeEach: shownAs('754M.E'),
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:notYetListed'));
  },
};

/** A special phrase carries its code and is not a success. The mock refuses no order with one, but a server may. */
export const RefusedWithSpecialPhrase: Story = {
  parameters: { app: { path, faults: [fault('refuse', openCall.path, 'minimumBuyAmount')] } },
  play: async (context) => {
    await typeLots(context, '1');
    await expectRefused(context, storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '10' }));
  },
};
