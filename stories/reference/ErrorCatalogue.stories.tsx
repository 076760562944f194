import { contract } from 'virtual:contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messageKeys, specialPhrases } from '../../src/api/contract/messageKeys';
import { ErrorCataloguePage } from './errors/ErrorCataloguePage';
import { referenceStory } from './referenceStory';

const meta = {
  title: 'Reference/Error catalogue',
  component: ErrorCataloguePage,
  tags: ['!autodocs'],
  ...referenceStory,
} satisfies Meta<typeof ErrorCataloguePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every message of specification 8. */
export const EveryMessage: Story = {
  args: { messages: contract['x-error-catalogue'] },
  play: async ({ canvas, step }) => {
    const entries = await canvas.findAllByRole('article');

    await step('has each message', () =>
      expect(entries.map((entry) => entry.querySelector('h3 code')?.textContent)).toEqual([...messageKeys]),
    );

    await step('marks the special phrases', () =>
      expect(canvas.getAllByText('special phrase')).toHaveLength(specialPhrases.size),
    );

    await step('shows the wording with the number in each language, and the fragments', async () => {
      const entry = within(await canvas.findByRole('article', { name: /^notSellableForDays/ }));
      await expect(await entry.findByText(/\{\{n\}\}-day sale lock/)).toBeVisible();
      await expect(await entry.findByText(/\{\{n\}\} 天/)).toBeVisible();
      await expect(await entry.findByText(/\{\{n\}\}日間/)).toBeVisible();
      await expect(await entry.findByText(/天内不可卖 ·/)).toBeVisible();
      await expect(await entry.findByText('买入后5天内不可卖出')).toBeVisible();
    });
  },
};
