import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { holdEnter, pressEnterRepeatedly, tapRepeatedly, waitOutPressGuard } from '../support/presses';
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

/** Taps that continue after the second screen appears are ignored; one after a pause counts. */
export const QuickTapsIgnored: Story = {
  play: async ({ args, userEvent }) => {
    await waitOutPressGuard();
    await tapRepeatedly(next());
    await expect(args.onSecond).not.toHaveBeenCalled();
    await waitOutPressGuard();
    await userEvent.click(pay());
    await expect(args.onSecond).toHaveBeenCalledOnce();
  },
};

/** The focus is on the second screen's button by then. */
export const QuickEntersIgnored: Story = {
  play: async ({ args, userEvent }) => {
    await waitOutPressGuard();
    next().focus();
    await pressEnterRepeatedly();
    await expect(pay()).toHaveFocus();
    await expect(args.onSecond).not.toHaveBeenCalled();
    await waitOutPressGuard();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSecond).toHaveBeenCalledOnce();
  },
};

/** The first repetition comes after the guard of the second screen has ended. */
export const HeldEnterIgnored: Story = {
  play: async ({ args }) => {
    await waitOutPressGuard();
    next().focus();
    await holdEnter();
    await expect(pay()).toHaveFocus();
    await expect(args.onSecond).not.toHaveBeenCalled();
  },
};

/** A screen reader presses without pointer and keys: the guard applies too. */
export const PressedByAScreenReader: Story = {
  play: async ({ args }) => {
    await waitOutPressGuard();
    next().click();
    const button = await screen.findByRole('button', { name: 'Pay' });
    button.click();
    await expect(args.onSecond).not.toHaveBeenCalled();
    await waitOutPressGuard();
    button.click();
    await expect(args.onSecond).toHaveBeenCalledOnce();
  },
};

/** An element that stays when the screen changes reacts at once. */
export const StayingElementReactsAtOnce: Story = {
  play: async ({ args, userEvent }) => {
    await waitOutPressGuard();
    await userEvent.click(next());
    await screen.findByRole('button', { name: 'Pay' });
    await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

/** A sheet ignores presses while it opens, as does the rest of the page. Typing counts from the first letter. */
export const PressesWhileASheetOpens: Story = {
  play: async ({ userEvent }) => {
    await waitOutPressGuard();
    await userEvent.click(await screen.findByRole('button', { name: 'Name it' }));
    const sheet = await screen.findByRole('dialog');
    (await within(sheet).findByRole('button', { name: 'Close' })).click();
    const field = await within(sheet).findByRole('textbox');
    field.focus();
    await userEvent.keyboard('A b');
    await expect(field).toHaveValue('A b');
    await expect(sheet).toBeVisible();
    await waitOutPressGuard();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeVisible());
  },
};

/** The page ignores presses while a sheet closes above it. */
export const PressesWhileASheetCloses: Story = {
  play: async ({ userEvent }) => {
    await waitOutPressGuard();
    await userEvent.click(await screen.findByRole('button', { name: 'Name it' }));
    const sheet = await screen.findByRole('dialog');
    await waitOutPressGuard();
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(next()).toBeVisible());
    next().click();
    await waitOutPressGuard();
    await userEvent.click(next());
    await expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
  },
};
