import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { StockRanges } from '../../../src/widgets/market/StockFacts/StockRanges';
import { onPage } from '../../components/onPage';
import { stock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { pick } from '../../support/pick';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const ranged = (overrides: Parameters<typeof stock>[0] = {}) =>
  pick(stock(overrides), ['latestPrice', 'high', 'low', 'weeks52High', 'weeks52Low', 'tickSize']);

const stockChoices = {
  trading: ranged(),
  beforeTheOpen: ranged({ high: null, low: null }),
  firstDay: ranged({ high: null, low: null, weeks52High: null, weeks52Low: null }),
  atTheHigh: ranged({ latestPrice: '1502', high: '1502' }),
  longFigures: ranged({
    latestPrice: '98765432.5',
    low: '98765421.5',
    high: '98765439.5',
    weeks52Low: '12345678.5',
    weeks52High: '98765439.5',
    tickSize: '0.5',
  }),
} satisfies Record<string, ComponentProps<typeof StockRanges>['stock']>;

const meta = {
  title: 'Widgets/Market/StockFacts/StockRanges',
  component: StockRanges,
  decorators: [onPage],
  args: { stock: stockChoices.trading },
  argTypes: { stock: choices(stockChoices) },
} satisfies Meta<typeof StockRanges>;

export default meta;
type Story = StoryObj<typeof meta>;

const placesIn = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('x'));

/** The last price in the range of today and of the last 52 weeks, with the ends below. */
export const DuringTheSession: Story = {
  tags: ['main'],
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    const year = await canvas.findByRole('group', { name: t('stock:range.weeks52') });
    await expect(factOf(year, t('stock:range.low'))).toHaveTextContent('1,087');
    await expect(factOf(year, t('stock:range.last'))).toHaveTextContent('1,250');
    await expect(factOf(year, t('stock:range.high'))).toHaveTextContent('1,502');
    const [today, weeks52] = placesIn(canvasElement).map((place) => Number.parseFloat(place ?? ''));
    await expect(today).toBeCloseTo((32 / 45) * 100);
    await expect(weeks52).toBeCloseTo((163 / 415) * 100);
  },
};

/** Before the first trade of the day only the 52 weeks have a range. */
export const BeforeTheOpen: Story = {
  args: { stock: stockChoices.beforeTheOpen },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findAllByRole('group')).toHaveLength(1);
    await expect(
      await canvas.findByRole('group', { name: storyText({ loaded })('stock:range.weeks52') }),
    ).toBeVisible();
  },
};

/** A stock that has never been traded has no range. */
export const NeverTraded: Story = {
  args: { stock: stockChoices.firstDay },
  play: async ({ canvasElement }) => expect(placesIn(canvasElement)).toEqual([]),
};

/** A new highest price of the year: both marks are at the right end. */
export const AtTheHigh: Story = {
  args: { stock: stockChoices.atTheHigh },
  play: async ({ canvasElement }) => expect(placesIn(canvasElement)).toEqual(['100%', '100%']),
};

/** Prices of many digits stay within the page. */
export const LongFigures: Story = {
  args: { stock: stockChoices.longFigures },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: two stocks one below the other, whose ranges have different scales. */
export const DontCompareStocks: Story = {
  render: (args) => (
    <>
      <StockRanges {...args} />
      <StockRanges stock={stockChoices.atTheHigh} />
    </>
  ),
};
