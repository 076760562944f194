import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFits } from '../expectFits';
import { inkOf } from '../inkOf';
import { ColourPage } from './colour/ColourPage';
import { contrast, ratioText } from './colour/contrast';
import { families } from './colour/meanings';
import { least, measured, tokensIn } from './colour/measured';
import { decorative } from './colour/pairs';
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

const tokens = Object.keys(tokensIn('redUp')) as (keyof ReturnType<typeof tokensIn>)[];

/** Every token; fails where text has less than 4.5:1, or an outline, a mark or a drawing less than 3:1. */
export const Page: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('measures as WCAG does', async () => {
      await expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
      await expect(ratioText(contrast('#777777', '#ffffff'))).toBe('4.47:1');
    });

    await step('can be read and made out, in both conventions', async () => {
      const tooFaint = measured.filter(({ kind, ratio }) => ratio < least[kind]);
      await expect(tooFaint).toEqual([]);
      await expect(canvas.getAllByText(/:1$/)).toHaveLength(measured.length);
    });

    await step('tells what every colour means', async () => {
      const told = families.flatMap(({ meanings }) => Object.keys(meanings));
      await expect(told.sort()).toEqual([...tokens].sort());
      for (const token of tokens) await expect(canvas.getByText(token, { selector: 'strong' })).toBeVisible();
    });

    await step('has measured every colour, and has none that is not used', async () => {
      const seen = new Set(measured.flatMap(({ ink, ground }) => [ink, ground]));
      await expect(tokens.filter((token) => !seen.has(token)).sort()).toEqual([...decorative].sort());
      await expect(tokens.filter((token) => usesOf(token).length === 0)).toEqual([]);
    });

    await step('measures the colours that the page wears', async () => {
      const convention = document.documentElement.dataset.upDown === 'greenUp' ? 'greenUp' : 'redUp';
      const { ink, priceUp } = tokensIn(convention);
      await expect([inkOf('ink'), inkOf('priceUp')].map(hex)).toEqual([ink, priceUp]);
    });

    await step('fits', () => expectFits(canvasElement));
  },
};

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
