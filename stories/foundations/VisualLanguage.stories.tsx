import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordFor } from '../reference/glossary/words';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';
import { VisualLanguagePage } from './language/VisualLanguagePage';
import { foundationStory } from './page/foundationStory';

const meta = {
  title: 'Foundations/The visual language',
  component: VisualLanguagePage,
  tags: ['!autodocs', 'each-language'],
  ...foundationStory,
} satisfies Meta<typeof VisualLanguagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page of the catalogue. */
export const PrinciplesWithExamples: Story = {
  play: async (context) => {
    const { canvas, canvasElement, step } = context;
    const t = storyText(context);

    await step('shows real components in the language of the toolbar', async () => {
      await expect(await canvas.findByText(t('position:profitSum'))).toBeVisible();
      await expect(await canvas.findByRole('button', { name: t('trade:detail.addMargin') })).toBeVisible();
      await expect(await canvas.findByText(wordFor('Under review', context.globals.locale))).toBeVisible();
    });

    await step('aligns the figures of a list', async () => {
      const [one, other] = ['1,250', '987'].map((price) => canvas.getByText(price).getBoundingClientRect());
      await expect(one?.right).toBe(other?.right);
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
