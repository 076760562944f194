import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pressInComposition } from '../support/composition';
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

/** The second screen: taps that went on after it had appeared did not press its button, a later one did. */
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

/**
 * The second screen: presses of Enter that went on after it had appeared were ignored, a later one was not.
 */
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

/** The second screen, whose button was pressed once: the Enter of an input method is no press. */
export const EnterOfAnInputMethod: Story = {
  play: async ({ args, userEvent }) => {
    await waitOutPressGuard();
    next().click();
    await waitOutPressGuard();
    await pressInComposition(pay(), 'Enter');
    await userEvent.click(pay());
    await expect(args.onSecond).toHaveBeenCalledOnce();
  },
};

/** The second screen, whose button has the focus: an Enter that was held down has not pressed it. */
export const HeldEnterIgnored: Story = {
  play: async ({ args }) => {
    await waitOutPressGuard();
    next().focus();
    await holdEnter();
    await expect(pay()).toHaveFocus();
    await expect(args.onSecond).not.toHaveBeenCalled();
  },
};

/**
 * The second screen: a press by a screen reader was ignored too while the screen was new, a later one was
 * not.
 */
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

/** The second screen, where the menu, which stayed, has reacted at once. */
export const StayingElementReactsAtOnce: Story = {
  play: async ({ args, userEvent }) => {
    await waitOutPressGuard();
    await userEvent.click(next());
    await screen.findByRole('button', { name: 'Pay' });
    await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

/** The first screen: a sheet ignored presses while it opened, took what was typed, and was closed later. */
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

/** The second screen: a press while the sheet closed was ignored, the next one led here. */
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
