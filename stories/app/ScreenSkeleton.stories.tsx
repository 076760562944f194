import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenSkeleton } from '../../src/app/ScreenSkeleton';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/ScreenSkeleton',
  component: ScreenSkeleton,
} satisfies Meta<typeof ScreenSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The skeleton in place of a screen while its code loads. */
export const Loading: Story = {
  tags: ['loading'],
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('common:loading'),
    );
  },
};
