import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { foundationStory } from '../foundations/page/foundationStory';
import { expectFits } from '../support/layout';
import { GlossaryPage } from './glossary/GlossaryPage';
import { glossary } from './glossary/glossary';

const meta = {
  title: 'Reference/Glossary',
  component: GlossaryPage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof GlossaryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTermInThreeLanguages: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const row = (term: string) => {
      const heads = canvas.getAllByRole('rowheader');
      const head = heads.find(({ firstChild }) => firstChild?.textContent === term);
      if (!head?.parentElement) throw new Error(`There is no ${term}`);
      return within(head.parentElement);
    };

    await step('has every term once, in all languages', async () => {
      await expect(await canvas.findAllByRole('rowheader')).toHaveLength(glossary.length);
      await expect(new Set(glossary.map(([english]) => english)).size).toBe(glossary.length);
      await expect(glossary.filter((terms) => terms.some((term) => term.trim() === ''))).toEqual([]);
    });

    await step('marks words for review by a native speaker', async () => {
      await expect(
        await row('Short').findByRole('cell', { name: /^做空 ?\(to be checked\)$/ }),
      ).toBeVisible();
      await expect(row('Filled').queryByText('(to be checked)')).toBeNull();
    });

    await step('finds a term in the interface', async () => {
      await expect(await row('Margin').findByText(/trade\./)).toBeVisible();
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
