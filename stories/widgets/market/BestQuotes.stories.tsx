import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Board as OrderBook } from '../../../src/api/contract/board';
import { BestQuotes } from '../../../src/widgets/market/Board/BestQuotes';
import { onPage } from '../../components/onPage';
import { orderBook } from '../../fixtures/orderBook';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const { asks, bids } = orderBook();

const boards = {
  trading: orderBook(),
  onlyBuyers: orderBook({ asks: [] }),
  closed: orderBook({ asks: [], bids: [] }),
  long: orderBook({
    asks: asks.map((level) => ({ ...level, price: '98765432.5', shares: '123456700' })),
    bids: bids.map((level) => ({ ...level, price: '98765431.5', shares: '987654300' })),
  }),
} satisfies Record<string, OrderBook>;

const meta = {
  title: 'Widgets/Market/Board/BestQuotes',
  component: BestQuotes,
  decorators: [onPage],
  args: { board: boards.trading, tickSize: '1' },
  argTypes: { board: choices(boards) },
} satisfies Meta<typeof BestQuotes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The best price of each side, its shares, and its colour by the close of the day before. */
export const Trading: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvasElement, canvas } = context;
    const t = storyText(context);
    const shares = t('board:shares', { shares: '3,000' });
    await expect(factOf(canvasElement, t('board:best.ask'))).toHaveTextContent(`1,251${shares}`);
    await expect(factOf(canvasElement, t('board:best.bid'))).toHaveTextContent('1,250');
    await expect(await canvas.findByText('1,251')).toHaveStyle({ color: computedColor('priceUp') });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Over an order form a press offers the price as the limit. */
export const AsLimits: Story = {
  args: { onPrice: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const t = storyText(context);
    const [ask, bid] = await canvas.findAllByRole('button');
    if (!ask || !bid) throw new Error('a quote is no button');
    const shares = t('board:shares', { shares: '3,000' });
    await expect(ask).toHaveAccessibleName(`${t('board:best.ask')} ${shares} 1,251 ${t('board:best.use')}`);
    await userEvent.click(bid);
    await expect(args.onPrice).toHaveBeenLastCalledWith('1250');
  },
};

/** Nobody sells: that side has no price, and nothing to press. */
export const OneSideOnly: Story = {
  args: { board: boards.onlyBuyers, onPrice: fn() },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findAllByRole('button')).toHaveLength(1);
    await expect(
      (await context.canvas.findByText(t('board:best.ask'))).parentElement?.parentElement,
    ).toHaveTextContent('—');
  },
};

/** The order book is not known yet, or has no orders: the quotes keep their place. */
export const Unknown: Story = {
  args: { board: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('—')).toHaveLength(2);
  },
};

/** Very long figures on a narrow screen with large text: everything stays readable. */
export const LongFigures: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { board: boards.long, tickSize: '0.1', onPrice: fn() },
  play: async ({ canvas, canvasElement }) => {
    const group = within(await canvas.findByRole('group'));
    await expect(await group.findByText('98,765,432.5')).toBeVisible();
    await expectFits(canvasElement);
  },
};
