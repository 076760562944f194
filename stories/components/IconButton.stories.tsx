import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../src/components/IconButton/IconButton';
import { onPage } from './onPage';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  decorators: [onPage],
  args: { label: 'Close', glyph: X, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const NotPressed: Story = { args: { label: 'Watch this stock', glyph: Star, pressed: false } };

export const Pressed: Story = {
  args: { label: 'Watch this stock', glyph: Star, pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Watch this stock');
  },
};
