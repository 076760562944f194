import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AmountField } from '../../src/components/AmountField/AmountField';
import { onPage } from './onPage';

const meta = {
  title: 'Components/AmountField',
  component: AmountField,
  decorators: [onPage],
  args: { label: 'Amount', value: '', unit: 'JPY', onChange: fn() },
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

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.click(input);
    await userEvent.paste('1,000');
    // Handed on as it was pasted: what it means is for the caller to say.
    await expect(args.onChange).toHaveBeenCalledWith('1,000');
    await expect(input).toHaveValue('1,000');
  },
};

export const Filled: Story = { args: { value: '1250000' } };

export const WithHint: Story = { args: { value: '1250000', hint: 'Available 3,480,250.00 JPY' } };

export const WithError: Story = {
  args: { value: '0.5', label: 'Quantity', unit: 'lots', inputMode: 'numeric', error: 'Enter whole lots.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

export const QuickFills: Story = {
  args: {
    hint: 'Available 400,000.00 JPY',
    quickFills: [
      { label: '25%', value: '100000' },
      { label: '50%', value: '200000' },
      { label: '75%', value: '300000' },
      { label: 'All', value: '400000' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '75%' }));
    await expect(args.onChange.mock.calls).toEqual([['300000']]);
    await expect(canvas.getByRole('textbox')).toHaveValue('300000');
  },
};

export const LongFigure: Story = {
  args: {
    value: '123456789012345678901234567890.123456789',
    hint: 'Longer than the field: scrolls as any input does',
  },
};
