import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { storyText } from '../storyText';

/** Whatever is not a step back begins at the top of its screen (specification 2), also where it replaces an address. */
const meta = {
  title: 'Journeys/Begins at the top',
  component: Shell,
  tags: ['!autodocs'],
  parameters: { app: { path: '/market/marketDetail?symbol=1001.W', scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const far = 100;

/** Scrolls down, once there is enough to scroll. The page tells in its next frame that it was scrolled. */
async function scrollDown(): Promise<void> {
  await waitFor(() => {
    window.scrollTo(0, far);
    return expect(Math.round(window.scrollY)).toBe(far);
  });
  await new Promise(requestAnimationFrame);
}

const beginsAtTop = () => waitFor(() => expect(window.scrollY).toBe(0));

export const WithoutAStepBack: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const t = storyText(context);

    await step('A stock is opened by a link; its back arrow leads to the top of the market', async () => {
      const back = await canvas.findByRole('button', { name: t('common:back') });
      await canvas.findByRole('heading', { name: t('stock:facts.today') });
      await scrollDown();
      await userEvent.click(back);
      await canvas.findByRole('list', { name: t('market:tabs.stocks') });
      await beginsAtTop();
    });

    await step('Another tab replaces the address, and begins at its top', async () => {
      await scrollDown();
      await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.watchlist') }));
      await waitFor(() => expect(window.location.hash).toContain('tab=watchlist'));
      await beginsAtTop();
    });
  },
};
