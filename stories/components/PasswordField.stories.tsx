import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '../../src/components/PasswordField/PasswordField';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  decorators: [onPage],
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
    defaultValue: 'kabu2026',
  },
  argTypes: { hint: { control: 'text' } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Password');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('kabu2026');
    await expect(await canvas.findByRole('button')).toHaveAccessibleName('Hide password');
  },
};

export const ShownAndHiddenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const WithHint: Story = {
  args: { autoComplete: 'new-password', defaultValue: '', hint: 'At least 8 letters and digits' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAccessibleDescription(String(args.hint));
  },
};

export const WithError: Story = {
  args: { error: 'Wrong account or password.' },
  play: async ({ canvas, args }) => {
    const input = await canvas.findByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error);
  },
};
