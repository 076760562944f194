import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { tradeRules } from '../../mocks/exchange/rules';
import { Page } from '../../src/components/Page/Page';
import { add } from '../../src/domain/decimal';
import { liquidationPrice } from '../../src/domain/liquidationPrice';
import { AddMarginForm } from '../../src/widgets/AddMarginForm/AddMarginForm';
import { choices } from '../support/choices';
import type { Context } from '../support/context';
import { expectFits, expectFocusVisible } from '../support/layout';
import { factOf } from '../support/queries';
import { storyText } from '../support/storyText';

const restrictionsChoices = {
  empty: [],
  frozenAccount: ['frozen'],
} satisfies Record<string, ComponentProps<typeof AddMarginForm>['restrictions']>;

const refusalChoices = {
  empty: undefined,
  refusedByServer: { key: 'insufficientBalance', text: 'Insufficient available balance' },
  longFigures: { text: 'The exchange could not take this. '.repeat(8) },
} satisfies Record<string, ComponentProps<typeof AddMarginForm>['refusal']>;

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
        ...{ side: 'long', buyPrice: '1200', shares: 2000, margin: add('480000', amount) },
        maintenanceMarginRate: tradeRules.maintenanceMarginRate,
      }),
    busy: false,
    refusal: refusalChoices.empty,
    typed: '',
    onType: fn(),
    onSubmit: fn(),
  },
  argTypes: { restrictions: choices(restrictionsChoices), refusal: choices(refusalChoices) },
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
  return {
    field: await screen.findByRole('textbox', { name: t('position:margin.amount') }),
    submit: await screen.findByRole('button', { name: t('position:margin.submit') }),
  };
}

export const Empty: Story = {
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

export const Filled: Story = { play: sends('50000', '50000') };

export const PastedWithComma: Story = { play: sends('1,000', '1000') };

export const TypedFullWidth: Story = { play: sends('５０，０００', '50000') };

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

export const NotANumber: Story = {
  play: refuses('1,00', (context) => storyText(context)('reasons:amountNotNumber')),
};

export const AmountNotWhole: Story = {
  play: refuses('1000.5', (context) => storyText(context)('reasons:amountNotPositiveInteger')),
};

export const AmountOfZero: Story = {
  play: refuses('0', (context) => storyText(context)('reasons:amountNotPositiveInteger')),
};

export const OneSenShort: Story = {
  args: { available: '49999.99' },
  play: refuses('50000', (context) =>
    storyText(context)('reasons:balanceShort.missing', { amount: '¥0.01' }),
  ),
};

export const BalanceUnknown: Story = {
  args: { available: undefined },
  play: refuses('50000', (context) => storyText(context)('reasons:balanceUnknown')),
};

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

export const RefusedByServer: Story = {
  args: { refusal: refusalChoices.refusedByServer },
  play: async (context) => {
    await partsOf(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      storyText(context)('errors:insufficientBalance'),
    );
  },
};

export const LongFigures: Story = {
  args: { available: '98765432109876.54', refusal: refusalChoices.longFigures },
  play: async (context) => {
    const { field } = await partsOf(context);
    await context.userEvent.type(field, '98765432109877');
    await expectFits(await screen.findByRole('dialog'));
  },
};

/** Before sending: the current liquidation price, and the one with the new margin. */
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

/** Typed, sent and left by keyboard; no bar covers the focus. */
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

/** A frozen account cannot move money. */
export const Frozen: Story = {
  args: { restrictions: restrictionsChoices.frozenAccount },
  play: async (context) => {
    const { submit } = await partsOf(context);
    await expect(submit).toHaveAccessibleDescription(storyText(context)('reasons:accountFrozen'));
  },
};
