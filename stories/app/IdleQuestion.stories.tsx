import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { IdleQuestion } from '../../src/app/idle/IdleQuestion';
import { waitOutPressGuard } from '../support/presses';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/IdleQuestion',
  component: IdleQuestion,
  args: { leftMs: 42_000, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof IdleQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findDialog() {
  const dialog = await within(document.body).findByRole('alertdialog');
  await waitOutPressGuard();
  return dialog;
}

/** A member was idle: the dialog counts down to the logout, and the button that stays has the focus. */
export const AsksBeforeSigningOut: Story = {
  play: async ({ loaded }) => {
    const t = storyText({ loaded });
    const dialog = within(await findDialog());
    await expect(await dialog.findByText(t('login:idle.body', { seconds: 42 }))).toBeVisible();
    // Pressing Enter without reading stays signed in.
    await waitFor(() => expect(dialog.getByRole('button', { name: t('login:idle.stay') })).toHaveFocus());
  },
};

/** The member has pressed Escape to stay logged in; the dialog stays until the app has closed it. */
export const StayChosenByEscape: Story = {
  play: async ({ args, loaded, userEvent }) => {
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalled();
    const name = storyText({ loaded })('login:idle.leave');
    await expect(await within(await findDialog()).findByRole('button', { name })).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** The member has chosen to log out at once; the dialog stays until the app has done so. */
export const LogoutChosen: Story = {
  play: async ({ args, loaded, userEvent }) => {
    const name = storyText({ loaded })('login:idle.leave');
    await userEvent.click(await within(await findDialog()).findByRole('button', { name }));
    await expect(args.onLeave).toHaveBeenCalled();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};

/** Nothing is shown while the member is active. */
export const NotAsked: Story = {
  args: { leftMs: undefined },
  play: async () => {
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};
