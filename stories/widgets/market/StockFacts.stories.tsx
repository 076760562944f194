import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import { StockFacts } from '../../../src/widgets/market/StockFacts/StockFacts';
import { onPage } from '../../components/onPage';
import { stock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const stockChoices = {
  trading: stock(),
  beforeTheOpen: stock({ open: null, high: null, low: null, volume: '0', totalAmount: '0' }),
  longFigures: stock({
    open: '98765432.5',
    high: '98765439.5',
    low: '98765421.5',
    tickSize: '0.5',
    volume: '12345678901234',
    totalAmount: '12345678901234567890',
  }),
} satisfies Record<string, ComponentProps<typeof StockFacts>['stock']>;

const meta = {
  title: 'Widgets/Market/StockFacts',
  component: StockFacts,
  decorators: [onPage],
  args: { stock: stockChoices.trading },
  argTypes: { stock: choices(stockChoices) },
} satisfies Meta<typeof StockFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects these figures by label. */
const shows =
  (facts: Partial<Record<QualifiedKey, string>>): Story['play'] =>
  async (context) => {
    const t = storyText(context);
    for (const [label, figure] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(context.canvasElement, t(label)).textContent).toBe(figure);
  };

/** Open, high, low, limits, volume and turnover of a stock during the session. */
export const DuringTheSession: Story = {
  tags: ['main'],
  play: shows({
    'market:detail.open': '1,222',
    'market:detail.previousClose': '1,220',
    'market:detail.high': '1,263',
    'market:detail.low': '1,218',
    'market:detail.limitUp': '1,520',
    'market:detail.limitDown': '920',
    'market:detail.volume': '1,843,200',
    'market:detail.totalAmount': '2,284,102,400.00',
  }),
};

/** Before the first trade of the day open, high and low are dashes, and the volume is zero. */
export const BeforeTheOpen: Story = {
  args: { stock: stockChoices.beforeTheOpen },
  play: shows({
    'market:detail.open': '—',
    'market:detail.high': '—',
    'market:detail.low': '—',
    'market:detail.previousClose': '1,220',
    'market:detail.volume': '0',
    'market:detail.totalAmount': '0.00',
  }),
};

/** A volume and a turnover of many digits stay within the page. */
export const LongFigures: Story = {
  args: {
    stock: stockChoices.longFigures,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12,345,678,901,234,567,890.00');
    await expectFits(canvasElement);
  },
};

/** Wrong: two stocks one below the other, whose figures cannot be compared. */
export const DontCompareStocks: Story = {
  render: (args) => (
    <>
      <StockFacts {...args} />
      <StockFacts stock={stock({ open: '1302', high: '1310', low: '1280', volume: '921000' })} />
    </>
  ),
};
