import { contract } from 'virtual:contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lifeCycles } from '../../reference/transitions';
import { referenceStory } from './referenceStory';
import { StatusSetsPage } from './sets/StatusSetsPage';

const meta = {
  title: 'Reference/Status sets',
  component: StatusSetsPage,
  tags: ['!autodocs'],
  ...referenceStory,
} satisfies Meta<typeof StatusSetsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sets of specification 4 with their transitions, and all other enumerations of the contract. */
export const SetsWithTheirTransitions: Story = {
  args: { document: contract },
  play: async ({ canvas, step }) => {
    await step('shows the transitions of every status', async () => {
      for (const { of } of lifeCycles)
        await expect(await canvas.findByText(`${of}: begins as`)).toBeVisible();
    });

    await step('shows the texts in each language', async () => {
      const words = within(await canvas.findByRole('table', { name: 'Words of PositionStatus' }));
      for (const word of ['Preparing to close', '待平倉', '決済待ち'])
        await expect(await words.findByRole('cell', { name: word })).toBeVisible();
    });
  },
};
