import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DangerStage } from '../../../src/domain/trade/maintenanceRatio';
import { LiquidationDistance } from '../../../src/widgets/trade/LiquidationDistance/LiquidationDistance';
import { onPage } from '../../components/onPage';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/LiquidationDistance',
  component: LiquidationDistance,
  decorators: [onPage],
  args: { buyPrice: '1200', liquidationPrice: '984', latestPrice: '1250' },
} satisfies Meta<typeof LiquidationDistance>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** Expects what the price may still move in words, what is left of the way as a bar in percent, and a warning. */
const says =
  (yen: string, percent: string, left: number, stage: DangerStage = 'safe'): Play =>
  async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const distance = factOf(canvasElement, t('trade:risk.toLiquidation'));
    await expect(distance).toHaveTextContent(t('trade:risk.moveLeft', { yen, percent }));
    const words = t(`position:risk.stage.${stage}`);
    const color = computedColor(stage === 'watch' ? 'warning' : 'danger');
    if (stage === 'safe') await expect(canvas.queryByText(words)).toBeNull();
    else await expect(await canvas.findByText(words)).toHaveStyle({ color });
    const bar = canvasElement.querySelector('dl + [aria-hidden="true"] > rect') as SVGRectElement;
    const share = (widthOf(bar) / widthOf(bar.parentElement as Element)) * 100;
    await expect(Math.abs(share - left)).toBeLessThan(0.5);
  };

/** A long position in profit: the bar and the text say how far the price may fall, without a warning. */
export const Far: Story = { tags: ['main'], play: says('266', '21.3%', 100) };

/** A stop waits to close the position before: it is a mark on the bar, and named below it. */
export const WithAStop: Story = {
  args: { stop: '1100' },
  play: async (context) => {
    await says('266', '21.3%', 100)(context);
    await expect(factOf(context.canvasElement, storyText(context)('trade:kind.stop'))).toHaveTextContent(
      '1,100',
    );
  },
};

/** Half of the way is left: a warning in its colour. */
export const HalfOfTheWay: Story = {
  args: { latestPrice: '1090' },
  play: says('106', '9.7%', 50, 'watch'),
};

/** A fifth of the way is left: a warning in the colour of a danger. */
export const Near: Story = { args: { latestPrice: '1027' }, play: says('43', '4.2%', 20, 'close') };

/** A short position near its liquidation price, which is above the market. */
export const ShortNear: Story = {
  args: { liquidationPrice: '1416', latestPrice: '1400' },
  play: says('16', '1.1%', 8, 'near'),
};

/** The price has passed the liquidation price: nothing is left. */
export const Passed: Story = { args: { latestPrice: '980' }, play: says('0', '0.0%', 0, 'near') };

/** The position was opened at its liquidation price: nothing is left, and the bar is empty. */
export const WithoutAWay: Story = {
  args: { liquidationPrice: '1200', latestPrice: '1200' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('dl + [aria-hidden="true"] > rect') as SVGRectElement;
    await expect(widthOf(bar)).toBe(0);
  },
};

/** Both ends of the bar are named: the liquidation price, and the entry, which is the whole way. */
export const NamedEnds: Story = {
  args: { latestPrice: '1027' },
  play: async (context) => {
    const t = storyText(context);
    const ends = ['trade:cost.liquidationPrice', 'trade:detail.buyPrice'] as const;
    const prices = ends.map((end) => factOf(context.canvasElement, t(end)).textContent);
    await expect(prices).toEqual(['984', '1,200']);
  },
};

/** Prices of many digits stay on the page. */
export const LongFigures: Story = {
  tags: ['each-language'],
  args: { buyPrice: '98765432109.5', liquidationPrice: '54321098765.5', latestPrice: '65432109876.5' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the side with the better price given as the liquidation price. The distance never shrinks while the loss grows. */
export const DontPassABetterPrice: Story = {
  args: { buyPrice: '1200', liquidationPrice: '1300', latestPrice: '1000' },
};
