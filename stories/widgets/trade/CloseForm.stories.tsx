import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Page } from '../../../src/components/Page/Page';
import { CloseForm } from '../../../src/widgets/trade/CloseForm/CloseForm';
import { allAtMarket, closingOf, held, heldPosition } from '../../fixtures/closing';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits, expectFocusVisible } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import {
  draftChoices,
  lockedTerms,
  openTerms,
  problemChoices,
  stockChoices,
  summaryChoices,
} from './closeFormChoices';
import { closeFormParts, StatefulCloseForm } from './closeFormSteps';

const meta = {
  title: 'Widgets/Orders and positions/CloseForm',
  component: CloseForm,
  args: {
    open: true,
    onOpenChange: fn(),
    position: heldPosition,
    lotSize: 1000,
    stock: stockChoices.profit,
    draft: draftChoices.profit,
    onChange: fn(),
    summary: summaryChoices.profit,
    reasons: [],
    busy: false,
    problem: problemChoices.profit,
    onSubmit: fn(),
  },
  argTypes: {
    stock: choices(stockChoices),
    draft: choices(draftChoices),
    summary: choices(summaryChoices),
    problem: choices(problemChoices),
  },
  render: (args) => (
    <Page>
      <CloseForm {...args} />
    </Page>
  ),
} satisfies Meta<typeof CloseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closing all lots at the market brings a profit: the result after each fee, and the amount credited. */
export const Profit: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, userEvent } = context;
    const t = storyText(context);
    const { sheet, submit } = await closeFormParts(context);
    // 150,000 less fees of 3,600, 3,750, 3,750 and 1,875.
    const [result] = await within(sheet).findAllByText('+137,025.00');
    await expect(result).toHaveStyle({ color: computedColor('priceUp') });
    await expect(factOf(sheet, t('trade:calculation.gross'))).toHaveTextContent('+150,000.00');
    await expect(factOf(sheet, t('trade:cost.purchaseFee'))).toHaveTextContent('−3,600.00');
    await expect(factOf(sheet, t('trade:cost.sellingFee'))).toHaveTextContent('−3,750.00');
    await expect(factOf(sheet, t('trade:cost.stampDuty'))).toHaveTextContent('−3,750.00');
    await expect(factOf(sheet, t('trade:cost.liquidationFee'))).toHaveTextContent('−1,875.00');
    await expect(factOf(sheet, t('trade:calculation.marginReturned'))).toHaveTextContent('721,000.00');
    await expect(factOf(sheet, t('trade:calculation.credited'))).toHaveTextContent('861,625.00');
    await expect(within(sheet).queryByText(t('trade:calculation.leftShares'))).toBeNull();
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The line below the price type names how much worse the price may be. */
export const NamesTheTolerance: Story = {
  args: { tolerance: '0.005' },
  play: async (context) => {
    const { sheet, submit } = await closeFormParts(context);
    const line = storyText(context)('trade:order.tolerance', { percent: '0.50%', price: '1,250' });
    await expect(await within(sheet).findByText(line)).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-disabled');
  },
};

/** The price has moved beyond the tolerance: the new one has to be accepted first. */
export const PriceMovedTooFar: Story = {
  args: {
    tolerance: '0.005',
    move: { from: '1260', to: '1250', by: '-10', tooFar: true },
    onAcceptMove: fn(),
  },
  play: async (context) => {
    const t = storyText(context);
    const { sheet, submit } = await closeFormParts(context);
    await expect(submit).toHaveAccessibleDescription(t('trade:moved.tooFar', { percent: '0.50%' }));
    const name = t('trade:moved.accept', { price: '1,250' });
    await context.userEvent.click(await within(sheet).findByRole('button', { name }));
    await expect(context.args.onAcceptMove).toHaveBeenCalledOnce();
  },
};

/** Closing all lots at the market brings a loss, which is shown in the colour of falling prices. */
export const Loss: Story = {
  args: {
    stock: stockChoices.loss,
    summary: summaryChoices.loss,
  },
  play: async (context) => {
    const { sheet } = await closeFormParts(context);
    const [result] = await within(sheet).findAllByText('−311,850.00');
    await expect(result).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** One of three lots is chosen: the estimate is for that part, and says what is left. */
export const PartOfTheLots: Story = {
  render: StatefulCloseForm,
  play: async (context) => {
    const { userEvent, args } = context;
    const t = storyText(context);
    const { sheet } = await closeFormParts(context);
    await userEvent.click(await within(sheet).findByRole('button', { name: t('trade:order.half') }));
    await expect(await within(sheet).findByRole('textbox', { name: t('trade:order.lots') })).toHaveValue('1');
    // 50,000 less fees of 1,200, 1,250, 1,250 and 625.
    const [estimate] = await within(sheet).findAllByText('+45,675.00');
    await expect(estimate).toBeVisible();
    await expect(factOf(sheet, t('trade:cost.purchaseFee'))).toHaveTextContent('−1,200.00');
    await expect(factOf(sheet, t('trade:calculation.marginReturned'))).toHaveTextContent('240,333.33');
    await expect(factOf(sheet, t('trade:calculation.leftShares'))).toHaveTextContent('2,000');
    await expect(factOf(sheet, t('trade:calculation.leftMargin'))).toHaveTextContent('480,666.67');
    const { submit } = await closeFormParts(context, { lots: '1', held: 3 });
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** One of three lots was chosen, then all again: the estimate is for the whole position. */
export const AllLotsAgain: Story = {
  render: StatefulCloseForm,
  play: async (context) => {
    const { userEvent } = context;
    const t = storyText(context);
    const { sheet } = await closeFormParts(context);
    await userEvent.click(await within(sheet).findByRole('button', { name: t('trade:order.half') }));
    await expect(await within(sheet).findByRole('textbox', { name: t('trade:order.lots') })).toHaveValue('1');
    await userEvent.click(await within(sheet).findByRole('button', { name: t('position:close.all') }));
    await closeFormParts(context);
  },
};

/** A position of one lot cannot be split, so there is no field for lots. */
export const OneLotCannotBeSplit: Story = {
  args: { position: { ...held, lots: 1 } },
  play: async (context) => {
    const { sheet } = await closeFormParts(context, { lots: '3', held: 1 });
    await expect(within(sheet).queryByRole('textbox')).toBeNull();
  },
};

/** A limit was chosen and raised by one tick: the estimated result follows, and a note explains the limit. */
export const ClosesWithALimit: Story = {
  render: StatefulCloseForm,
  play: async (context) => {
    const { userEvent } = context;
    const t = storyText(context);
    const { sheet } = await closeFormParts(context);
    await userEvent.click(await within(sheet).findByRole('radio', { name: t('trade:priceType.limit') }));
    const price = await within(sheet).findByRole('textbox', { name: t('trade:order.limitPrice') });
    await expect(price).toHaveValue('1,250');
    const higher = `${t('trade:order.limitPrice')}: ${t('trade:order.increase')}`;
    await userEvent.click(await within(sheet).findByRole('button', { name: higher }));
    await expect(price).toHaveValue('1,251');
    // One yen on 3,000 shares, less what the three closing fees grow by.
    await expect(sheet).toHaveTextContent('+140,017.50');
    await expect(await within(sheet).findByText(t('position:close.limitNote'))).toBeVisible();
  },
};

/** The limit of a day trade: a note says that it waits until the exchange closes the day trade at 15:20. */
export const DayTradeLimit: Story = {
  args: {
    position: { ...held, closesAt: Date.parse('2026-11-20T15:20:00+09:00') },
    draft: { ...allAtMarket, kind: 'limit', limitPrice: '1500' },
  },
  play: async (context) => {
    const note = storyText(context)('position:close.limitNoteDayTrade', { time: '15:20' });
    await expect(await screen.findByText(note)).toBeVisible();
  },
};

/** The market has reached the limit: the form shows the closing price and the distance of the limit. */
export const LimitReachedByTheMarket: Story = {
  args: { draft: draftChoices.limitReached },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await screen.findByRole('dialog', { name: t('position:close.title') });
    // The button names what is unusual, as for orders.
    await within(sheet).findByRole('button', { name: t('trade:confirm.submitFar') });
    await expect(
      await within(sheet).findByText(t('trade:order.limitReached', { price: '1,250' })),
    ).toBeVisible();
    const warning = t('trade:order.limitFar', { percent: '12.0%', price: '1,250' });
    await expect(await within(sheet).findByText(warning)).toBeVisible();
  },
};

/** In the fifteen minutes after the purchase: an OCO that waits for their end, with the results at limit and stop. */
export const OcoDuringTheLock: Story = {
  args: {
    draft: draftChoices.oco,
    summary: closingOf(draftChoices.oco),
    atStop: closingOf(draftChoices.oco, { atPrice: '1150' }),
    atWorst: closingOf(draftChoices.oco, { atPrice: '920' }),
    terms: lockedTerms,
    canBeAtMarket: false,
  },
  play: async (context) => {
    const t = storyText(context);
    const { sheet } = await closeFormParts(context);
    await expect(await within(sheet).findByRole('status')).toHaveTextContent(
      t('conditions:works', { time: '10:17' }),
    );
    const stop = factOf(sheet, t('position:close.atStop', { price: '1,150' }));
    await expect(stop).toHaveTextContent('−162,225.00');
    await expect(await within(sheet).findByText(t('position:close.gap'))).toBeVisible();
    const worst = factOf(sheet, t('position:close.worst', { price: '920' }));
    await expect(worst).toHaveTextContent('−');
    await expect(factOf(sheet, t('position:close.atLimit', { price: '1,300' }))).toHaveTextContent('+');
    await expect(within(sheet).queryByRole('radio', { name: t('trade:priceType.market') })).toBeNull();
  },
};

/** A stop alone: the estimate is that of the stop. */
export const Stop: Story = {
  args: {
    draft: draftChoices.stop,
    summary: closingOf(draftChoices.stop, { atPrice: '1150' }),
    terms: openTerms,
  },
  play: async (context) => {
    const t = storyText(context);
    const { sheet, submit } = await closeFormParts(context);
    await expect(await within(sheet).findByRole('status')).toHaveTextContent(
      t('conditions:does.stop.sell', { stop: '1,150' }),
    );
    await expect((await within(sheet).findAllByText('−162,225.00'))[0]).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-disabled');
  },
};

/** A part with a limit was filled in and sent by keyboard only: one of three lots at 1,261. */
export const ByKeyboard: Story = {
  render: StatefulCloseForm,
  play: async (context) => {
    const { args, step, userEvent } = context;
    const t = storyText(context);
    const { sheet } = await closeFormParts(context);
    const named = (role: 'radio' | 'textbox' | 'button', name: string) =>
      within(sheet).getByRole(role, { name });
    const next = async (role: 'radio' | 'textbox' | 'button', name: string) => {
      await userEvent.tab();
      await expectFocusVisible(named(role, name));
    };
    await step('Chooses a limit', async () => {
      await expectFocusVisible(named('button', t('common:close')));
      await next('radio', t('trade:priceType.market'));
      await userEvent.keyboard('{ArrowRight}');
      await expectFocusVisible(named('radio', t('trade:priceType.limit')));
    });
    await step('Types and steps the price', async () => {
      const price = t('trade:order.limitPrice');
      await next('button', `${price}: ${t('trade:order.decrease')}`);
      await next('textbox', price);
      await userEvent.keyboard('1260{ArrowUp}');
      await expect(named('textbox', price)).toHaveValue('1,261');
      await next('button', `${price}: ${t('trade:order.increase')}`);
    });
    await step('Steps and halves the lots', async () => {
      const lots = t('trade:order.lots');
      await next('button', `${lots}: ${t('trade:order.decrease')}`);
      await userEvent.keyboard(' ');
      await expect(named('textbox', lots)).toHaveValue('2');
      await next('textbox', lots);
      await next('button', `${lots}: ${t('trade:order.increase')}`);
      await next('button', t('trade:order.half'));
      await userEvent.keyboard('{Enter}');
      await expect(named('textbox', lots)).toHaveValue('1');
    });
    await step('Sends and closes the sheet', async () => {
      await next('button', t('position:close.all'));
      await next('button', t('position:close.submitPart', { lots: '1', held: 3 }));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    });
  },
};

/** The rates of fees are not known, so fees and result are dashes; the returned margin is known. */
export const RatesUnknown: Story = {
  args: { summary: summaryChoices.ratesUnknown },
  play: async (context) => {
    const { sheet } = await closeFormParts(context);
    const t = storyText(context);
    await expect(factOf(sheet, t('trade:cost.sellingFee'))).toHaveTextContent('—');
    await expect(factOf(sheet, t('trade:calculation.credited'))).toHaveTextContent('—');
    await expect(factOf(sheet, t('trade:calculation.marginReturned'))).toHaveTextContent('721,000.00');
  },
};

/** The closing is being sent: the button shows progress, and further presses do nothing. */
export const BusyWhileSending: Story = {
  args: { busy: true },
  play: async (context) => {
    const { submit } = await closeFormParts(context);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await context.userEvent.dblClick(submit);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The server has refused the closing: an alert names the minutes for which a new position can’t be closed.
 */
export const RefusedByServer: Story = {
  tags: ['refused'],
  args: { problem: problemChoices.refusedByServer },
  play: async (context) => {
    const { sheet } = await closeFormParts(context);
    const sentence = storyText(context)('errors:sellableAfterMinutes', { context: 'n', n: '6' });
    await expect(await within(sheet).findByRole('alert')).toHaveTextContent(sentence);
  },
};

/** Prices, fees and results of many digits stay within the sheet. */
export const LongFigures: Story = {
  args: {
    draft: draftChoices.longFigures,
    stock: stockChoices.longFigures,
    summary: summaryChoices.longFigures,
  },
  play: async (context) => {
    const { sheet } = await closeFormParts(context);
    await expectFits(sheet);
  },
};

/** Wrong: the button is open for more lots than are held, and the server refuses them. */
export const DontLeaveTheCheckToTheServer: Story = {
  args: {
    draft: { ...allAtMarket, lots: '9' },
    problem: { refusal: { text: 'You hold 3 lots.' } },
  },
};
