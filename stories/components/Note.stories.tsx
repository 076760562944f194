import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Note } from '../../src/components/Note/Note';
import { expectFits } from '../support/layout';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Feedback/Note',
  component: Note,
  decorators: [onPage],
  args: {
    children: 'Waits until the market reaches your price. What is not filled by the close is cancelled.',
  },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A quiet sentence that explains a field or a figure. */
export const OneSentence: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(String(args.children))).toBeVisible();
  },
};

/** Long words wrap within the page. */
export const LongWords: Story = {
  args: { children: 'Verwahrentgeltbescheinigung '.repeat(12) },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: a risk in quiet text is overlooked. */
export const DontWarnQuietly: Story = { args: { children: 'You can lose more than your margin.' } };
