import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from '../../src/components/Select/Select';
import { pressInComposition } from '../support/composition';
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

/** No option is chosen yet: the field asks for a bank. */
export const Empty: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bank Choose a bank' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The field shows the chosen bank. */
export const OptionChosen: Story = {
  tags: ['filled'],
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

/** The options are still in sight: the Escape that ends a composition closes no sheet. */
export const EscapeOfAnInputMethod: Story = {
  args: search,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bank Choose a bank' }));
    const sheet = within(await screen.findByRole('dialog'));
    const field = await sheet.findByRole('searchbox', { name: 'Search for a bank' });
    await pressInComposition(field, 'Escape');
    await expect(await sheet.findAllByRole('radio')).toHaveLength(3);
  },
};

/** The sheet was closed by Escape in its search field, after a composition had ended there. */
export const ClosedByEscape: Story = {
  args: search,
  play: async (context) => {
    await EscapeOfAnInputMethod.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The one bank whose name matches what was typed; other letters had found none. */
export const OptionsFilteredByTyping: Story = {
  args: search,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bank Choose a bank' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findAllByRole('radio')).toHaveLength(3);
    const field = await sheet.findByRole('searchbox', { name: 'Search for a bank' });
    await userEvent.type(field, 'xyz');
    await expect(await sheet.findByRole('status')).toHaveTextContent('No bank found');
    await userEvent.clear(field);
    await userEvent.type(field, 'We');
    await expect(await sheet.findAllByRole('radio')).toHaveLength(1);
  },
};

/** A bank was found by typing and chosen by a tap. */
export const FilteredChoiceByTap: Story = {
  tags: ['filled'],
  args: search,
  play: async (context) => {
    await OptionsFilteredByTyping.play?.(context);
    const sheet = within(await screen.findByRole('dialog'));
    await context.userEvent.click(await sheet.findByRole('radio', { name: /West Bank/ }));
    await expect(context.args.onChange).toHaveBeenCalledWith('west');
    await expect(await context.canvas.findByRole('button', { name: 'Bank West Bank' })).toBeVisible();
  },
};

/** Another bank was chosen by arrow keys and Enter, and the sheet is closed. */
export const ChosenByKeyboard: Story = {
  tags: ['filled'],
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

/** The first bank was chosen by Enter. */
export const FirstChoiceByEnter: Story = { tags: ['filled'], play: choosesFocused('{Enter}', /East Bank/) };

/** The first bank was chosen by the space bar. */
export const FirstChoiceBySpace: Story = { tags: ['filled'], play: choosesFocused(' ', /East Bank/) };

/** A bank was found by typing and chosen by Enter. */
export const FilteredChoiceByEnter: Story = {
  tags: ['filled'],
  args: { ...search, value: 'east' },
  play: choosesFocused('{Enter}', /West Bank/),
};

/** A bank was chosen by a tap: the field shows it and has the focus. */
export const ChosenByTap: Story = {
  tags: ['filled'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bank Choose a bank' }));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await userEvent.click(await within(sheet).findByRole('radio', { name: /West Bank/ }));
    await expect(args.onChange).toHaveBeenCalledWith('west');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Bank West Bank' })).toHaveFocus();
  },
};

/** The options in a sheet over the page, with the chosen one marked. */
export const OptionsInASheet: Story = {
  args: { value: 'east' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Bank' });
    await expect(await within(sheet).findByRole('radio', { name: /East Bank/ })).toBeChecked();
    await expectFits(sheet);
  },
};

/** The sheet was closed without a choice: the field keeps the previous bank. */
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

/** The chosen bank was chosen again: nothing has changed. */
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

/** No bank was chosen: the reason comes before the hint. */
export const WithHintAndError: Story = {
  tags: ['blocked'],
  args: { hint: 'Where the money goes', error: 'Choose a bank first.' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('button');
    await expect(field).toHaveAccessibleDescription('Choose a bank first. Where the money goes');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

/** A bank that cannot be changed now. */
export const Disabled: Story = {
  args: { disabled: true, value: 'east' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeDisabled();
  },
};

/** A long name of a bank stays within the field. */
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
