import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tradeRules } from '../../../mocks/exchange/rules';
import { storyNow } from '../../../mocks/scenarios/clock';
import { Page } from '../../../src/components/Page/Page';
import { add } from '../../../src/domain/decimal';
import { liquidationPrice } from '../../../src/domain/trade/liquidationPrice';
import { AddMarginForm } from '../../../src/widgets/trade/AddMarginForm/AddMarginForm';
import { choices } from '../../support/choices';
import type { Context } from '../../support/context';
import { expectFits, expectFocusVisible } from '../../support/layout';
import { waitOutPressGuard } from '../../support/presses';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const restrictionsChoices = {
  empty: [],
  frozenAccount: ['frozen'],
} satisfies Record<string, ComponentProps<typeof AddMarginForm>['restrictions']>;

const problemChoices = {
  empty: undefined,
  refusedByServer: { refusal: { key: 'insufficientBalance', text: 'Insufficient available balance' } },
  tooManyRequests: { failure: 'tooManyRequests', reference: 'A3CSNP', retryAt: storyNow + 30_000 },
  longFigures: { refusal: { text: 'The exchange could not take this. '.repeat(8) } },
} satisfies Record<string, ComponentProps<typeof AddMarginForm>['problem']>;

const meta = {
  title: 'Widgets/Orders and positions/AddMarginForm',
  component: AddMarginForm,
  args: {
    open: true,
    onOpenChange: fn(),
    available: '8932800.50',
    restrictions: restrictionsChoices.empty,
    // Two thousand shares at 1,200, with a margin of 480,000.
    liquidationWith: (amount: string): string | undefined =>
      liquidationPrice({
        side: 'long',
        buyPrice: '1200',
        shares: 2000,
        margin: add('480000', amount),
        maintenanceMarginRate: tradeRules.maintenanceMarginRate,
      }),
    busy: false,
    problem: problemChoices.empty,
    typed: '',
    onType: fn(),
    onSubmit: fn(),
  },
  argTypes: { restrictions: choices(restrictionsChoices), problem: choices(problemChoices) },
  render: function Typing(args) {
    const [typed, setTyped] = useState(args.typed);
    const type = (next: string) => {
      args.onType(next);
      setTyped(next);
    };
    return (
      <Page>
        <AddMarginForm {...args} typed={typed} onType={type} />
      </Page>
    );
  },
} satisfies Meta<typeof AddMarginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the sheet and returns the form's field and button. */
async function partsOf(context: Context) {
  const t = storyText(context);
  await screen.findByRole('dialog', { name: t('position:margin.title') });
  await waitOutPressGuard();
  return {
    field: await screen.findByRole('textbox', { name: t('position:margin.amount') }),
    submit: await screen.findByRole('button', { name: t('position:margin.submit') }),
  };
}

/** The sheet as it opens: the amount is empty, and the button says that it is missing. */
export const Empty: Story = {
  tags: ['main'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { field, submit } = await partsOf(context);
    await expect(field).toHaveAccessibleDescription(
      storyText(context)('position:margin.hint', { available: '¥8,932,800.50' }),
    );
    // A loss can use the margin up: nothing promises its return.
    await expect(await screen.findByText(storyText(context)('position:margin.note'))).toBeVisible();
    // An empty field shows no error: only the button says what is missing.
    await expect(field).not.toBeInvalid();
    await expect(submit).toHaveAccessibleDescription(storyText(context)('reasons:amountMissing'));
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Types a valid amount and expects it to be sent as a plain decimal string. */
const sends =
  (typed: string, amount: string): Story['play'] =>
  async (context) => {
    const { args, userEvent } = context;
    const { field, submit } = await partsOf(context);
    await userEvent.click(field);
    await userEvent.paste(typed);
    await expect(args.onType).toHaveBeenCalled();
    await expect(field).not.toBeInvalid();
    await userEvent.click(submit);
    await expect(args.onSubmit.mock.calls).toEqual([[amount]]);
  };

/** A valid amount is typed and sent: the field shows no error. */
export const Filled: Story = { tags: ['filled'], play: sends('50000', '50000') };

/** The prices of the position on one line: a dashed mark shows where the typed amount moves the liquidation price. */
export const WithPrices: Story = {
  tags: ['filled'],
  args: { prices: { buyPrice: '1200', latestPrice: '1040', breakEven: '1205' } },
  play: async (context) => {
    const t = storyText(context);
    const { field } = await partsOf(context);
    const sheet = await screen.findByRole('dialog');
    const after = () => factOf(sheet, t('position:margin.liquidationAfter'));
    await expect(after()).toHaveTextContent('—');
    await context.userEvent.type(field, '200000');
    await waitFor(() => expect(after()).toHaveTextContent('884'));
    await waitFor(() => expect(sheet.querySelector('[data-mark="liquidationAfter"]')).not.toBeNull());
  },
};

/** An amount pasted with a comma for thousands is accepted as it is. */
export const PastedWithComma: Story = { tags: ['filled'], play: sends('1,000', '1000') };

/** An amount in full-width digits, as a Japanese keyboard enters them, is accepted. */
export const TypedFullWidth: Story = { tags: ['filled'], play: sends('５０，０００', '50000') };

/** Types an invalid amount and expects field and button to give the reason. */
const refuses =
  (typed: string, reason: (context: Context) => string): Story['play'] =>
  async (context) => {
    const { args, userEvent } = context;
    const { field, submit } = await partsOf(context);
    await userEvent.click(field);
    await userEvent.paste(typed);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(reason(context)));
    await expect(submit).toHaveAccessibleDescription(reason(context));
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

/** Letters are in the field: field and button say that the amount is no number. */
export const NotANumber: Story = {
  tags: ['blocked'],
  play: refuses('abc', (context) => storyText(context)('reasons:amountNotNumber')),
};

/** “1,00” is not accepted, because the comma may be a decimal comma: field and button say so. */
export const CommaInTheAmount: Story = {
  tags: ['blocked'],
  play: refuses('1,00', (context) => storyText(context)('reasons:commaNotGrouping')),
};

/** The amount has a decimal: field and button say that it must be a whole number of yen. */
export const AmountNotWhole: Story = {
  tags: ['blocked'],
  play: refuses('1000.5', (context) => storyText(context)('reasons:amountNotPositiveInteger')),
};

/** The amount is zero: field and button say that it must be a positive whole number. */
export const AmountOfZero: Story = {
  tags: ['blocked'],
  play: refuses('0', (context) => storyText(context)('reasons:amountNotPositiveInteger')),
};

/** The amount is above the available balance by ¥0.01: field and button name what is missing. */
export const OneSenShort: Story = {
  tags: ['blocked'],
  args: { available: '49999.99' },
  play: refuses('50000', (context) =>
    storyText(context)('reasons:balanceShort.missing', { amount: '¥0.01' }),
  ),
};

/** The balance is not known, so the typed amount cannot be checked: field and button say so. */
export const BalanceUnknown: Story = {
  tags: ['blocked'],
  args: { available: undefined },
  play: refuses('50000', (context) => storyText(context)('reasons:balanceUnknown')),
};

/** The amount is being sent: the button shows progress, and a second press does nothing. */
export const BusyWhileSending: Story = {
  args: { busy: true },
  play: async (context) => {
    const { args, userEvent } = context;
    const { field, submit } = await partsOf(context);
    await userEvent.type(field, '50000');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server has refused the margin: an alert says that the available balance is too small. */
export const RefusedByServer: Story = {
  tags: ['refused'],
  args: { problem: problemChoices.refusedByServer },
  play: async (context) => {
    await partsOf(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:insufficientBalance'),
    );
  },
};

/** The server takes no requests for half a minute: the button states the wait. */
export const TooManyRequests: Story = {
  tags: ['refused'],
  args: {
    problem: problemChoices.tooManyRequests,
    retryAt: problemChoices.tooManyRequests.retryAt,
    typed: '50000',
  },
  play: async (context) => {
    const t = storyText(context);
    const { submit } = await partsOf(context);
    const wait = t('common:wait.seconds', { n: 30 });
    await expect(await screen.findByRole('alert')).toHaveTextContent(wait);
    await expect(submit).toHaveAccessibleDescription(expect.stringContaining(wait));
    await context.userEvent.click(submit);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server took no requests for half a minute; the wait is over, and the button is open again. */
export const WaitOver: Story = {
  args: TooManyRequests.args,
  play: async (context) => {
    const { submit } = await partsOf(context);
    const wait = storyText(context)('common:wait.seconds', { n: 30 });
    await expect(submit).toHaveAccessibleDescription(expect.stringContaining(wait));
    MockDate.set(storyNow + 30_000);
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  },
};

/** A balance of 98 trillion yen, an amount above it and a long refusal stay within the sheet. */
export const LongFigures: Story = {
  args: { available: '98765432109876.54', problem: problemChoices.longFigures },
  play: async (context) => {
    const { field } = await partsOf(context);
    await context.userEvent.type(field, '98765432109877');
    await expectFits(await screen.findByRole('dialog'));
  },
};

/** Before sending: the current liquidation price, and the lower one with the typed margin. */
export const LiquidationMovesAway: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { field } = await partsOf(context);
    const sheet = await screen.findByRole('dialog');
    await expect(factOf(sheet, t('position:margin.liquidationNow'))).toHaveTextContent('984');
    await expect(factOf(sheet, t('position:margin.liquidationAfter'))).toHaveTextContent('—');
    await context.userEvent.type(field, '100,000');
    await expect(factOf(sheet, t('position:margin.liquidationAfter'))).toHaveTextContent('934');
  },
};

/** The amount is typed and sent by keyboard; the focus is on the button that closes the sheet. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const t = storyText(context);
    const { field, submit } = await partsOf(context);
    const sheet = await screen.findByRole('dialog');
    const close = await within(sheet).findByRole('button', { name: t('common:close') });
    await expectFocusVisible(close);
    await userEvent.tab();
    await expectFocusVisible(field);
    await userEvent.keyboard('100000');
    await expect(field).toHaveValue('100,000');
    await expect(factOf(sheet, t('position:margin.liquidationAfter'))).toHaveTextContent('934');
    await userEvent.tab();
    await expectFocusVisible(submit);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit.mock.calls).toEqual([['100000']]);
    await userEvent.tab();
    await expectFocusVisible(close);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
  },
};

/** The account is frozen, so no money can be moved: the button is blocked and says so. */
export const Frozen: Story = {
  tags: ['blocked'],
  args: { restrictions: restrictionsChoices.frozenAccount },
  play: async (context) => {
    const { submit } = await partsOf(context);
    await expect(submit).toHaveAccessibleDescription(storyText(context)('reasons:accountFrozen'));
  },
};

/** Wrong: the form does not say where the liquidation price moves. */
export const DontLeaveTheEffectOpen: Story = { args: { typed: '100000', liquidationWith: () => undefined } };
