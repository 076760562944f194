import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockRow } from '../../src/widgets/StockRow/StockRow';
import { onPageEdgeToEdge } from '../components/onPage';
import { expectFits } from '../expectFits';
import { longName } from '../fixtures/longName';
import { stock } from '../fixtures/stock';
import { inkOf } from '../inkOf';

const meta = {
  title: 'Widgets/StockRow',
  component: StockRow,
  decorators: [onPageEdgeToEdge],
  args: { stock: stock(), href: '#/market/marketDetail?symbol=1010.E' },
  render: (args) => (
    <ul>
      <StockRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof StockRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  play: async ({ args, canvas, globals }) => {
    const row = canvas.getByRole('link');
    await expect(row).toHaveAttribute('href', args.href);
    await expect(row).toHaveTextContent(args.stock.name[globals.locale as keyof typeof longName]);
    await expect(row).toHaveTextContent(args.stock.code);
    await expect(row).toHaveTextContent('▲+30 (+2.46%)');
    await expect(canvas.getByText('1,250')).toHaveStyle({ color: inkOf('priceUp') });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Down: Story = {
  args: { stock: stock({ latestPrice: '1205', change: '-15', changePercent: '-1.23' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('▼−15 (−1.23%)');
    await expect(canvas.getByText('1,205')).toHaveStyle({ color: inkOf('priceDown') });
  },
};

export const Unchanged: Story = {
  args: { stock: stock({ latestPrice: '1220', change: '0', changePercent: '0' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('0 (0.00%)');
    await expect(canvas.getByText('1,220')).toHaveStyle({ color: inkOf('ink') });
  },
};

export const LongText: Story = {
  args: {
    stock: stock({ name: longName, latestPrice: '98765430', change: '-12345670', changePercent: '-11.11' }),
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByText(longName[globals.locale as keyof typeof longName])).toBeVisible();
    await expectFits(canvasElement);
  },
};
