import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layer } from '../../src/theme/tokens';
import { expectFits } from '../support/layout';
import { ElevationPage } from './elevation/ElevationPage';
import { foundationStory } from './page/foundationStory';
import { linesWith } from './page/sources';

const meta = {
  title: 'Foundations/Elevation',
  component: ElevationPage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof ElevationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shadows and layers. It fails if a shadow or a layer uses no token. */
export const ShadowsAndLayers: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('has only shadows of tokens (an inset one is an edge)', async () => {
      const others = linesWith(/(box|text)-shadow:|drop-shadow\(/).filter(
        ({ line }) => !/shadow\(['$]|inset /.test(line),
      );
      await expect(others).toEqual([]);
    });

    await step('has only layers of tokens, and order within one part', async () => {
      const others = linesWith(/z-index:/).filter(({ line }) => !/layer\.|z-index: (-1|0|1);/.test(line));
      await expect(others).toEqual([]);
      for (const name of Object.keys(layer))
        await expect(await canvas.findByRole('rowheader', { name: new RegExp(`^${name} `) })).toBeVisible();
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
