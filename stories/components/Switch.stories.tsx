import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch } from '../../src/components/Switch/Switch';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

function Stateful(props: ComponentProps<typeof Switch>) {
  const [checked, setChecked] = useState(props.checked);
  const change = (next: boolean) => {
    setChecked(next);
    props.onChange(next);
  };
  return <Switch {...props} checked={checked} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  decorators: [onPage],
  args: { label: 'Hide balances', checked: false, onChange: fn() },
  argTypes: { hint: { control: 'text' } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A setting that is off. */
export const Off: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Hide balances' })).not.toBeChecked();
  },
};

/** A setting that is on. */
export const On: Story = {
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeChecked();
  },
};

/** A setting that was switched on by a tap. */
export const SwitchedOnByATap: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = await canvas.findByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** A setting that was switched off by a tap. */
export const SwitchedOffByATap: Story = {
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = await canvas.findByRole('switch');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

/** A setting that was switched on by the space bar. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('switch')).toBeChecked();
  },
};

/** A hint explains what it means when the setting is on. */
export const WithHint: Story = {
  args: { hint: 'Amounts are shown as dots until you tap them.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('switch')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** A setting that can’t be changed yet, with what it needs first. */
export const Disabled: Story = {
  args: { disabled: true, checked: true, hint: 'Needs a fund password first.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeDisabled();
  },
};

/** A long label and a long hint wrap beside the switch. */
export const LongText: Story = {
  args: {
    label: 'Tell me by a notice of this app whenever one of my orders is filled, cancelled or expires',
    hint: 'Benachrichtigungseinstellungen gelten für alle Geräte, auf denen dieses Konto angemeldet ist.',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the label names a state, which is not true while the switch is off. */
export const DontNameTheState: Story = { args: { label: 'Balances are hidden' } };
