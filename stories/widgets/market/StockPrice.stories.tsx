import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import { SessionLine } from '../../../src/widgets/market/SessionLine/SessionLine';
import { StockPrice } from '../../../src/widgets/market/StockPrice/StockPrice';
import { onPageEdgeToEdge } from '../../components/onPage';
import { quotedStock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const stockChoices = {
  up: quotedStock(),
  down: quotedStock({ latestPrice: '1205', change: '-15', changePercent: '-1.23' }),
  unchanged: quotedStock({ latestPrice: '1220', change: '0', changePercent: '0' }),
  tickOfHalfAYen: quotedStock({ latestPrice: '2100', change: '2.5', changePercent: '0.12', tickSize: '0.5' }),
  longFigures: quotedStock({ latestPrice: '98765432109.5', change: '-12345678901.5', tickSize: '0.5' }),
} satisfies Record<string, ComponentProps<typeof StockPrice>['stock']>;

const childrenChoices = {
  none: undefined,
  withSession: <SessionLine open={false} changesAt={at('2026-11-24', '09:00')} />,
  longFigures: <SessionLine open changesAt={at('2026-11-20', '11:30')} />,
} satisfies Record<string, ComponentProps<typeof StockPrice>['children']>;

const meta = {
  title: 'Widgets/Market/StockPrice',
  component: StockPrice,
  decorators: [onPageEdgeToEdge],
  args: { stock: stockChoices.up },
  argTypes: {
    stock: choices(stockChoices),
    caption: { control: 'text' },
    children: choices(childrenChoices),
  },
} satisfies Meta<typeof StockPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price has risen: price and change in the colour of rising prices. */
export const Up: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1,250')).toHaveStyle({ color: computedColor('priceUp') });
    await expect(canvasElement).toHaveTextContent('▲+30 (+2.46%)');
  },
};

/** The price has fallen: price and change in the colour of falling prices. */
export const Down: Story = {
  args: { stock: stockChoices.down },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1,205')).toHaveStyle({ color: computedColor('priceDown') });
    await expect(canvasElement).toHaveTextContent('▼−15 (−1.23%)');
  },
};

/** The price equals the previous close: a neutral colour and no mark. */
export const Unchanged: Story = {
  args: { stock: stockChoices.unchanged },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1,220')).toHaveStyle({ color: computedColor('ink') });
    await expect(canvasElement).toHaveTextContent('0 (0.00%)');
    await expect(canvasElement).not.toHaveTextContent(/[▲▼]/);
  },
};

/** A tick of half a yen: price and change have one decimal. */
export const TickOfHalfAYen: Story = {
  args: { stock: stockChoices.tickOfHalfAYen },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2,100.0')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('▲+2.5 (+0.12%)');
  },
};

/** The price with a line that the market is closed until another day. */
export const WithSessionLine: Story = {
  args: { children: childrenChoices.withSession },
  play: async (context) => {
    const line = storyText(context)('market:session.closed', { time: '11/24 09:00' });
    await expect(await context.canvas.findByText(line)).toBeVisible();
    await expectFits(context.canvasElement);
  },
};

/** The price below a line with the stock’s code, exchange and industry. */
export const WithCodeAndIndustry: Story = {
  args: { caption: '1055 · West · Shipbuilding and marine engineering, repairs and salvage' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByText(String(args.caption))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** A price of eleven digits stays within the page. */
export const LongFigures: Story = {
  args: {
    stock: stockChoices.longFigures,
    children: childrenChoices.longFigures,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('98,765,432,109.5')).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Wrong: the key figures of two stocks, without their names. */
export const DontStackKeyFigures: Story = {
  render: (args) => (
    <>
      <StockPrice {...args} />
      <StockPrice stock={stockChoices.down} />
    </>
  ),
};
