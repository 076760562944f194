import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { foundationStory } from '../../foundations/page/foundationStory';
import { expectFits } from '../../support/layout';
import { FigureTablePage } from './FigureTablePage';

const meta = {
  title: 'Reference/Formats/FigureTable',
  component: FigureTablePage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof FigureTablePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FormatterOfEachFigure: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /^Fund scale in a list of mentors/ });
    await expect(await within(row).findByRole('cell', { name: 'formatLargeNumber' })).toBeVisible();
    await expect(await within(row).findByRole('cell', { name: '47.03 juta' })).toBeVisible();
    await expectFits(canvasElement);
  },
};
