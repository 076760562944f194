import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import { moveTranslatedPage } from '../../support/translator';
import { expectReady, typeLots } from './orderSteps';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=long', scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A browser's translator has taken every text into its own hands: price and costs still move. */
export const PageTranslated: Story = {
  tags: ['filled'],
  play: async (context) => {
    await typeLots(context, '2');
    await expectReady(context);
    await moveTranslatedPage(context, async () => context.canvasElement.querySelector('main')?.textContent);
  },
};
