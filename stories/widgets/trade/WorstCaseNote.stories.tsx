import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/components/Button/Button';
import { Stack } from '../../../src/components/Stack/Stack';
import { WorstCaseNote } from '../../../src/widgets/trade/WorstCaseNote/WorstCaseNote';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const worstChoices = {
  long: { bounded: true, committed: '502500', most: '2502500' },
  short: { bounded: false, committed: '502500', whenDoubled: '2502500' },
  longFigures: { bounded: true, committed: '1', most: '49432098770804750000.50' },
} satisfies Record<string, ComponentProps<typeof WorstCaseNote>['worst']>;

const levels = {
  liquidation: '2055',
  price: '2500',
  side: 'long',
  loss: { atLiquidation: '452638', atDailyLimit: '507500', atZero: '2502500' },
  dailyLimit: '2000',
} satisfies ComponentProps<typeof WorstCaseNote>['levels'];

const meta = {
  title: 'Widgets/Orders and positions/WorstCaseNote',
  component: WorstCaseNote,
  decorators: [onPage],
  args: { worst: worstChoices.long },
  argTypes: { worst: choices(worstChoices) },
} satisfies Meta<typeof WorstCaseNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most that a long position can lose, if the price falls to zero. */
export const LossOfLongPosition: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:worst.title'))).toBeVisible();
    await expect(
      await context.canvas.findByText(t('trade:worst.long', { amount: '¥2,502,500.00' })),
    ).toBeVisible();
  },
};

/** A short position has no upper limit of its loss: an example with a doubled price. */
export const LossOfShortPosition: Story = {
  args: { worst: worstChoices.short },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:worst.short'))).toBeVisible();
    const example = t('trade:worst.shortExample', { amount: '¥2,502,500.00', committed: '¥502,500.00' });
    await expect(await context.canvas.findByText(example)).toBeVisible();
  },
};

/** In a confirmation: the liquidation price with its distance, and what is lost there, at the price limit of the day and at most. */
export const WithLiquidationPrice: Story = {
  args: { levels },
  play: async (context) => {
    const t = storyText(context);
    for (const [label, figure] of [
      [t('trade:worst.untilLiquidation', { percent: '−17.8%' }), '2,055'],
      [t('trade:worst.atLiquidation'), '¥452,638.00'],
      [t('trade:worst.atLimitDown', { price: '2,000' }), '¥507,500.00'],
      [t('trade:worst.atZero'), '¥2,502,500.00'],
    ] as const)
      await expect(factOf(context.canvasElement, label)).toHaveTextContent(figure);
  },
};

/** A short position in a confirmation: its loss has no limit, and is told at the upper price limit of the day. */
export const ShortWithLiquidationPrice: Story = {
  args: {
    worst: worstChoices.short,
    levels: {
      ...levels,
      side: 'short',
      liquidation: '2945',
      dailyLimit: '3000',
      loss: { atLiquidation: '454863', atDailyLimit: '510000', atZero: undefined },
    },
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('trade:worst.most'))).toHaveTextContent(
      t('trade:worst.noLimit'),
    );
    const away = t('trade:worst.untilLiquidation', { percent: '+17.8%' });
    await expect(factOf(context.canvasElement, away)).toHaveTextContent('2,945');
    const limitUp = t('trade:worst.atLimitUp', { price: '3,000' });
    await expect(factOf(context.canvasElement, limitUp)).toHaveTextContent('¥510,000.00');
  },
};

/** Paid in full: the exchange never liquidates the position, and the note says so. */
export const NeverLiquidated: Story = {
  args: { levels: { ...levels, liquidation: 'none', loss: { ...levels.loss, atLiquidation: undefined } } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('trade:worst.noLiquidation'))).toBeVisible();
  },
};

/** A market order: the loss is an estimate, because the price of the fill is not known. */
export const LossOfMarketOrder: Story = {
  args: { estimatedAt: '2500' },
  play: async (context) => {
    const estimate = storyText(context)('trade:worst.estimate', { price: '2,500' });
    await expect(await context.canvas.findByText(estimate)).toBeVisible();
  },
};

/** A market order is not filled beyond a price: the loss is calculated at that price. */
export const LossUpToAPrice: Story = {
  args: { acceptedUpTo: '2512', levels: { ...levels, liquidation: 'none' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:worst.accepted', { price: '2,512' })),
    ).toBeVisible();
    await expect(await context.canvas.findByText(t('trade:worst.atZero'))).toBeVisible();
  },
};

/** A loss of twenty digits stays within the note. */
export const LongFigures: Story = {
  args: { worst: worstChoices.longFigures },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥49,432,098,770,804,750,000.50');
    await expectFits(canvasElement);
  },
};

/** Wrong: the button comes before the worst case. */
export const DontPutBelowTheButton: Story = {
  render: (args) => (
    <Stack>
      <Button fullWidth>Place the order</Button>
      <WorstCaseNote {...args} />
    </Stack>
  ),
};
