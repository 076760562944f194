import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { Dialog } from '../../src/components/Dialog/Dialog';
import { setTextSize } from '../../src/theme/textSize';
import { expectFits, expectInSight, rotatePhone, visibleShareOf } from '../support/layout';
import { pressWhenReady, tapRepeatedly, waitOutPressGuard } from '../support/presses';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  decorators: [onPage],
  args: {
    open: true,
    title: 'Remove this bank account?',
    children: 'Withdrawals to it that are under review go on. To use it again you have to add it again.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep',
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      args.onOpenChange(next);
      setOpen(next);
    };
    return <Dialog {...args} open={open} onOpenChange={change} />;
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A question before something is lost: the button that keeps it has the focus. */
export const Danger: Story = {
  tags: ['main'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName(args.title);
    await expect(dialog).toHaveAccessibleDescription(args.children);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep' })).toHaveFocus());
  },
};

/** The member has confirmed by button; the dialog stays until the caller closes it. */
export const ConfirmedByButton: Story = {
  play: async ({ args }) => {
    await pressWhenReady(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The member has confirmed by keyboard; the dialog stays until the caller closes it. */
export const ConfirmedByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const keep = await dialog.findByRole('button', { name: 'Keep' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(await dialog.findByRole('button', { name: 'Remove' })).toHaveFocus();
    await waitOutPressGuard();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The dialog is closed after Escape: nothing was removed. */
export const Cancelled: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange.mock.calls).toEqual([[false]]);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

const logOut = {
  kind: 'primary',
  title: 'Log out?',
  children: 'Your pending orders stay active.',
  confirmLabel: 'Log out',
  cancelLabel: 'Stay',
} satisfies Story['args'];

/** A question about something final that loses nothing. */
export const Primary: Story = {
  args: logOut,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' });
    await expect(dialog).toHaveAccessibleDescription(args.children);
    await expect(await within(dialog).findByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

/** The question was answered with “Stay”: the dialog is closed, and nothing was done. */
export const CancelledByButton: Story = {
  args: logOut,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' });
    await pressWhenReady(await within(dialog).findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The confirmed action runs: the button shows progress and takes no second press. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: 'Remove' });
    await waitOutPressGuard();
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** It has just opened: quick taps on the place of its button are ignored, and the question stays. */
export const QuickTapsIgnored: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    useEffect(() => setOpen(true), []);
    return <Dialog {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async ({ args }) => {
    await tapRepeatedly(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

/** A long text scrolls between the title and the buttons, which stay in sight. */
export const LongText: Story = {
  args: {
    title: 'Cancel all pending orders of this account, those of other phones included?',
    children: 'What is already filled stays as it is. '.repeat(40),
    confirmLabel: 'Cancel all pending orders',
    cancelLabel: 'Leave them as they are',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expectFits(dialog);
    // With a text of any length both buttons are visible.
    for (const button of await within(dialog).findAllByRole('button'))
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** On a low screen, with large text, the question is read first: it has the focus, and the buttons follow it. */
export const InLandscape: Story = {
  args: LongText.args,
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button kind="quiet" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async (context) => {
    await rotatePhone(context);
    setTextSize(2);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await expectInSight(await within(dialog).findByRole('heading'));
    await expect(visibleShareOf(dialog)).toBeGreaterThan(0.9);
  },
};

/** Wrong: the buttons do not say what they do, and nothing names what is lost. */
export const DontAskYesOrNo: Story = {
  args: {
    title: 'Are you sure?',
    children: 'Do you really want to go on?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
  },
};
