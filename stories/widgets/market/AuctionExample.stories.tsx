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
  args: { lastPrice: '1250', tickSize: '1', limitUp: '1550', limitDown: '950' },
} satisfies Meta<typeof AuctionExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const shares = (context: Pick<Context, 'loaded'>, figure: string) =>
  storyText(context)('board:shares', { shares: figure });

/** Replaces what a field has. */
async function type({ canvas, userEvent }: Context, label: string, text: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Types the own order: its side, its shares, and its limit, or at the market. */
async function order(
  context: Context,
  { side, amount, price }: { side: 'buy' | 'sell'; amount: string; price?: string },
): Promise<void> {
  const t = storyText(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: t(`board:example.${side}`) }));
  await type(context, t('board:trades.shares'), amount);
  if (price === undefined)
    await userEvent.click(await canvas.findByRole('radio', { name: t('board:market') }));
  else await type(context, t('board:price'), price);
}

/** What the list of rules says of each, in their order. */
const ruleTexts = async ({ canvas, ...context }: Context) => {
  const name = await canvas.findByText(storyText(context)('board:example.ruleName.volume'));
  return [...(name.closest('ol')?.children ?? [])].map(({ textContent }) => textContent);
};

/** The own order in the list of those that are served. */
const ownRow = async (context: Context, side: 'buy' | 'sell') => {
  const t = storyText(context);
  const table = within(await context.canvas.findByRole('table', { name: t(`board:example.${side}Orders`) }));
  return (await table.findByText(t('board:example.mine'))).closest('tr');
};

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
    const [volume, surplus, nearest] = await ruleTexts(context);
    await expect(volume).toContain(t('board:example.left', { prices: '' }).trim());
    await expect(surplus).toContain(t('board:example.decides', { prices: '1,250' }));
    await expect(nearest).toContain(t('board:example.notNeeded'));
    await expect(await ownRow(context, 'buy')).toHaveTextContent(/1,251.*1,0001,0000$/);
    await expectFits(canvasElement);
  },
};

/** A large order to buy at the market: it moves the price, and still trades first. */
export const AtTheMarket: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'buy', amount: '20000' });
    const row = (await context.canvas.findByText(t('board:example.onePrice'))).closest('tr');
    await expect(row).toHaveTextContent(/^19,0001,252/);
  },
};

/** A large order to sell at the last price: a part trades, the rest waits behind the earlier orders. */
export const TradesInPart: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'sell', amount: '20000', price: '1250' });
    const part = t('board:example.part', {
      filled: shares(context, '3,000'),
      rest: shares(context, '17,000'),
      price: '1,250',
    });
    await expect(await context.canvas.findByText(part)).toBeVisible();
    await expect(await ownRow(context, 'sell')).toHaveTextContent(/20,0003,00017,000$/);
  },
};

/** An order to buy far below the last price: it waits in the order book. */
export const Waits: Story = {
  play: async (context) => {
    const t = storyText(context);
    await order(context, { side: 'buy', amount: '1000', price: '1247' });
    await expect(await context.canvas.findByText(t('board:example.none'))).toBeVisible();
    const own = await within(context.canvasElement).findByRole('button', { pressed: true });
    await expect(own).toHaveTextContent(t('board:example.mine'));
  },
};

/** A limit outside the table gets a row of its own. */
export const FarLimit: Story = {
  play: async (context) => {
    await order(context, { side: 'buy', amount: '1000', price: '1300' });
    await expect(await context.canvas.findByRole('button', { name: /^1,300/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** A pressed price of the table becomes the typed limit. */
export const PressedPrice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '1,249' }));
    const field = await canvas.findByRole('textbox', { name: storyText(context)('board:price') });
    await expect(field).toHaveValue('1,249');
  },
};

/** A limit between two ticks and no shares: each field says what it needs, and the example goes on without the own order. */
export const WrongFigures: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await type(context, t('board:price'), '1250.5');
    await type(context, t('board:trades.shares'), '');
    await expect(await canvas.findByText(t('board:example.priceWrong'))).toBeVisible();
    await expect(
      await canvas.findByText(t('board:example.sharesWrong', { most: '1,000,000' })),
    ).toBeVisible();
    await expect(canvas.queryByText(t('board:example.mine'))).toBeNull();
    await expect(await canvas.findByText(t('board:example.onePrice'))).toBeVisible();
  },
};

/** A stock whose prices have decimals. */
export const WithDecimals: Story = {
  args: { lastPrice: '812.4', tickSize: '0.1', limitUp: '962.4', limitDown: '662.4' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: '812.7' })).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** A stock of two yen: the example has no price of zero or less. */
export const LowestPrices: Story = {
  args: { lastPrice: '2', limitUp: '32', limitDown: '1' },
  play: async ({ canvasElement }) => {
    const [table] = await within(canvasElement).findAllByRole('table');
    const prices = await within(table as HTMLElement).findAllByRole('rowheader');
    await expect(prices.map(({ textContent }) => Number.parseInt(textContent ?? '', 10)).slice(1)).toEqual([
      5, 4, 3, 2, 1,
    ]);
  },
};

/** The last price moves while the example is read: its prices stay. */
export const PriceMovesMeanwhile: Story = {
  render: function Moving(args) {
    const [price, setPrice] = useState('1250');
    return (
      <>
        <AuctionExample {...args} lastPrice={price} />
        <Button onClick={() => setPrice('1300')}>Trade at 1,300</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trade at 1,300' }));
    await expect(await canvas.findByRole('button', { name: /^1,250/ })).toBeVisible();
  },
};
