import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatLargeNumber } from '../../src/format/largeNumber';
import { JutaNote } from '../../src/widgets/JutaNote/JutaNote';

const meta = { title: 'Widgets/Orders and positions/JutaNote', component: JutaNote } satisfies Meta<
  typeof JutaNote
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line that explains the unit juta, beside lists of stocks and products with large numbers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [, unit = ''] = formatLargeNumber('1000000').split(' ');
    await expect(canvasElement).toHaveTextContent(unit);
  },
};
