import type { Meta, StoryObj } from '@storybook/react-vite';
import { Market } from '../../../src/screens/market/Market';
import { moveTranslatedPage } from '../../support/translator';
import { rowsOf } from './marketSteps';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  parameters: { app: { path: '/market/market', scenario: 'demo' } },
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A browser's translator has taken every text into its own hands: prices still move. */
export const PageTranslated: Story = {
  play: (context) => moveTranslatedPage(context, async () => (await rowsOf(context)).map(({ text }) => text)),
};
