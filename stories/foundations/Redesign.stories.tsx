import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFits } from '../support/layout';
import { foundationStory } from './page/foundationStory';
import { RedesignPage } from './redesign/RedesignPage';
import { redesignedScreens } from './redesign/screens';

const meta = {
  title: 'Foundations/Redesign',
  component: RedesignPage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof RedesignPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each screen that was redesigned, before and after, with two sentences why and what readers say. */
export const BeforeAndAfter: Story = {
  play: async ({ canvas, canvasElement }) => {
    const pictures = await canvas.findAllByRole('img');
    await expect(pictures).toHaveLength(2 * redesignedScreens.length);
    for (const picture of pictures as HTMLImageElement[]) {
      await picture.decode();
      await expect(picture.naturalWidth).toBe(390);
    }
    await expectFits(canvasElement);
  },
};
