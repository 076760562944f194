import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderTicket } from '../../src/widgets/OrderTicket/OrderTicket';
import { onPage } from '../components/onPage';
import { draft } from '../fixtures/order';
import { computedColor } from '../support/computedColor';
import type { Context } from '../support/context';
import { storyText } from '../support/storyText';
import { limit, lotsField, orderTicketArgs, priceField, StatefulOrderTicket } from './orderTicketSteps';

const meta = {
  title: 'Widgets/Orders and positions/OrderTicket',
  component: OrderTicket,
  decorators: [onPage],
  args: orderTicketArgs,
  render: StatefulOrderTicket,
} satisfies Meta<typeof OrderTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

type Text = ReturnType<typeof storyText>;

/** Expects an error at a field, with its reason. */
const refuses =
  (field: (context: Context) => HTMLElement, reason: (t: Text) => string): Story['play'] =>
  async (context) => {
    await expect(field(context)).toBeInvalid();
    const sentence = reason(storyText(context));
    await expect(await within(context.canvasElement).findByText(sentence)).toHaveStyle({
      color: computedColor('danger'),
    });
    await expect(field(context)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  };

export const PriceNotANumber: Story = {
  args: { draft: limit({ limitPrice: '12,40' }) },
  play: refuses(priceField, (t) => t('reasons:priceNotNumber')),
};

export const PriceZero: Story = {
  args: { draft: limit({ limitPrice: '0' }) },
  play: refuses(priceField, (t) => t('reasons:priceNotPositive')),
};

export const PriceAboveTheLimit: Story = {
  args: { draft: limit({ limitPrice: '1521' }) },
  play: async (context) => {
    await refuses(priceField, (t) => t('reasons:priceAboveLimit', { amount: '1,520' }))?.(context);
    // A refused price is not filled at once.
    const filled = storyText(context)('trade:order.limitReached', { price: '1,240' });
    await expect(context.canvas.queryByText(filled)).toBeNull();
    await expect(await context.canvas.findByText(storyText(context)('trade:order.limitNote'))).toBeVisible();
  },
};

export const PriceBelowTheLimit: Story = {
  args: { draft: limit({ limitPrice: '919' }) },
  play: refuses(priceField, (t) => t('reasons:priceBelowLimit', { amount: '920' })),
};

export const PriceOffTheTick: Story = {
  args: { draft: limit({ limitPrice: '1240.5' }) },
  play: refuses(priceField, (t) => t('reasons:priceOffTick', { tick: '1', below: '1,240', above: '1,241' })),
};

export const PriceMissing: Story = {
  args: { draft: limit({ limitPrice: '' }) },
  play: async (context) => {
    await expect(priceField(context)).not.toBeInvalid();
  },
};

export const LotsNotANumber: Story = {
  args: { draft: draft({ lots: 'two' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsNotNumber')),
};

export const LotsNotWhole: Story = {
  args: { draft: draft({ lots: '1.5' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsNotWhole')),
};

export const ZeroLots: Story = {
  args: { draft: draft({ lots: '0' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsNotPositive')),
};

export const LotsAboveTheMaximum: Story = {
  args: { draft: draft({ lots: '501' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsAboveMaximum.order', { amount: '500' })),
};
