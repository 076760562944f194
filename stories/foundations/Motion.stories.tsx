import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
  globals: { ...foundationStory.globals, motion: 'full' },
} satisfies Meta<typeof MotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const moving = linesWith(/(transition|animation)(-\w+)*:/).filter(({ line }) => !line.includes('none'));

/** It fails if an animation uses no token for duration or easing, or loops. */
export const DurationsAndEasings: Story = {
  play: async ({ canvas, canvasElement, step }) => {
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

    await step('shows every duration moving, and a sheet', async () => {
      await expect(document.documentElement.dataset.motion).toBe('full');
      for (const name of Object.keys(motion)) {
        const track = await canvas.findByRole('button', { name: `Move with ${name}` });
        const dot = track.firstElementChild as Element;
        const before = dot.getBoundingClientRect().left;
        track.click();
        await waitFor(() => expect(dot.getBoundingClientRect().left).toBeGreaterThan(before + 40));
        track.click();
      }
      (await canvas.findByRole('button', { name: 'Open a sheet' })).click();
      const sheet = await screen.findByRole('dialog', { name: 'A sheet' });
      (await within(sheet).findByRole('button', { name: 'Close' })).click();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    await step('settles the mark of a success, and nothing else of it', async () => {
      (await canvas.findByRole('button', { name: 'Show a success' })).click();
      const banner = (await canvas.findByText('Deposit received')).closest('[role=status]') as Element;
      const moved = banner.getAnimations({ subtree: true }).map(({ effect }) => effect as KeyframeEffect);
      await expect(moved.map(({ target }) => target?.querySelector('svg') !== null)).toEqual([true]);
      await expect(moved[0]?.getTiming().duration).toBe(motion.slow);
      await waitFor(() => expect(banner.getAnimations({ subtree: true })).toEqual([]));
    });

    await step('stops with reduced motion', async () => {
      await expect(filesWith(/prefers-reduced-motion/)).toContain('ScopeStyle');
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
