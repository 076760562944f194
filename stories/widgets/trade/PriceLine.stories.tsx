import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceLine } from '../../../src/widgets/trade/PriceLine/PriceLine';
import { onPage } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Widgets/Orders and positions/PriceLine',
  component: PriceLine,
  decorators: [onPage],
  args: {
    now: '561',
    breakEven: '563',
    liquidation: '517',
    limits: { low: '461', high: '661' },
    tickSize: '1',
  },
} satisfies Meta<typeof PriceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order to buy with a leverage of ten: liquidation price, last price and break-even price within the daily limits. */
export const Long: Story = {
  tags: ['main'],
  play: async (context) => {
    const t = storyText(context);
    const line = await context.canvas.findByRole('group', { name: t('trade:line.label') });
    await expect(factOf(line, t('trade:cost.liquidationPrice'))).toHaveTextContent('517');
    await expect(factOf(line, t('trade:line.today'))).toHaveTextContent(
      t('trade:line.range', { low: '461', high: '661' }),
    );
  },
};

/** A short order at a limit: the liquidation price is far above the daily limits. */
export const ShortAtALimit: Story = {
  args: { limit: '600', breakEven: '598', liquidation: '1188' },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('trade:order.limitPrice'))).toHaveTextContent('600');
    await expectFits(context.canvasElement);
  },
};

/** Paid in full: there is no liquidation price. */
export const PaidInFull: Story = { args: { liquidation: undefined } };

/** Before the first price of a new issue: only the limit and the prices that follow from it. */
export const BeforeTheFirstPrice: Story = {
  args: { now: undefined, limit: '561', limits: undefined },
};

/** Wrong: the liquidation price is left out of an order with leverage. */
export const DontLeaveOutTheLiquidationPrice: Story = { args: { liquidation: undefined, limit: '540' } };
