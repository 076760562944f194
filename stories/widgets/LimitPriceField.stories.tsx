import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LimitPriceField } from '../../src/widgets/LimitPriceField/LimitPriceField';
import { onPage } from '../components/onPage';
import { stock } from '../fixtures/stock';
import { choices } from '../support/choices';
import type { Context } from '../support/context';
import { expectFits, expectFocusVisible } from '../support/layout';
import { storyText } from '../support/storyText';

const stockChoices = {
  atTheLimit: stock(),
  stepped: stock({ latestPrice: '2990', limitUp: '3495', limitDown: '2490' }),
  ownTick: stock({ tickSize: '0.1' }),
  limitsUnknown: { latestPrice: '1250' },
  longFigures: stock({ limitUp: '98765432109876.5', limitDown: '12345678901234.5', tickSize: '0.5' }),
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

/** Steps by the tick, across a level at which it changes. */
export const SteppedByTheTick: Story = {
  args: { typed: '3000', stock: stockChoices.stepped },
  play: async (context) => {
    await context.userEvent.click(step(context, 'increase'));
    await expect(field(context)).toHaveValue('3005');
    for (const price of ['3000', '2999']) {
      await context.userEvent.click(step(context, 'decrease'));
      await expect(field(context)).toHaveValue(price);
    }
  },
};

/** A step of the stock's own, from the server. */
export const TickOfTheStock: Story = {
  args: { typed: '1250', stock: stockChoices.ownTick },
  play: async (context) => {
    await context.userEvent.click(step(context, 'increase'));
    await expect(field(context)).toHaveValue('1250.1');
  },
};

/** No step leads beyond a daily limit. */
export const AtTheLimit: Story = {
  args: { typed: '920' },
  play: async (context) => {
    await expect(step(context, 'decrease')).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(step(context, 'decrease'));
    await expect(field(context)).toHaveValue('920');
  },
};

/** Lower, price, higher: typed and stepped by keyboard, within the daily limits. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.tab();
    await expectFocusVisible(step(context, 'decrease'));
    await userEvent.keyboard('{Enter}');
    await expect(field(context)).toHaveValue('1249');
    await userEvent.tab();
    await expectFocusVisible(field(context));
    await userEvent.keyboard('1518{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field(context)).toHaveValue('1520');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field(context)).toHaveValue('1519');
    await userEvent.tab();
    await expectFocusVisible(step(context, 'increase'));
    await userEvent.keyboard('  ');
    await expect(field(context)).toHaveValue('1520');
    // A disabled step keeps the focus and says why.
    await expectFocusVisible(step(context, 'increase'));
    await expect(step(context, 'increase')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** From invalid input a step leads to the last price. */
export const StepsFromInvalidInput: Story = {
  args: { typed: '' },
  play: async (context) => {
    await context.userEvent.click(step(context, 'decrease'));
    await expect(field(context)).toHaveValue('1250');
  },
};

/** The daily limits are unknown: nothing is said about them. */
export const DailyLimitsUnknown: Story = {
  args: { stock: stockChoices.limitsUnknown },
  play: async (context) => {
    await expect(field(context)).not.toHaveAccessibleDescription();
  },
};

export const WithError: Story = {
  args: { typed: '9999', error: 'The price is above the limit.' },
  play: async (context) => {
    await expect(field(context)).toBeInvalid();
    await expect(field(context)).toHaveAccessibleDescription(
      expect.stringContaining('The price is above the limit.'),
    );
  },
};

export const LongFigures: Story = {
  args: {
    typed: '98765432109876.5',
    stock: stockChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
