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

/** The password is masked. */
export const Hidden: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** The password is readable, after a press of the button. */
export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Password');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('kabu2026');
    await expect(await canvas.findByRole('button')).toHaveAccessibleName('Hide password');
  },
};

/** The password was shown and masked again by keyboard. */
export const ShownAndHiddenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** A password was pasted into the field, as a password manager does. */
export const FilledByAPasswordManager: Story = {
  tags: ['filled'],
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByLabelText('Password');
    await expect(input).toHaveAttribute('autocomplete', args.autoComplete);
    await userEvent.click(input);
    await userEvent.paste('kabu2026');
    await expect(input).toHaveValue('kabu2026');
  },
};

/** A new password, with a hint about what it must contain. */
export const WithHint: Story = {
  args: { autoComplete: 'new-password', defaultValue: '', hint: 'At least 8 letters and digits' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAccessibleDescription(String(args.hint));
  },
};

/** The password was wrong: the field is marked as wrong, with the reason. */
export const WithError: Story = {
  tags: ['blocked'],
  args: { error: 'Wrong account or password.' },
  play: async ({ canvas, args }) => {
    const input = await canvas.findByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error);
  },
};

/** Wrong: password managers can't fill in the login password, so members choose one that is easy to guess. */
export const DontShutOutPasswordManagers: Story = { args: { autoComplete: 'off', defaultValue: '' } };
