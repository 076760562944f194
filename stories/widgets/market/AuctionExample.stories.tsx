import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../../src/components/Button/Button';
import { AuctionExample } from '../../../src/widgets/market/AuctionExample/AuctionExample';
import { onPage } from '../../components/onPage';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Market/AuctionExample',
  component: AuctionExample,
  decorators: [onPage],
  args: { lastPrice: '1250', tickSize: '1' },
} satisfies Meta<typeof AuctionExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const shares = (context: Pick<Context, 'loaded'>, figure: string) =>
  storyText(context)('board:shares', { shares: figure });

/** Chooses the own order: its side, its shares, and its price in the table. */
async function order(
  context: Context,
  { side, amount, price }: { side: 'buy' | 'sell'; amount: string; price: string },
): Promise<void> {
  const t = storyText(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: t(`board:trades.causes.${side}`) }));
  await userEvent.click(await canvas.findByRole('radio', { name: amount }));
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${price}`) }));
}

/** An order to buy above the last price: it trades in full at the one price, which is marked in the table. */
export const TradesInFull: Story = {
  tags: ['main', 'each-language'],
  play: async (context) => {
    const t = storyText(context);
    const { canvas, canvasElement } = context;
    const one = await canvas.findByText(t('board:example.onePrice'));
    await expect(one.closest('tr')).toHaveTextContent(/^6,0001,250/);
    const result = t('board:example.result', { price: '1,250', shares: shares(context, '6,000') });
    await expect(await canvas.findByText(result)).toBeVisible();
    await expect(await canvas.findByText(t('board:example.rule.surplus'))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** A large order to buy at the market: it moves the price, and still trades first. */
export const AtTheMarket: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'buy', amount: '20,000', price: t('board:market') });
    const row = (await context.canvas.findByText(t('board:example.onePrice'))).closest('tr');
    await expect(row).toHaveTextContent(/^19,0001,252/);
  },
};

/** A large order to sell at the last price: a part trades, the rest waits behind the earlier orders. */
export const TradesInPart: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'sell', amount: '20,000', price: '1,250' });
    const part = t('board:example.part', {
      filled: shares(context, '3,000'),
      rest: shares(context, '17,000'),
      price: '1,250',
    });
    await expect(await context.canvas.findByText(part)).toBeVisible();
  },
};

/** An order to buy far below the last price: it waits in the order book. */
export const Waits: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'buy', amount: '1,000', price: '1,247' });
    await expect(await context.canvas.findByText(t('board:example.none'))).toBeVisible();
    const own = await within(context.canvasElement).findByRole('button', { pressed: true });
    await expect(own).toHaveTextContent(t('board:example.mine'));
  },
};

/** A stock whose prices have decimals. */
export const WithDecimals: Story = {
  args: { lastPrice: '812.4', tickSize: '0.1' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '812.7' })).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** A stock of two yen: the example has no price of zero or less. */
export const LowestPrices: Story = {
  args: { lastPrice: '2' },
  play: async ({ canvasElement }) => {
    const prices = await within(canvasElement).findAllByRole('rowheader');
    await expect(prices.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)).slice(1)).toEqual([
      5, 4, 3, 2, 1,
    ]);
  },
};

/** The last price moves while the example is read: its prices stay. */
export const PriceMovesMeanwhile: Story = {
  render: function Moving({ tickSize }) {
    const [price, setPrice] = useState('1250');
    return (
      <>
        <AuctionExample lastPrice={price} tickSize={tickSize} />
        <Button onClick={() => setPrice('1300')}>Trade at 1,300</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trade at 1,300' }));
    await expect(await canvas.findByRole('button', { name: /^1,250/ })).toBeVisible();
  },
};
