import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { motion } from '../../src/theme/tokens';
import { expectFits } from '../support/layout';
import { MotionPage } from './motion/MotionPage';
import { foundationStory } from './page/foundationStory';
import { filesWith, linesWith } from './page/sources';

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof MotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const moving = linesWith(/(transition|animation)(-\w+)*:/).filter(({ line }) => !line.includes('none'));

/** It fails if an animation uses no token for duration or easing, or loops. */
export const Page: Story = {
  play: async ({ canvasElement, step }) => {
    await step('has only durations of tokens', async () => {
      await expect(moving.length).toBeGreaterThan(0);
      await expect(moving.filter(({ line }) => !line.includes('motion.'))).toEqual([]);
      for (const name of Object.keys(motion))
        await expect(filesWith(new RegExp(`motion\\.${name}\\b`))).not.toEqual([]);
    });

    await step('is short, and nothing loops', async () => {
      const { flash, ...rest } = motion;
      await expect(Math.max(...Object.values(rest))).toBeLessThanOrEqual(200);
      await expect(flash).toBeLessThanOrEqual(400);
      await expect(moving.filter(({ line }) => /infinite|linear|ease-in/.test(line))).toEqual([]);
    });

    await step('stops with reduced motion', async () => {
      await expect(filesWith(/prefers-reduced-motion/)).toContain('GlobalStyle');
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
