import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LimitPriceField } from '../../../src/widgets/trade/LimitPriceField/LimitPriceField';
import { onPage } from '../../components/onPage';
import { pricedStock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { expectFits, expectFocusVisible } from '../../support/layout';
import { storyText } from '../../support/storyText';

const stockChoices = {
  atTheLimit: pricedStock(),
  stepped: pricedStock({ latestPrice: '2990', limitUp: '3495', limitDown: '2490' }),
  ownTick: pricedStock({ tickSize: '0.1' }),
  limitsUnknown: { latestPrice: '1250' },
  longFigures: pricedStock({
    latestPrice: '98765432109876.0',
    limitUp: '98765432109876.5',
    limitDown: '12345678901234.5',
    tickSize: '0.5',
  }),
} satisfies Record<string, ComponentProps<typeof LimitPriceField>['stock']>;

const meta = {
  title: 'Widgets/Orders and positions/LimitPriceField',
  component: LimitPriceField,
  decorators: [onPage],
  args: { typed: '1250', onChange: fn(), stock: stockChoices.atTheLimit },
  argTypes: { stock: choices(stockChoices) },
  render: function Alive(args) {
    const [typed, setTyped] = useState(args.typed);
    return <LimitPriceField {...args} typed={typed} onChange={setTyped} />;
  },
} satisfies Meta<typeof LimitPriceField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = ({ canvas }: Context) => canvas.getByRole('textbox');

const step = (context: Context, way: 'increase' | 'decrease') => {
  const t = storyText(context);
  return context.canvas.getByRole('button', {
    name: `${t('trade:order.limitPrice')}: ${t(`trade:order.${way}`)}`,
  });
};

/** A price that was stepped across 3,000, where the tick changes from five yen to one. */
export const SteppedByTheTick: Story = {
  tags: ['main'],
  args: { typed: '3000', stock: stockChoices.stepped },
  play: async (context) => {
    await context.userEvent.click(step(context, 'increase'));
    await expect(field(context)).toHaveValue('3,005');
    for (const price of ['3,000', '2,999']) {
      await context.userEvent.click(step(context, 'decrease'));
      await expect(field(context)).toHaveValue(price);
    }
  },
};

/** The server sent a tick for this stock, so one step leads from 1,250 to 1,250.1. */
export const TickOfTheStock: Story = {
  args: { typed: '1250', stock: stockChoices.ownTick },
  play: async (context) => {
    await context.userEvent.click(step(context, 'increase'));
    await expect(field(context)).toHaveValue('1,250.1');
  },
};

/** The price is the lowest of the day, so the button that lowers it is off. */
export const AtTheLimit: Story = {
  args: { typed: '920' },
  play: async (context) => {
    await expect(step(context, 'decrease')).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(step(context, 'decrease'));
    await expect(field(context)).toHaveValue('920');
  },
};

/**
 * Typed and stepped by keyboard up to the daily limit; the button that raises the price is off and keeps the
 * focus.
 */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.tab();
    await expectFocusVisible(step(context, 'decrease'));
    await userEvent.keyboard('{Enter}');
    await expect(field(context)).toHaveValue('1,249');
    await userEvent.tab();
    await expectFocusVisible(field(context));
    await userEvent.keyboard('1518{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field(context)).toHaveValue('1,520');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field(context)).toHaveValue('1,519');
    await userEvent.tab();
    await expectFocusVisible(step(context, 'increase'));
    await userEvent.keyboard('  ');
    await expect(field(context)).toHaveValue('1,520');
    // A disabled step keeps the focus and says why.
    await expectFocusVisible(step(context, 'increase'));
    await expect(step(context, 'increase')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The field was empty; a step has filled in the last price. */
export const StepsFromInvalidInput: Story = {
  args: { typed: '' },
  play: async (context) => {
    await context.userEvent.click(step(context, 'decrease'));
    await expect(field(context)).toHaveValue('1,250');
  },
};

/** The daily limits are unknown, so the field does not name a range. */
export const DailyLimitsUnknown: Story = {
  args: { stock: stockChoices.limitsUnknown },
  play: async (context) => {
    await expect(field(context)).not.toHaveAccessibleDescription();
  },
};

/** The price is above the daily limit: the field is marked as wrong and gives the reason. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { typed: '9999', error: 'The price is above the limit.' },
  play: async (context) => {
    await expect(field(context)).toBeInvalid();
    await expect(field(context)).toHaveAccessibleDescription(
      expect.stringContaining('The price is above the limit.'),
    );
  },
};

/** A price of fourteen digits and its range stay within the page. */
export const LongFigures: Story = {
  args: {
    typed: '98765432109876.5',
    stock: stockChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a sum of money with the ticks and limits of a stock. */
export const DontUseForAnAmount: Story = { args: { typed: '250000', label: 'Amount to borrow' } };
