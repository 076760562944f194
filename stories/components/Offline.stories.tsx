import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Offline } from '../../src/components/Offline/Offline';
import { onPageEdgeToEdge } from './onPage';

const meta = {
  title: 'Components/Feedback/Offline',
  component: Offline,
  tags: ['offline'],
  decorators: [onPageEdgeToEdge],
  args: { message: 'You are offline. Prices cannot be shown.', actionLabel: 'Try again', onAction: fn() },
} satisfies Meta<typeof Offline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a connection a part of the screen cannot be shown: a button tries again. */
export const Waiting: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.message);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

/** The retry runs: the button shows progress and takes no second press. */
export const TryingAgain: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** Wrong: the server has not failed. */
export const DontBlameTheServer: Story = { args: { message: 'The server has an error.' } };
