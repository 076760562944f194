import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorBlock } from '../../src/components/ErrorBlock/ErrorBlock';
import { onPageEdgeToEdge } from './onPage';

const meta = {
  title: 'Components/Feedback/ErrorBlock',
  component: ErrorBlock,
  tags: ['error'],
  decorators: [onPageEdgeToEdge],
  args: {
    message: 'The server didn’t respond within 10 seconds.',
    actionLabel: 'Try again',
    onAction: fn(),
    reference: 'Reference K7Q2',
  },
} satisfies Meta<typeof ErrorBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A part of a screen could not be loaded: what failed, a retry and a reference. */
export const WithReference: Story = {
  tags: ['main'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.message);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

/** A failure that customer service need not look up, so it has no reference. */
export const WithoutReference: Story = {
  args: { reference: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).not.toHaveTextContent('Reference');
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

/** Wrong: a technical code instead of a sentence. */
export const DontShowCodes: Story = { args: { message: 'ERR_504_UPSTREAM', reference: undefined } };
