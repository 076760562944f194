import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderTicket } from '../../../src/widgets/trade/OrderTicket/OrderTicket';
import { onPage } from '../../components/onPage';
import { draft } from '../../fixtures/order';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';
import { affordableChoices, draftChoices, leveragesChoices, stockChoices } from './orderTicketChoices';
import { lotsField, orderTicketArgs, priceField, StatefulOrderTicket } from './orderTicketSteps';

const meta = {
  title: 'Widgets/Orders and positions/OrderTicket',
  component: OrderTicket,
  decorators: [onPage],
  args: orderTicketArgs,
  argTypes: {
    draft: choices(draftChoices),
    stock: choices(stockChoices),
    leverages: choices(leveragesChoices),
    affordable: choices(affordableChoices),
  },
  render: StatefulOrderTicket,
} satisfies Meta<typeof OrderTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

const shares = (t: ReturnType<typeof storyText>, count: string) =>
  t('trade:order.lotsToShares', { shares: count, lotSize: '1,000' });

/** The ticket as it opens: long at the market, so only the lots are to be entered. */
export const LongAtTheMarket: Story = {
  tags: ['main'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const long = await canvas.findByRole('radio', { name: t('trade:side.long') });
    await expect(long).toBeChecked();
    await expect(long).toHaveStyle({ backgroundColor: computedColor('priceUp') });
    await expect(await canvas.findByText(t('trade:order.marketNote'))).toBeVisible();
    // A market order needs only lots; empty lots show no error.
    await expect(await canvas.findAllByRole('textbox')).toEqual([lotsField(context)]);
    await expect(lotsField(context)).not.toBeInvalid();
    await expect(lotsField(context)).toHaveAccessibleDescription(shares(t, '0'));
  },
};

/** A short order at a limit: the price has a field, which names the daily limits and the tick. */
export const ShortAtALimit: Story = {
  args: { draft: draftChoices.shortAtALimit },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const short = await canvas.findByRole('radio', { name: t('trade:side.short') });
    await expect(short).toBeChecked();
    await expect(short).toHaveStyle({ backgroundColor: computedColor('priceDown') });
    await expect(priceField(context)).toHaveValue('1,300');
    await expect(priceField(context)).toHaveAccessibleDescription(
      t('trade:order.priceRange', { low: '920', high: '1,520', tick: '1' }),
    );
    await expect(await canvas.findByText(t('trade:order.limitNote'))).toBeVisible();
  },
};

/** The market has reached the limit: a note says at which price it is likely to be filled. */
export const LimitReachedByTheMarket: Story = {
  args: { draft: draftChoices.limitReached },
  play: async (context) => {
    const text = storyText(context)('trade:order.limitReached', { price: '1,250' });
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

/** The limit is 20% worse than the market: a warning says so. */
export const LimitFarFromTheMarket: Story = {
  args: { draft: draftChoices.limitFarFromTheMarket },
  play: async (context) => {
    const text = storyText(context)('trade:order.limitFar', { percent: '20.0%', price: '1,250' });
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

/** The ticket was filled in by tapping only: short at a limit, 10×, two lots. */
export const FilledInByTaps: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const t = storyText(context);
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await choose(t('trade:side.short'));
    await choose(t('trade:priceType.limit'));
    await expect(priceField(context)).toHaveValue('1,250');
    await press(`${t('trade:order.limitPrice')}: ${t('trade:order.increase')}`);
    await expect(priceField(context)).toHaveValue('1,251');
    await choose('10×');
    await press(`${t('trade:order.lots')}: ${t('trade:order.increase')}`);
    await press(`${t('trade:order.lots')}: ${t('trade:order.increase')}`);
    await expect(lotsField(context)).toHaveValue('2');
    await expect(lotsField(context)).toHaveAccessibleDescription(shares(t, '2,000'));
    await expect(args.dispatch).toHaveBeenLastCalledWith({ type: 'stepLots', by: 1 });
  },
};

/** The ticket was filled in by keyboard only: short at a limit of 1,240, three lots. */
export const FilledInByKeyboard: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const chosen = (name: string) => expect(canvas.getByRole('radio', { name })).toBeChecked();
    await userEvent.tab();
    await expect(await canvas.findByRole('radio', { name: t('trade:side.long') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await chosen(t('trade:side.short'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await chosen(t('trade:priceType.limit'));
    while (document.activeElement !== priceField(context)) await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}1240');
    while (document.activeElement !== lotsField(context)) await userEvent.tab();
    await userEvent.keyboard('3');
    await expect(priceField(context)).toHaveValue('1,240');
    await expect(lotsField(context)).toHaveAccessibleDescription(shares(t, '3,000'));
  },
};

/** Shortcuts for a quarter, half and all of the affordable lots; all 35 are filled in. */
export const ShortcutsForAffordableLots: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const lots = { quarter: '8', half: '17', max: '35' } as const;
    for (const part of ['quarter', 'half', 'max'] as const) {
      const name = t('trade:order.part', { part: t(`trade:order.${part}`), lots: lots[part] });
      await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(lotsField(context)).toHaveValue(lots[part]);
    }
    await expect(lotsField(context)).toHaveAccessibleDescription(shares(t, '35,000'));
  },
};

/** The balance does not pay for one lot: its cost replaces the shortcut buttons. */
export const NotEvenOneLotAffordable: Story = {
  args: { affordable: affordableChoices.nothingAffordable },
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText(t('trade:order.noneAffordable', { amount: '¥251,250.00' })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(t('trade:order.max')) })).toBeNull();
  },
};

/** A quarter of the balance is less than one lot, so its shortcut button is missing. */
export const QuarterBelowOneLot: Story = {
  args: { affordable: affordableChoices.noQuarter },
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    const part = (key: 'quarter' | 'half', lots: number) =>
      t('trade:order.part', { part: t(`trade:order.${key}`), lots });
    await expect(await canvas.findByRole('button', { name: part('half', 1) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: part('quarter', 0) })).toBeNull();
  },
};

/** The server sent a finer tick for this stock: the range names it, and a step has used it. */
export const TickOfTheStock: Story = {
  args: { draft: draftChoices.ownTick, stock: stockChoices.ownTick },
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    await expect(priceField(context)).toHaveAccessibleDescription(
      t('trade:order.priceRange', { low: '920.0', high: '1,520.0', tick: '0.5' }),
    );
    const higher = `${t('trade:order.limitPrice')}: ${t('trade:order.increase')}`;
    await userEvent.click(await canvas.findByRole('button', { name: higher }));
    await expect(priceField(context)).toHaveValue('1,240.5');
    await expect(priceField(context)).not.toBeInvalid();
  },
};

const stepPrice = (context: Context, way: 'increase' | 'decrease') => {
  const t = storyText(context);
  return context.canvas.getByRole('button', {
    name: `${t('trade:order.limitPrice')}: ${t(`trade:order.${way}`)}`,
  });
};

/** The price is at the daily limit of 1,520: the button that raises it is off. */
export const AtTheLimit: Story = {
  args: { draft: draftChoices.atTheLimit },
  play: async (context) => {
    const increase = stepPrice(context, 'increase');
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(increase);
    await expect(priceField(context)).toHaveValue('1,520');
  },
};

/** The price was at the daily limit; a step down has led to 1,519. */
export const OneTickBelowTheLimit: Story = {
  args: { draft: draftChoices.atTheLimit },
  play: async (context) => {
    await context.userEvent.click(stepPrice(context, 'decrease'));
    await expect(priceField(context)).toHaveValue('1,519');
  },
};

/** A price pasted with a comma for thousands is accepted; 100 lots are pasted too. */
export const PastedWithComma: Story = {
  tags: ['filled'],
  args: { draft: draftChoices.pastedWithComma },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.clear(priceField(context));
    await userEvent.paste('1,240');
    await userEvent.click(lotsField(context));
    await userEvent.paste('100');
    await expect(priceField(context)).toHaveValue('1,240');
    await expect(priceField(context)).not.toBeInvalid();
    await expect(lotsField(context)).toHaveAccessibleDescription(shares(storyText(context), '100,000'));
  },
};

/** Price and lots in full-width digits, as a Japanese keyboard enters them, are accepted. */
export const TypedFullWidth: Story = {
  tags: ['filled'],
  args: { draft: draftChoices.typedFullWidth },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.type(priceField(context), '１，２４０');
    await userEvent.type(lotsField(context), '１２');
    await expect(priceField(context)).not.toBeInvalid();
    await expect(lotsField(context)).not.toBeInvalid();
    await expect(lotsField(context)).toHaveAccessibleDescription(shares(storyText(context), '12,000'));
  },
};

/** Prices and lots of many digits and many leverages stay within the page. */
export const LongFigures: Story = {
  args: {
    draft: draftChoices.longFigures,
    stock: stockChoices.longFigures,
    leverages: leveragesChoices.longFigures,
    affordable: affordableChoices.longFigures,
  },
  play: async (context) => {
    await expect(priceField(context)).not.toBeInvalid();
    await expectFits(context.canvasElement);
  },
};

/** Wrong: the maximum is filled in from the start, an order that nobody chose. */
export const DontFillInTheMaximum: Story = { args: { draft: draft({ lots: '35' }) } };
