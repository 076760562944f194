import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderHeadline } from '../../../src/widgets/trade/OrderHeadline/OrderHeadline';
import { onPage } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/OrderHeadline',
  component: OrderHeadline,
  decorators: [onPage],
  args: {
    stock: '楠乃門製薬 1001',
    side: 'long',
    kind: 'market',
    price: '561',
    tickSize: '1',
    lots: '2',
    shares: 2000,
    leverage: 5,
  },
} satisfies Meta<typeof OrderHeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order to buy at the market: side, price and quantity are large. */
export const Long: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const quantity = t('trade:serverCheck.shares', { shares: '2,000' });
    await expect(await context.canvas.findByText(t('trade:side.long'))).toBeVisible();
    await expect(await context.canvas.findByText(`561 × ${quantity}`)).toBeVisible();
  },
};

/** A limit order to sell short that the market has reached: a note says so. */
export const ShortAtOnce: Story = {
  args: { side: 'short', kind: 'limit', price: '500', note: '約561ですぐに約定する可能性大' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.note ?? '')).toBeVisible();
  },
};

/** A long name and the largest order wrap within the page. */
export const LongTexts: Story = {
  args: { stock: longName.en, price: '123456.5', tickSize: '0.5', lots: '500000', shares: 500000000 },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the price is written as "market". The member can't see what is multiplied. */
export const DontLeaveOutThePrice: Story = { args: { price: '0' } };
