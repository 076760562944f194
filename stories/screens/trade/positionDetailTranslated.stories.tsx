import type { Meta, StoryObj } from '@storybook/react-vite';
import { PositionDetail } from '../../../src/screens/trade/PositionDetail';
import { moveTranslatedPage } from '../../support/translator';
import { at, ids } from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A browser's translator has taken every text into its own hands: price and result still move. */
export const PageTranslated: Story = {
  play: async (context) => {
    await moveTranslatedPage(context, async () => context.canvasElement.querySelector('main')?.textContent);
  },
};
