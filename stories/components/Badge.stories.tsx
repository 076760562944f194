import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/components/Badge/Badge';
import { onPage } from './onPage';

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  decorators: [onPage],
  args: { count: 3, label: '3 unread notices' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of unread notices, which a screen reader reads with what is counted. */
export const SmallNumber: Story = {
  tags: ['main'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '3 unread notices' })).toHaveTextContent('3');
  },
};

/** More than 99: the badge shows 99+, a screen reader reads the exact number. */
export const LargeNumber: Story = {
  args: { count: 120, label: '120 unread notices' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '120 unread notices' })).toHaveTextContent('99+');
  },
};

/** Nothing is shown, because nothing waits. */
export const NoBadgeAtZero: Story = {
  args: { count: 0, label: 'No unread notices' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Wrong: the name does not say what is counted. */
export const DontNameTheNumberOnly: Story = { args: { label: '3' } };
