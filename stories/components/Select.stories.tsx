import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from '../../src/components/Select/Select';
import { expectFits } from '../support/layout';
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
  title: 'Components/Fields/Select',
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
  argTypes: { hint: { control: 'text' }, value: { options: ['east', 'west', 'north'] } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Select<Value>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bank Choose a bank' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const OptionChosen: Story = {
  args: { value: 'west' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bank West Bank' })).toBeVisible();
  },
};

const search: Story['args'] = {
  search: {
    label: 'Search for a bank',
    clearLabel: 'Clear',
    none: 'No bank found',
    matches: (value, typed) => value.includes(typed.toLowerCase()),
  },
};

/** Typing filters the options; an empty result has a message. */
export const OptionsFilteredByTyping: Story = {
  args: search,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bank Choose a bank' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findAllByRole('radio')).toHaveLength(3);
    const field = await sheet.findByRole('searchbox', { name: 'Search for a bank' });
    await userEvent.type(field, 'xyz');
    await expect(await sheet.findByRole('status')).toHaveTextContent('No bank found');
    await userEvent.clear(field);
    await userEvent.type(field, 'We');
    await expect(await sheet.findAllByRole('radio')).toHaveLength(1);
    await userEvent.click(await sheet.findByRole('radio', { name: /West Bank/ }));
    await expect(args.onChange).toHaveBeenCalledWith('west');
  },
};

/** The arrow keys move among the options, Enter selects and closes. */
export const ChosenByKeyboard: Story = {
  args: { value: 'east' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    const chosen = await within(sheet).findByRole('radio', { name: /East Bank/ });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(sheet).getByRole('radio', { name: /West Bank/ })).toHaveFocus());
    // Moving alone does not select.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('west');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
};

/** Enter and Space choose the focused option, whichever was chosen before. */
const choosesFocused =
  (key: '{Enter}' | ' ', name: RegExp): Story['play'] =>
  async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    const field = within(sheet).queryByRole('searchbox');
    if (field) await userEvent.type(field, 'We');
    (await within(sheet).findByRole('radio', { name })).focus();
    await userEvent.keyboard(key);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  };

export const FirstChoiceByEnter: Story = { play: choosesFocused('{Enter}', /East Bank/) };

export const FirstChoiceBySpace: Story = { play: choosesFocused(' ', /East Bank/) };

export const FilteredChoiceByEnter: Story = {
  args: { ...search, value: 'east' },
  play: choosesFocused('{Enter}', /West Bank/),
};

export const ChosenByTap: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bank Choose a bank' }));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await userEvent.click(await within(sheet).findByRole('radio', { name: /West Bank/ }));
    await expect(args.onChange).toHaveBeenCalledWith('west');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Bank West Bank' })).toHaveFocus();
  },
};

export const OptionsInASheet: Story = {
  args: { value: 'east' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await expect(await within(sheet).findByRole('radio', { name: /East Bank/ })).toBeChecked();
    await expectFits(sheet);
  },
};

/** Closing without a selection keeps the previous one. */
export const ClosedWithoutAChoice: Story = {
  args: { value: 'east' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    (await within(sheet).findByRole('radio', { name: /East Bank/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(sheet).getByRole('radio', { name: /West Bank/ })).toBeChecked());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: 'Bank East Bank' })).toBeVisible();
  },
};

export const LeftAsItWas: Story = {
  args: { value: 'east' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await userEvent.click(await within(sheet).findByRole('radio', { name: /East Bank/ }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'Where the money goes', error: 'Choose a bank first.' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('button');
    await expect(field).toHaveAccessibleDescription('Choose a bank first. Where the money goes');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 'east' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled();
  },
};

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

/** Wrong: two short choices are hidden in a sheet, which costs two taps. */
export const DontUseForTwoChoices: Story = {
  render: () => (
    <Select
      label="Order type"
      placeholder="Choose an order type"
      closeLabel="Close"
      options={[
        { value: 'limit', label: 'Limit' },
        { value: 'market', label: 'Market' },
      ]}
      value="limit"
      onChange={() => {}}
    />
  ),
};
