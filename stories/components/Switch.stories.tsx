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

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = await canvas.findByRole('switch', { name: 'Hide balances' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = await canvas.findByRole('switch');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('switch')).toBeChecked();
  },
};

export const WithHint: Story = {
  args: { hint: 'Amounts are shown as dots until you tap them.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('switch')).toHaveAccessibleDescription(String(args.hint));
  },
};

export const Disabled: Story = {
  args: { disabled: true, checked: true, hint: 'Needs a fund password first.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: {
    label: 'Tell me by a notice of this app whenever one of my orders is filled, cancelled or expires',
    hint: 'Benachrichtigungseinstellungen gelten für alle Geräte, auf denen dieses Konto angemeldet ist.',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: the label names a state, which is not true while the switch is off. */
export const DontNameTheState: Story = { args: { label: 'Balances are hidden' } };
