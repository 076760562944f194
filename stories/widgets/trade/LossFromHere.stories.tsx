import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LossFromHere } from '../../../src/widgets/trade/LossFromHere/LossFromHere';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/LossFromHere',
  component: LossFromHere,
  decorators: [onPage],
  args: {
    loss: { atLiquidation: '530670', atDailyLimit: '698250', atZero: '2493750' },
    liquidationPrice: '984',
  },
} satisfies Meta<typeof LossFromHere>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long position: what it can lose until it is liquidated, and that it can be more. */
export const UntilLiquidation: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const label = t('common:stillToLose', { price: '984' });
    await expect(factOf(context.canvasElement, label)).toHaveTextContent('¥530,670.00');
    await expect(await context.canvas.findByText(t('position:fromHere.beyond'))).toBeVisible();
  },
};

/** A short position: beyond its liquidation price the loss has no limit. */
export const Short: Story = {
  args: {
    loss: { atLiquidation: '332830', atDailyLimit: '501250', atZero: undefined },
    liquidationPrice: '1416',
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('position:fromHere.unbounded'))).toBeVisible();
  },
};

/** Shares that are paid in full: never liquidated, they can lose all that is left. */
export const PaidInFull: Story = {
  args: {
    loss: { atLiquidation: undefined, atDailyLimit: '698250', atZero: '2493750' },
    liquidationPrice: null,
  },
  play: async (context) => {
    const label = storyText(context)('position:fromHere.toZero');
    await expect(factOf(context.canvasElement, label)).toHaveTextContent('¥2,493,750.00');
  },
};

/** A short position whose liquidation price is unknown: the loss has no limit. */
export const ShortWithoutItsPrice: Story = {
  args: {
    loss: { atLiquidation: undefined, atDailyLimit: undefined, atZero: undefined },
    liquidationPrice: null,
  },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('trade:worst.most'))).toHaveTextContent(
      t('trade:worst.noLimit'),
    );
  },
};

/** The price is at the liquidation price: there nothing more is lost, beyond it there is. */
export const AtTheLiquidationPrice: Story = {
  args: { loss: { atLiquidation: '0', atDailyLimit: '106900', atZero: '1902400' } },
  play: async (context) => {
    const t = storyText(context);
    const label = t('common:stillToLose', { price: '984' });
    await expect(factOf(context.canvasElement, label)).toHaveTextContent('¥0.00');
    await expect(await context.canvas.findByText(t('position:fromHere.beyond'))).toBeVisible();
  },
};

/** Figures of many digits stay on the page. */
export const LongFigures: Story = {
  tags: ['each-language'],
  args: {
    loss: { atLiquidation: '43209877000000000.99', atDailyLimit: undefined, atZero: '98765432109876543.21' },
    liquidationPrice: '54321098765.5',
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the whole result at the liquidation price. What is lost already would be told as if it could still be lost. */
export const DontPassTheResult: Story = {
  args: { loss: { atLiquidation: '439320', atDailyLimit: undefined, atZero: '2402400' } },
};
