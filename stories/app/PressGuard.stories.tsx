import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { enterQuickly, holdEnter, look, tapQuickly } from '../support/quickPresses';
import { TwoScreens } from './TwoScreens';

const meta = {
  title: 'App/Press guard',
  component: TwoScreens,
  tags: ['!autodocs'],
  parameters: { app: { blocksAccidentalPresses: true } },
  args: { onSecond: fn(), onMenu: fn() },
} satisfies Meta<typeof TwoScreens>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = () => screen.getByRole('button', { name: 'Next' });
const pay = () => screen.getByRole('button', { name: 'Pay' });

/** Taps that go on when the second screen has come are not meant for it; one after a pause is. */
export const QuickTaps: Story = {
  play: async ({ args, userEvent }) => {
    await look();
    await tapQuickly(next());
    await expect(args.onSecond).not.toHaveBeenCalled();
    await look();
    await userEvent.click(pay());
    await expect(args.onSecond).toHaveBeenCalledOnce();
  },
};

/** The focus is on the second screen's button by then. */
export const QuickEnters: Story = {
  play: async ({ args, userEvent }) => {
    await look();
    next().focus();
    await enterQuickly();
    await expect(pay()).toHaveFocus();
    await expect(args.onSecond).not.toHaveBeenCalled();
    await look();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSecond).toHaveBeenCalledOnce();
  },
};

/** It is first repeated when the second screen has been there for longer than a press is ignored. */
export const HeldEnter: Story = {
  play: async ({ args }) => {
    await look();
    next().focus();
    await holdEnter();
    await expect(pay()).toHaveFocus();
    await expect(args.onSecond).not.toHaveBeenCalled();
  },
};

/** A screen reader presses without pointer and keys; it is held back as well. */
export const ScreenReader: Story = {
  play: async ({ args }) => {
    await look();
    next().click();
    const button = await screen.findByRole('button', { name: 'Pay' });
    button.click();
    await expect(args.onSecond).not.toHaveBeenCalled();
    await look();
    button.click();
    await expect(args.onSecond).toHaveBeenCalledOnce();
  },
};

/** What stays when the screen changes is pressed at once. */
export const WhatStays: Story = {
  play: async ({ args, userEvent }) => {
    await look();
    await userEvent.click(next());
    await screen.findByRole('button', { name: 'Pay' });
    await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

/** A sheet ignores presses when it opens, beside it too; what is typed into it counts from the first letter. */
export const SheetOpens: Story = {
  play: async ({ userEvent }) => {
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Name it' }));
    const sheet = await screen.findByRole('dialog');
    (await within(sheet).findByRole('button', { name: 'Close' })).click();
    const field = await within(sheet).findByRole('textbox');
    field.focus();
    await userEvent.keyboard('A b');
    await expect(field).toHaveValue('A b');
    await expect(sheet).toBeVisible();
    await look();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeVisible());
  },
};

/** The page beneath a sheet ignores presses when the sheet closes. */
export const SheetCloses: Story = {
  play: async ({ userEvent }) => {
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Name it' }));
    const sheet = await screen.findByRole('dialog');
    await look();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(next()).toBeVisible());
    next().click();
    await look();
    await userEvent.click(next());
    await expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
  },
};
