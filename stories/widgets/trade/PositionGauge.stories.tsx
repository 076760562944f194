import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PositionGauge } from '../../../src/widgets/trade/PositionGauge/PositionGauge';
import { onPage } from '../../components/onPage';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/PositionGauge',
  component: PositionGauge,
  decorators: [onPage],
  args: { buyPrice: '1200', latestPrice: '1250', liquidationPrice: '984', breakEven: '1205' },
} satisfies Meta<typeof PositionGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = (context: Pick<Context, 'canvas' | 'loaded'>) =>
  context.canvas.findByRole('group', { name: storyText(context)('trade:line.label') });

/** The place of a mark on the line, from the left end, in percent. */
const placeOf = (line: HTMLElement, mark: string): number =>
  Number.parseFloat(line.querySelector(`[data-mark="${mark}"]`)?.getAttribute('x') ?? 'NaN');

/** A stop waits to close the position: it stands on the line between the liquidation and the last price, and is named. */
export const WithAStop: Story = {
  args: { stop: '1100' },
  play: async (context) => {
    const line = await lineOf(context);
    await expect(factOf(line, storyText(context)('trade:kind.stop'))).toHaveTextContent('1,100');
    await expect(placeOf(line, 'stop')).toBeGreaterThan(placeOf(line, 'liquidation'));
    await expect(placeOf(line, 'stop')).toBeLessThan(placeOf(line, 'entry'));
  },
};

/** A position in profit: four prices in words, and the whole way to the liquidation price left. */
export const InProfit: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const line = await lineOf(context);
    const prices = [
      [t('trade:cost.liquidationPrice'), '984'],
      [t('trade:detail.latestPrice'), '1,250'],
      [t('trade:detail.buyPrice'), '1,200'],
      [t('trade:cost.breakEven'), '1,205'],
    ] as const;
    for (const [label, price] of prices) await expect(factOf(line, label)).toHaveTextContent(price);
    const places = ['liquidation', 'entry', 'breakEven', 'now'].map((mark) => placeOf(line, mark));
    await expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
};

/** Near its liquidation: in the colour of a danger and in words. */
export const NearLiquidation: Story = {
  args: { latestPrice: '1005' },
  play: async (context) => {
    const t = storyText(context);
    const fact = factOf(context.canvasElement, t('trade:risk.toLiquidation'));
    await expect(fact).toHaveTextContent(t('position:risk.stage.near'));
    await expect(fact).toHaveTextContent(t('trade:risk.moveLeft', { yen: '21', percent: '2.1%' }));
  },
};

/** A short position: its liquidation price is at the right end. */
export const Short: Story = {
  args: { latestPrice: '1150', liquidationPrice: '1416', breakEven: '1194' },
  play: async (context) => expect(placeOf(await lineOf(context), 'liquidation')).toBeCloseTo(96),
};

/** Margin is typed: a dashed mark shows where the liquidation price would be. */
export const WithMoreMargin: Story = {
  args: { latestPrice: '1005', liquidationAfter: '884' },
  play: async (context) => {
    const label = storyText(context)('position:margin.liquidationAfter');
    const line = await lineOf(context);
    await expect(factOf(line, label)).toHaveTextContent('884');
    await expect(placeOf(line, 'liquidationAfter')).toBeLessThan(placeOf(line, 'liquidation'));
  },
};

/** Shares that are paid in full: there is no liquidation price, and no distance to it. */
export const PaidInFull: Story = {
  args: { liquidationPrice: null },
  play: async (context) => {
    await lineOf(context);
    await expect(context.canvas.queryByText(storyText(context)('trade:risk.toLiquidation'))).toBeNull();
  },
};

/** Prices of many digits stay on the page. */
export const LongFigures: Story = {
  tags: ['each-language'],
  args: {
    buyPrice: '98765432109.5',
    latestPrice: '97765432109.5',
    liquidationPrice: '54321098765.5',
    breakEven: '98865432109.5',
    liquidationAfter: '44321098765.5',
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the price after more margin, although no margin is typed. The mark promises what nobody asked for. */
export const DontShowAGhostWithoutAChange: Story = { args: { liquidationAfter: '984' } };
