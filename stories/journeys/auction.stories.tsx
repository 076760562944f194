import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'Journeys/Auction',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketDetail?symbol=1001.W&tab=board', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the order book to the explanation of an auction, with an order that is typed there, and back to the order book. */
export const ReadsHowAnAuctionWorks: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent, step } = context;
    const shares = (figure: string) => t('board:shares', { shares: figure });

    await step('The order book leads to the explanation, around the last price of the stock', async () => {
      await pressWhenReady(await canvas.findByRole('link', { name: t('board:example.open') }));
      await expect(await canvas.findByText(t('board:example.all', { price: '561' }))).toBeVisible();
    });

    await step('An order to sell is typed: a part of it is filled, the rest waits', async () => {
      await pressWhenReady(await canvas.findByRole('radio', { name: t('board:example.sell') }));
      await pressWhenReady(await canvas.findByRole('button', { name: '561' }));
      const amount = await canvas.findByRole('textbox', { name: t('board:trades.shares') });
      await userEvent.clear(amount);
      await userEvent.type(amount, '20000');
      const part = { filled: shares('3,000'), rest: shares('17,000'), price: '561' };
      await expect(await canvas.findByText(t('board:example.part', part))).toBeVisible();
    });

    await step('Back leads to the order book', async () => {
      await pressWhenReady(await canvas.findByRole('button', { name: t('common:back') }));
      await waitFor(() => expect(window.location.hash).toBe('#/market/marketDetail?symbol=1001.W&tab=board'));
      await expect(await canvas.findByRole('table', { name: new RegExp(t('board:title')) })).toBeVisible();
    });
  },
};
