import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { currentAppearance } from '../../src/theme/appearance';
import { colorsIn } from '../../src/theme/colorsIn';
import type { ColorName } from '../../src/theme/tokens';
import { replaceClipboard } from '../support/clipboard';
import { computedColor } from '../support/computedColor';
import { expectFits } from '../support/layout';
import { ColourPage } from './colour/ColourPage';
import { families } from './colour/families';
import { pairRows } from './colour/pairRows';
import { ratioText } from './colour/ratioText';
import { themes } from './colour/themes';
import { usesOf } from './colour/usesOf';
import { foundationStory } from './page/foundationStory';

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof ColourPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const tokens = Object.keys(colorsIn()) as ColorName[];

/** Every token and the contrast of every pair; `src/theme/contrast.test.ts` checks the minimum. */
export const TokensAndTheirContrast: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('shows the contrast of every pair in every theme', async () => {
      const rows = pairRows('text').length + pairRows('mark').length;
      await expect(await canvas.findAllByText(/:1$/)).toHaveLength(rows * themes.length);
      await expect(ratioText(4.478)).toBe('4.47:1');
    });

    await step('explains every colour', async () => {
      const explained = families.flatMap((family) => family.tokens);
      await expect(explained.sort()).toEqual([...tokens].sort());
      for (const token of tokens)
        await expect(await canvas.findByText(token, { selector: 'strong' })).toBeVisible();
    });

    await step('copies a colour as the reader chooses', async () => {
      const written = fn(async (_: string) => {});
      // Only for this step: afterwards the reader copies.
      const restore = replaceClipboard(written);
      const forms = {
        'Token path': 'color.accent',
        'Value in this theme': colorsIn(currentAppearance()).accent,
        'CSS variable': 'var(--color-accent)',
      };
      for (const [form, text] of Object.entries(forms)) {
        await userEvent.click(await canvas.findByRole('radio', { name: form }));
        await userEvent.click(await canvas.findByRole('button', { name: 'Copy accent' }));
        await waitFor(() => expect(written.mock.lastCall).toEqual([text]));
      }
      restore();
    });

    await step('has no unused colour', async () => {
      await expect(tokens.filter((token) => usesOf(token).length === 0)).toEqual([]);
    });

    await step('measures the colours of the page', async () => {
      const { ink, priceUp } = colorsIn(currentAppearance());
      await expect([computedColor('ink'), computedColor('priceUp')].map(hex)).toEqual([ink, priceUp]);
    });

    await step('fits', () => expectFits(canvasElement));
  },
};

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
