import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import { storyText } from '../../support/storyText';
import { confirmOrder, reviewOrder, typeLots } from './orderSteps';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path: '/market/marketBuy?symbol=586M.N&side=long', scenario: 'limitUp' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price rests at its limit and nobody sells: the confirmation of a market order says that it waits for its turn. */
export const MarketOrderWillWait: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    const sheet = within(await reviewOrder(context));
    await expect(await sheet.findByText(storyText(context)('trade:serverCheck.waits'))).toBeVisible();
  },
};

/** The market order waits in the queue: the receipt says so, names it a market order, and its worst price. */
export const MarketOrderWaits: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.placedTitle'))).toBeVisible();
    const queued = t('trade:result.queued', { price: '.*' }).replaceAll('¥', '¥?');
    await expect(await context.canvas.findByText(new RegExp(queued))).toBeVisible();
    await expect(
      (await context.canvas.findAllByText(new RegExp(t('trade:kind.market')))).length,
    ).toBeGreaterThan(0);
  },
};
