import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { referenceStory } from './referenceStory';
import record from './speed/results.json';
import { type BenchRecord, SpeedPage } from './speed/SpeedPage';

const meta = {
  title: 'Reference/Speed',
  component: SpeedPage,
  tags: ['!autodocs'],
  args: { record: record as BenchRecord },
  ...referenceStory,
} satisfies Meta<typeof SpeedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bytes and times of the app, and their ratio to the floor. */
export const BytesAndTimes: Story = {
  play: async ({ canvas, args }) => {
    for (const { title, rows } of args.record.parts) {
      const table = within(await canvas.findByRole('table', { name: title }));
      await expect(await table.findAllByRole('row')).toHaveLength(rows.length + 1);
    }
  },
};
