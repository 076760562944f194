import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { IdleQuestion } from '../../src/app/idle/IdleQuestion';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/IdleQuestion',
  component: IdleQuestion,
  args: { leftMs: 42_000, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof IdleQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => within(document.body).findByRole('alertdialog');

export const AsksBeforeSigningOut: Story = {
  play: async ({ loaded }) => {
    const t = storyText({ loaded });
    const dialog = within(await findDialog());
    await expect(await dialog.findByText(t('login:idle.body', { seconds: 42 }))).toBeVisible();
    // Pressing Enter without reading stays signed in.
    await waitFor(() => expect(dialog.getByRole('button', { name: t('login:idle.stay') })).toHaveFocus());
  },
};

export const StaysSignedIn: Story = {
  play: async ({ args, loaded, userEvent }) => {
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalled();
    const name = storyText({ loaded })('login:idle.leave');
    await expect(await within(await findDialog()).findByRole('button', { name })).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const SignsOutAtOnce: Story = {
  play: async ({ args, loaded, userEvent }) => {
    const name = storyText({ loaded })('login:idle.leave');
    await userEvent.click(await within(await findDialog()).findByRole('button', { name }));
    await expect(args.onLeave).toHaveBeenCalled();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};

export const NotAsked: Story = {
  args: { leftMs: undefined },
  play: async () => {
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};
