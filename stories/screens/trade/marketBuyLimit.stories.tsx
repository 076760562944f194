import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { openPosition } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import { endAt } from '../../support/layout';
import { countCalls } from '../../support/network';
import { leaveFocus, pressWhenReady } from '../../support/presses';
import { expectLock, factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { expectReady, reviewOrder, typeLots, typePrice, unfoldTerms } from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A limit below the market is filled in: a note says that the order waits, at most until the close. */
export const LimitBelowTheMarket: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '560');
    await typeLots(context, '1');
    const does = t('conditions:does.limit.buy', { limit: '560' });
    await expect(await context.canvas.findByText(does, { exact: false })).toBeVisible();
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifNow', { time: '10:30' }),
    );
    await expectReady(context);
  },
};

/** The order book is open over the form: each price can become the limit. */
export const OrderBook: Story = {
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:order.board') }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    const name = t('board:useAsLimit', { price: '561' });
    await expect(await sheet.findByRole('button', { name })).toBeVisible();
  },
};

/** A price of the order book was pressed: it is the limit of the order, and nothing was sent. */
export const LimitFromTheOrderBook: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    const sent = countCalls(context, openPosition);
    await pressWhenReady(await context.canvas.findByRole('button', { name: t('trade:order.board') }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    const name = t('board:useAsLimit', { price: '560' });
    await pressWhenReady(await sheet.findByRole('button', { name }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const limit = await context.canvas.findByRole('textbox', { name: t('trade:order.limitPrice') });
    await expect(limit).toHaveValue('560');
    await expect(sent()).toBe(0);
  },
};

/** The best quote to buy at was pressed: it is the limit of the order, and nothing was sent. */
export const LimitFromABestQuote: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    const sent = countCalls(context, openPosition);
    const quotes = within(await context.canvas.findByRole('group', { name: t('board:best.label') }));
    const name = new RegExp(`^${t('board:best.bid')} .* 561 `);
    await pressWhenReady(await quotes.findByRole('button', { name }));
    const limit = await context.canvas.findByRole('textbox', { name: t('trade:order.limitPrice') });
    await expect(limit).toHaveValue('561');
    await expect(sent()).toBe(0);
    leaveFocus();
  },
};

/**
 * A limit that the market has reached is filled in: a note says that the order is likely to be filled at
 * once.
 */
export const LimitReachedByTheMarket: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, undefined);
    await typeLots(context, '1');
    await expect(
      await context.canvas.findByText(t('trade:order.limitReached', { price: '561' })),
    ).toBeVisible();
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.ifNow', { time: '10:30' }),
      t('trade:lock.minutes', { minutes: 15 }),
    );
    await expectReady(context);
  },
};

/** A limit far above the market is filled in: a warning names the difference. */
export const LimitFarAbove: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '600');
    await typeLots(context, '1');
    const warning = t('trade:order.limitFar', { percent: '7.0%', price: '561' });
    await expect(await context.canvas.findByText(warning)).toBeVisible();
    await expectReady(context);
  },
};

/**
 * The confirmation of a limit far above the market: the liquidation price holds if the order is filled at
 * that limit.
 */
export const ConfirmLimitFarAbove: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '600');
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: '10×' }));
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await expect(factOf(sheet, t('trade:cost.liquidationPrice'))).toHaveTextContent('552');
    await expect(await within(sheet).findByText(t('trade:confirm.atOnce', { price: '561' }))).toBeVisible();
    await unfoldTerms(context, sheet);
    await endAt(await within(sheet).findByText(t('trade:confirm.liquidationAtLimit')));
  },
};
