import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StockList } from '../../src/widgets/StockRow/StockList';
import { onPageEdgeToEdge } from '../components/onPage';
import { expectFits } from '../expectFits';
import { longName } from '../fixtures/longName';
import { stock } from '../fixtures/stock';

const stocks = [
  stock(),
  stock({ symbol: '1011.E', code: '1011', latestPrice: '82', change: '-3', changePercent: '-3.53' }),
  stock({ symbol: '1012.W', code: '1012', latestPrice: '44150', change: '0', changePercent: '0' }),
];

const meta = {
  title: 'Widgets/StockList',
  component: StockList,
  decorators: [onPageEdgeToEdge],
  args: { stocks, label: 'Stocks', hrefOf: (symbol) => `#/market/marketDetail?symbol=${symbol}` },
} satisfies Meta<typeof StockList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rightEdge = (element: HTMLElement) => element.getBoundingClientRect().right;

export const InColumns: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Stocks' });
    const links = await within(list).findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/market/marketDetail?symbol=1010.E',
      '#/market/marketDetail?symbol=1011.E',
      '#/market/marketDetail?symbol=1012.W',
    ]);
    // Prices line up beneath each other, whatever their size.
    const prices = ['1,250', '82', '44,150'].map((price) => rightEdge(canvas.getByText(price)));
    await expect(new Set(prices).size).toBe(1);
  },
};

export const LongText: Story = {
  args: {
    stocks: stocks.map((each) => ({
      ...each,
      name: longName,
      latestPrice: '98765430',
      change: '-12345670',
      changePercent: '-11.11',
    })),
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
