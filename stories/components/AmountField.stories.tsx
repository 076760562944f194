import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AmountField } from '../../src/components/AmountField/AmountField';
import { choices } from '../support/choices';
import { onPage } from './onPage';

const maxChoices = {
  none: undefined,
  max: { label: 'Max', value: '3480250' },
} satisfies Record<string, ComponentProps<typeof AmountField>['max']>;

const quickFillsChoices = {
  none: undefined,
  quickFills: [
    { label: '25%', value: '100000' },
    { label: '50%', value: '200000' },
    { label: '75%', value: '300000' },
    { label: 'All', value: '400000' },
  ],
} satisfies Record<string, ComponentProps<typeof AmountField>['quickFills']>;

const meta = {
  title: 'Components/Fields/AmountField',
  component: AmountField,
  decorators: [onPage],
  args: { label: 'Amount', value: '', unit: 'JPY', onChange: fn() },
  argTypes: { hint: { control: 'text' }, max: choices(maxChoices), quickFills: choices(quickFillsChoices) },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const change = (raw: string) => {
      args.onChange(raw);
      setValue(raw);
    };
    return <AmountField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

type Field = HTMLInputElement;

/** Thousands separators appear during typing; the reported value has none. */
export const SeparatorsWhileTyping: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole<Field>('textbox', { name: 'Amount' });
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '1250000.5');
    await expect(input).toHaveValue('1,250,000.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1250000.5');
    await expect(input).toHaveStyle({ textAlign: 'right' });
  },
};

/** The caret stays at its digit, and deleting always removes a digit. */
export const CaretStaysAtItsDigit: Story = {
  args: { value: '1250000' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole<Field>('textbox');
    await userEvent.type(input, '9', { initialSelectionStart: 3 });
    await expect(input).toHaveValue('12,950,000');
    await expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('150,000');
    // The caret is after an inserted separator: the digit before it is deleted.
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4 });
    await expect(input).toHaveValue('15,000');
    await expect(args.onChange).toHaveBeenLastCalledWith('15000');
  },
};

/** A pasted value is reported and kept unchanged: the caller interprets it. */
export const PastedValueKept: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('1,000');
    await expect(args.onChange).toHaveBeenLastCalledWith('1,000');
    await expect(input).toHaveValue('1,000');
  },
};

/** A typed comma is not treated as an inserted separator: 1,50 does not become 150. */
export const TypedCommaKept: Story = {
  args: { value: '1234' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste('1,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1,50');
    await expect(input).toHaveValue('1,50');
  },
};

/** The same figure pasted over itself, without separators, stays the same figure. */
export const PastedOverItself: Story = {
  args: { value: '300000' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste('300000');
    await expect(input).toHaveValue('300,000');
    await expect(args.onChange).toHaveBeenLastCalledWith('300000');
  },
};

/** A Japanese keyboard types full-width digits; nothing changes before the composition ends. */
export const FullWidthDigits: Story = {
  play: async ({ canvas, args }) => {
    const input = await canvas.findByRole<Field>('textbox');
    await fireEvent.compositionStart(input);
    await fireEvent.change(input, { target: { value: '１２５００' } });
    await expect(input).toHaveValue('１２５００');
    await fireEvent.compositionEnd(input);
    await waitFor(() => expect(input).toHaveValue('12,500'));
    await expect(args.onChange).toHaveBeenLastCalledWith('12500');
  },
};

/** Input that is not a number stays unchanged. */
export const NotAFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.type(input, '12.5.0abc');
    await expect(input).toHaveValue('12.5.0abc');
  },
};

export const Filled: Story = {
  args: { value: '1250000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('1,250,000');
  },
};

/** A button fills in the maximum. */
export const MaximumFilledIn: Story = {
  args: { max: maxChoices.max, hint: 'Available 3,480,250.00 JPY' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Max' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange.mock.calls).toEqual([['3480250']]);
    await expect(await canvas.findByRole('textbox')).toHaveValue('3,480,250');
  },
};

/** Lots: the phone's keyboard has no decimal point. */
export const OnlyWholeNumbers: Story = {
  args: { label: 'Quantity', unit: 'lots', inputMode: 'numeric', value: '12' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Disabled: Story = {
  args: { value: '1250000', disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeDisabled();
  },
};

export const WithHint: Story = {
  args: { value: '1250000', hint: 'Available 3,480,250.00 JPY' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(String(args.hint));
  },
};

export const WithError: Story = {
  args: { value: '0.5', label: 'Quantity', unit: 'lots', inputMode: 'numeric', error: 'Enter whole lots.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

export const WithShortcutButtons: Story = {
  args: {
    hint: 'Available 400,000.00 JPY',
    quickFills: quickFillsChoices.quickFills,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '75%' }));
    await expect(args.onChange.mock.calls).toEqual([['300000']]);
    await expect(await canvas.findByRole('textbox')).toHaveValue('300,000');
  },
};

export const LongFigure: Story = {
  args: {
    value: '123456789012345678901234567890.123456789',
    hint: 'Longer than the field: scrolls as any input does',
  },
};

/** Wrong: an account number is not an amount, but gets thousands separators. */
export const DontUseForAnAccountNumber: Story = {
  args: { label: 'Account number', unit: '', value: '1234567' },
};
