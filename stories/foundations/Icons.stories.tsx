import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFits } from '../support/layout';
import { IconsPage } from './icons/IconsPage';
import { usedIcons } from './icons/usedIcons';
import { foundationStory } from './page/foundationStory';
import { filesWith } from './page/sources';

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['!autodocs'],
  ...foundationStory,
} satisfies Meta<typeof IconsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon that the product imports. */
export const EveryIconOfTheProduct: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('shows each icon in use', async () => {
      await expect(usedIcons.length).toBeGreaterThan(20);
      await expect(usedIcons.filter(({ glyph }) => !glyph)).toEqual([]);
      for (const { name } of usedIcons)
        await expect((await canvas.findByText(name)).closest('li')?.querySelector('svg')).toBeVisible();
    });

    await step('has one set, imported one by one', async () => {
      await expect(filesWith(/import (?!type)[^;]* from 'lucide-react'/)).toEqual([]);
      await expect(filesWith(/from '(react-icons|@mui\/icons|@heroicons|@tabler|phosphor)/)).toEqual([]);
    });

    await step('has one weight', async () => {
      const weights = [...canvasElement.querySelectorAll('svg')].map((svg) =>
        svg.getAttribute('stroke-width'),
      );
      await expect([...new Set(weights)]).toEqual(['1.75']);
    });

    await step('fits', () => expectFits(canvasElement));
  },
};
