import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { moveTranslatedPage } from '../../support/translator';

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  parameters: { app: { path: '/market/marketDetail?symbol=1001.W', scenario: 'demo' } },
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A browser's translator has taken every text into its own hands: price and figures still move. */
export const PageTranslated: Story = {
  play: async (context) => {
    await context.canvas.findByText(/^1001 · /);
    await moveTranslatedPage(context, async () => context.canvasElement.querySelector('main')?.textContent);
  },
};
