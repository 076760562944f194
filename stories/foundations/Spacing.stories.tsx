import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wideScreen } from '../../src/theme/lowScreen';
import { space, touchTarget } from '../../src/theme/tokens';
import { expectFits } from '../support/layout';
import { foundationStory } from './page/foundationStory';
import { SpacingPage } from './spacing/SpacingPage';

const meta = {
  title: 'Foundations/Spacing',
  component: SpacingPage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof SpacingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Css px of design units. */
const px = (units: number) =>
  (units / 200) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Distances, corners, targets and the grid. */
export const DistancesCornersAndTargets: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('draws every distance at its size, in steps of eight', async () => {
      const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-units]')];
      await expect(bars).toHaveLength(Object.keys(space).length);
      for (const bar of bars) {
        const units = Number(bar.dataset.units);
        await expect(bar.getBoundingClientRect().width).toBeCloseTo(px(units), 0);
        await expect(units % 8).toBe(0);
      }
    });

    await step('has large enough touch targets', async () => {
      const boxes = (await canvas.findAllByRole('button')).map((button) => button.getBoundingClientRect());
      // On a wide screen bars and their buttons are lower, but never below 44 css px (src/theme/lowScreen.ts).
      const isWide = window.matchMedia(wideScreen.replace('@media ', '')).matches;
      const minimum = isWide ? Math.min(44, px(touchTarget)) : px(touchTarget);
      for (const { width, height } of boxes)
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(minimum - 0.5);
      const [one, other] = boxes;
      await expect((other?.left ?? 0) - (one?.right ?? 0)).toBeGreaterThanOrEqual(px(space.s) - 0.5);
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
