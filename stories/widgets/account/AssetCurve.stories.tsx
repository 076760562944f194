import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { AssetCurve } from '../../../src/widgets/account/AssetCurve/AssetCurve';
import { onPage } from '../../components/onPage';
import { assetsOverTime } from '../../fixtures/assets';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const { points } = assetsOverTime();

const historyChoices = {
  gain: assetsOverTime(),
  loss: assetsOverTime({
    points: points.map((point, index) => ({ ...point, totalAssets: `${9_990 - index * 20}000` })),
  }),
  level: assetsOverTime({ points: points.map((point) => ({ ...point, totalAssets: '1000000' })) }),
  deposits: assetsOverTime({
    points: points.map((point, index) => ({
      ...point,
      totalAssets: `${9_812 + index * 10 + (index > 3 ? 500 : 0)}000`,
    })),
    movements: [{ at: (points[3]?.at ?? 0) + 43_200_000, amount: '500000' }],
  }),
  loan: assetsOverTime({ points: points.map((point) => ({ ...point, borrowed: '300000' })) }),
  tooShort: assetsOverTime({ points: points.slice(-1) }),
  nothing: assetsOverTime({ points: points.map((point) => ({ ...point, totalAssets: '0' })) }),
  huge: assetsOverTime({
    points: points.map((point, index) => ({ ...point, totalAssets: `1234567890${index}2345.67` })),
    movements: [{ at: points[2]?.at ?? 0, amount: '-98765432109876.54' }],
  }),
} satisfies Record<string, ComponentProps<typeof AssetCurve>['history']>;

const meta = {
  title: 'Widgets/Money/AssetCurve',
  component: AssetCurve,
  decorators: [onPage],
  args: { history: historyChoices.gain, range: 'month' },
  argTypes: { history: choices(historyChoices) },
} satisfies Meta<typeof AssetCurve>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A month with a gain, in the colour of rising prices. A screen reader reads the first, last, lowest and highest amount. */
export const Gain: Story = {
  tags: ['main', 'each-language'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(canvasElement).toHaveTextContent(`${t('home:curve.since.month')} `);
    await expect(canvasElement).toHaveTextContent('▲+183,000.00 (+1.87%)');
    const plot = await canvas.findByRole('img');
    await expect(plot).toHaveAccessibleName(
      t('home:curve.said', {
        from: '2026/11/09 15:30',
        first: '¥9,812,000.00',
        last: '¥9,995,000.00',
        lowest: '¥9,790,000.00',
        highest: '¥10,110,000.00',
      }),
    );
    await expect(plot.querySelector('polyline')).toHaveStyle({ stroke: computedColor('priceUp') });
  },
};

/** A month with a loss, in the colour of falling prices. */
export const Loss: Story = {
  args: { history: historyChoices.loss },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('▼−180,000.00 (−1.80%)');
    const line = (await canvas.findByRole('img')).querySelector('polyline');
    await expect(line).toHaveStyle({ stroke: computedColor('priceDown') });
  },
};

/** Nothing has changed: a line in the middle, without a direction. */
export const Level: Story = {
  args: { history: historyChoices.level },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0.00 (0.00%)');
  },
};

/** A deposit on the way is marked, and is no gain: the result is 90,000 of 10,312,000. */
export const WithADeposit: Story = {
  args: { history: historyChoices.deposits },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(canvasElement).toHaveTextContent('▲+90,000.00 (+0.87%)');
    await expect(await canvas.findByText(t('home:curve.moved', { amount: '+500,000.00' }))).toBeVisible();
  },
};

/** A part of the assets is borrowed: the curve shows what remains without it, and says so. */
export const WithALoan: Story = {
  args: { history: historyChoices.loan },
  play: async (context) => {
    const t = storyText(context);
    const note = t('home:curve.withoutLoan', { amount: '¥300,000.00' });
    await expect(await context.canvas.findByText(note)).toBeVisible();
    await expect(await context.canvas.findByRole('img')).toHaveAccessibleName(/¥9,512,000\.00/);
  },
};

/** The member registered today: a sentence says when the curve begins. */
export const TooShort: Story = {
  args: { history: historyChoices.tooShort },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(storyText(context)('home:curve.tooShort'))).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** No money was there at any time: the change is zero, and has no percentage. */
export const Nothing: Story = {
  args: { history: historyChoices.nothing },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0.00');
    await expect(canvasElement).not.toHaveTextContent('%');
  },
};

/** Amounts of more than a hundred trillion yen stay within the page. */
export const LongFigures: Story = {
  args: { history: historyChoices.huge },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−98,765,432,109,876.54');
    await expectFits(canvasElement);
  },
};

/** Wrong: half a million was paid in, but the deposit is not passed on. */
export const DontCountDeposits: Story = {
  args: { history: { ...historyChoices.deposits, movements: [] } },
};
