import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UndoBar } from '../../src/components/UndoBar/UndoBar';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Feedback/UndoBar',
  component: UndoBar,
  decorators: [onPage],
  args: { message: 'Removed 1010 Hinoki Chemical', undoLabel: 'Undo', onUndo: fn() },
  // On the documentation page it is at the bottom of the frame.
  parameters: { docs: { story: { height: '116px' } } },
} satisfies Meta<typeof UndoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stock was removed: the bar names it and offers to undo that. */
export const UndoneByATap: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Removed 1010 Hinoki Chemical');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

/** The button that undoes the removal has the focus. */
export const UndoneByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

/** On a screen with the main menu the bar is above it. */
export const AboveTheMenu: Story = {
  args: { menuBelow: true },
  play: async ({ canvas }) => {
    const { bottom } = (await canvas.findByRole('status')).getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(44);
  },
};

/** Nothing is shown: there is nothing to undo, but a screen reader already knows the place. */
export const NothingToUndo: Story = {
  // It is invisible on a documentation page.
  tags: ['!autodocs'],
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A long name wraps within the bar. */
export const LongText: Story = {
  args: {
    message: 'Removed 1010 Nihonbashi Kawaguchi Precision Instruments and Harbour Engineering Holdings',
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
