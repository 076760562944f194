import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectFits } from '../support/layout';
import { foundationStory } from './page/foundationStory';
import { VoicePage } from './voice/VoicePage';

const meta = {
  title: 'Foundations/Voice and tone',
  component: VoicePage,
  tags: ['!autodocs', 'each-language'],
  ...foundationStory,
} satisfies Meta<typeof VoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rules, with examples in each language. */
export const RulesWithExamples: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Rules', 'In each language', 'How it sounds'])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expectFits(canvasElement);
  },
};
