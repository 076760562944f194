import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { referenceStory } from './referenceStory';
import { costs } from './testSpeed/measured';
import { TestSpeedPage } from './testSpeed/TestSpeedPage';

const meta = {
  title: 'Reference/Test speed',
  component: TestSpeedPage,
  tags: ['!autodocs'],
  ...referenceStory,
} satisfies Meta<typeof TestSpeedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The durations of the tests, and what was done about each. */
export const DurationsOfTheTests: Story = {
  play: async ({ canvas }) => {
    for (const { title, rows } of costs) {
      const table = within(await canvas.findByRole('table', { name: title }));
      await expect(await table.findAllByRole('row')).toHaveLength(rows.length + 1);
    }
  },
};
