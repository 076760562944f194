import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { expectSafeRendering } from '../../hostile/expectSafeRendering';
import { findDrawnChart } from '../../support/chart';
import { findFact } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { recordDrawing } from '../../widgets/market/recordDrawing';

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  beforeEach: recordDrawing,
  parameters: {
    app: { path: '/market/marketDetail?symbol=1001.W', scenario: 'demo', faults: [fault('hostileWords')] },
  },
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stock with a hostile name, such as markup: it is plain text, and price and facts are unaffected. */
export const HostileName: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await findDrawnChart('5');
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    const volume = await findFact(canvasElement, storyText({ loaded })('market:detail.totalAmount'));
    await waitFor(() => expect(volume.textContent).toMatch(/^\d{1,3}(,\d{3})+\.\d\d$/));
    await expectSafeRendering(canvasElement);
  },
};
