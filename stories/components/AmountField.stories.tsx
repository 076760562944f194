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

/** A typed amount with commas for thousands; the form gets the number without them. */
export const SeparatorsWhileTyping: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole<Field>('textbox', { name: 'Amount' });
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '1250000.5');
    await expect(input).toHaveValue('1,250,000.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1250000.5');
    await expect(input).toHaveStyle({ textAlign: 'right' });
  },
};

/** An amount after edits in its middle: the caret stayed at its digit, and each deletion removed a digit. */
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

/** A pasted full-width figure, edited like a typed one: 10,000. */
export const PastedFigure: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('１，０００');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000');
    await expect(input).toHaveValue('1,000');
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenLastCalledWith('10000');
    await expect(input).toHaveValue('10,000');
  },
};

/** Pasted text that is no figure stays as it was pasted, so that the form can say what is wrong. */
export const PastedTextKept: Story = {
  args: { value: '1234' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox');
    for (const [pasted, kept] of [
      ['1.234,50', '1.234,50'],
      ['12万', '12万'],
      ['\u200b１２ｋ', '12k'],
    ] as const) {
      await userEvent.tripleClick(input);
      await userEvent.paste(pasted);
      await expect(args.onChange).toHaveBeenLastCalledWith(kept);
      await expect(input).toHaveValue(kept);
    }
  },
};

/** A comma at an unusual place stays: 12,3456 does not become 123,456. */
export const TypedCommaKept: Story = {
  args: { value: '1234' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste('1,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1,50');
    await expect(input).toHaveValue('1,50');
    await userEvent.clear(input);
    await userEvent.type(input, '12,3456');
    await expect(args.onChange).toHaveBeenLastCalledWith('12,3456');
    await expect(input).toHaveValue('12,3456');
  },
};

/** The same figure was pasted over itself and stayed the same; a digit was added afterwards. */
export const PastedOverItself: Story = {
  args: { value: '300000' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste('300000');
    await expect(input).toHaveValue('300,000');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.paste('5');
    await expect(args.onChange).toHaveBeenLastCalledWith('3000005');
  },
};

/** Presses Z. `userEvent` has no key codes, by which Maskito knows it on every keyboard layout. */
async function press(input: Field, times: number, modifiers: { ctrlKey: true; shiftKey?: true }) {
  for (let count = 0; count < times; count++) await fireEvent.keyDown(input, { keyCode: 90, ...modifiers });
}

/** An amount that was replaced, undone and redone by keyboard: 56,789. */
export const UndoneAndRedone: Story = {
  args: { value: '1234' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByRole<Field>('textbox');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('56789');
    await expect(input).toHaveValue('56,789');
    await press(input, 3, { ctrlKey: true });
    await expect(input).toHaveValue('56');
    await expect(args.onChange).toHaveBeenLastCalledWith('56');
    await press(input, 2, { ctrlKey: true });
    await expect(input).toHaveValue('1,234');
    await press(input, 5, { ctrlKey: true, shiftKey: true });
    await expect(input).toHaveValue('56,789');
    await expect(args.onChange).toHaveBeenLastCalledWith('56789');
  },
};

/** An amount after an input method has composed digits in the middle of it and over a part of it. */
export const ComposedInside: Story = {
  args: { value: '1234' },
  play: async ({ canvas, args }) => {
    const input = await canvas.findByRole<Field>('textbox');
    const compose = async (from: number, to: number, digits: string) => {
      input.focus();
      input.setSelectionRange(from, to);
      const text = input.value.slice(0, from) + digits + input.value.slice(to);
      await fireEvent.compositionStart(input);
      await fireEvent.input(input, {
        target: { value: text },
        isComposing: true,
        inputType: 'insertCompositionText',
      });
      input.setSelectionRange(from + digits.length, from + digits.length);
      await fireEvent.compositionEnd(input, { data: digits });
    };
    await compose(1, 1, '５６');
    await expect(input).toHaveValue('156,234');
    await expect(args.onChange).toHaveBeenLastCalledWith('156234');
    await expect(input.selectionStart).toBe(3);
    await compose(4, 4, '７');
    await expect(input).toHaveValue('1,567,234');
    await compose(2, 7, '８');
    await expect(input).toHaveValue('1,834');
    await expect(args.onChange).toHaveBeenLastCalledWith('1834');
  },
};

/** Full-width digits of a Japanese keyboard have become 12,500 once the composition ended. */
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

/** Typed text that is not a number stays as it is, so that the form can say what is wrong. */
export const NotAFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('textbox');
    await userEvent.type(input, '12.5.0abc');
    await expect(input).toHaveValue('12.5.0abc');
  },
};

/** An amount that was known before, with commas for thousands. */
export const Filled: Story = {
  tags: ['filled'],
  args: { value: '1250000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('1,250,000');
  },
};

/** A button has filled in the available maximum; use it where a member often wants all. */
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

/** Lots are whole numbers: the phone’s keyboard has no decimal point. */
export const OnlyWholeNumbers: Story = {
  args: { label: 'Quantity', unit: 'lots', inputMode: 'numeric', value: '12' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

/** An amount that cannot be changed now, for example while a request is sent. */
export const Disabled: Story = {
  args: { value: '1250000', disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeDisabled();
  },
};

/** A hint below the field says how much is available. */
export const WithHint: Story = {
  args: { value: '1250000', hint: 'Available 3,480,250.00 JPY' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** Half a lot is typed: the error takes the place of a guess about what was meant. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { value: '0.5', label: 'Quantity', unit: 'lots', inputMode: 'numeric', error: 'Enter whole lots.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

/** Buttons for parts of the available amount; 75% is filled in. */
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

/** A figure longer than the field scrolls inside it. */
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
