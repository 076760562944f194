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

/** A password manager recognises the field, and a password can be pasted. */
export const FilledByAPasswordManager: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByLabelText('Password');
    await expect(input).toHaveAttribute('autocomplete', args.autoComplete);
    await userEvent.click(input);
    await userEvent.paste('kabu2026');
    await expect(input).toHaveValue('kabu2026');
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

/** Wrong: password managers can't fill in the login password, so members choose one that is easy to guess. */
export const DontShutOutPasswordManagers: Story = { args: { autoComplete: 'off', defaultValue: '' } };
