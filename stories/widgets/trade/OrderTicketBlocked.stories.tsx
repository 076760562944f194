import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderTicket } from '../../../src/widgets/trade/OrderTicket/OrderTicket';
import { onPage } from '../../components/onPage';
import { draft } from '../../fixtures/order';
import { computedColor } from '../../support/computedColor';
import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';
import { limit, lotsField, orderTicketArgs, priceField, StatefulOrderTicket } from './orderTicketSteps';

const meta = {
  title: 'Widgets/Orders and positions/OrderTicket/Blocked states',
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

/** Letters are in the price field: it says that the price is no number. */
export const PriceNotANumber: Story = {
  tags: ['main', 'blocked'],
  args: { draft: limit({ limitPrice: 'abc' }) },
  play: refuses(priceField, (t) => t('reasons:priceNotNumber')),
};

/** “12,40” is not accepted, because the comma may be a decimal comma: the field says so. */
export const PriceWithAComma: Story = {
  tags: ['blocked'],
  args: { draft: limit({ limitPrice: '12,40' }) },
  play: refuses(priceField, (t) => t('reasons:commaNotGrouping')),
};

/** A price of zero: the field says that it must be above zero. */
export const PriceZero: Story = {
  tags: ['blocked'],
  args: { draft: limit({ limitPrice: '0' }) },
  play: refuses(priceField, (t) => t('reasons:priceNotPositive')),
};

/** The price is above the daily limit of 1,520: the field gives the reason. */
export const PriceAboveTheLimit: Story = {
  tags: ['blocked'],
  args: { draft: limit({ limitPrice: '1521' }) },
  play: async (context) => {
    await refuses(priceField, (t) => t('reasons:priceAboveLimit', { amount: '1,520' }))?.(context);
    // A refused price is not filled at once.
    const filled = storyText(context)('trade:order.limitReached', { price: '1,240' });
    await expect(context.canvas.queryByText(filled)).toBeNull();
    await expect(await context.canvas.findByText(storyText(context)('trade:order.limitNote'))).toBeVisible();
  },
};

/** The price is below the daily limit of 920: the field gives the reason. */
export const PriceBelowTheLimit: Story = {
  tags: ['blocked'],
  args: { draft: limit({ limitPrice: '919' }) },
  play: refuses(priceField, (t) => t('reasons:priceBelowLimit', { amount: '920' })),
};

/** The price is between two ticks: the field names the valid prices on either side. */
export const PriceOffTheTick: Story = {
  tags: ['blocked'],
  args: { draft: limit({ limitPrice: '1240.5' }) },
  play: refuses(priceField, (t) => t('reasons:priceOffTick', { tick: '1', below: '1,240', above: '1,241' })),
};

/** The price field is empty: no error is shown before something was entered. */
export const PriceMissing: Story = {
  args: { draft: limit({ limitPrice: '' }) },
  play: async (context) => {
    await expect(priceField(context)).not.toBeInvalid();
  },
};

/** A word is in the field for lots: it says that this is no number. */
export const LotsNotANumber: Story = {
  tags: ['blocked'],
  args: { draft: draft({ lots: 'two' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsNotNumber')),
};

/** “2千”, two thousand: the field asks for digits in place of 千. */
export const LotsWithAMultiplier: Story = {
  tags: ['blocked'],
  args: { draft: draft({ lots: '2千' }) },
  play: refuses(lotsField, (t) => t('reasons:multiplierTyped', { sign: '千' })),
};

/** One and a half lots: the field says that lots are whole numbers. */
export const LotsNotWhole: Story = {
  tags: ['blocked'],
  args: { draft: draft({ lots: '1.5' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsNotWhole')),
};

/** Zero lots: the field asks for at least one. */
export const ZeroLots: Story = {
  tags: ['blocked'],
  args: { draft: draft({ lots: '0' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsNotPositive')),
};

/** 501 lots: the field names the maximum of an order, 500. */
export const LotsAboveTheMaximum: Story = {
  tags: ['blocked'],
  args: { draft: draft({ lots: '501' }) },
  play: refuses(lotsField, (t) => t('reasons:lotsAboveMaximum.order', { amount: '500' })),
};
