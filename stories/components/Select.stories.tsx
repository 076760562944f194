import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from '../../src/components/Select/Select';
import { expectFits } from '../expectFits';
import { onPage } from './onPage';

const options = [
  { value: 'east', label: 'East Bank', note: 'Weekdays 09:30–19:30' },
  { value: 'west', label: 'West Bank', note: 'Weekdays 09:30–15:00' },
  { value: 'north', label: 'North Credit Union' },
] as const;

type Value = (typeof options)[number]['value'];
type Props = ComponentProps<typeof Select<Value>>;

function Stateful(props: Props) {
  const [value, setValue] = useState(props.value);
  const change = (next: Value) => {
    setValue(next);
    props.onChange(next);
  };
  return <Select {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Select',
  component: Select<Value>,
  decorators: [onPage],
  args: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    closeLabel: 'Close',
    options,
    value: null,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Select<Value>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 'west' } };

export const ChosenByTap: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bank Choose a bank' }));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await userEvent.click(within(sheet).getByRole('radio', { name: /West Bank/ }));
    await expect(args.onChange).toHaveBeenCalledWith('west');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Bank West Bank' })).toHaveFocus();
  },
};

export const Open: Story = {
  args: { value: 'east' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await expect(within(sheet).getByRole('radio', { name: /East Bank/ })).toBeChecked();
    await expectFits(sheet);
  },
};

export const LeftAsItWas: Story = {
  args: { value: 'east' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await userEvent.click(within(sheet).getByRole('radio', { name: /East Bank/ }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'Where the money goes', error: 'Choose a bank first.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button');
    await expect(field).toHaveAccessibleDescription('Choose a bank first. Where the money goes');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'east' } };

export const LongText: Story = {
  args: {
    value: 'east',
    options: [
      {
        value: 'east',
        label: 'Allgemeine Kreditgenossenschaft der östlichen Küstenregionen, Hauptniederlassung',
        note: 'Überweisungen werktags zwischen 09:30 und 19:30 Uhr, außer an Feiertagen',
      },
    ],
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
