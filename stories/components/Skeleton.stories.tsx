import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/components/Section/Section';
import { Skeleton } from '../../src/components/Skeleton/Skeleton';
import { SkeletonBlock } from '../../src/components/Skeleton/SkeletonBlock';
import { SkeletonRows } from '../../src/components/Skeleton/SkeletonRows';
import { Stack } from '../../src/components/Stack/Stack';
import { onPageEdgeToEdge } from './onPage';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [onPageEdgeToEdge],
  args: { label: 'Loading', children: <SkeletonRows /> },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
  },
};

export const Blocks: Story = {
  args: {
    children: (
      <Section>
        <Stack gap="s">
          <SkeletonBlock width={160} height={24} />
          <SkeletonBlock width={420} height={60} />
          <SkeletonBlock height={400} />
        </Stack>
      </Section>
    ),
  },
};
