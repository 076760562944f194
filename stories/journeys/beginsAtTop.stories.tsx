import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type RankingKind, rankingKinds } from '../../src/api/contract/stocks';
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

    await step('Tabs whose lists were read before replace the address, and begin at their top', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: t('market:ranking.title') }));
      const list = (kind: RankingKind) =>
        canvas.findByRole('list', { name: t(`market:ranking.kinds.${kind}`) });
      const open = async (kind: RankingKind) => {
        const tab = await canvas.findByRole('tab', { name: t(`market:ranking.kinds.${kind}`) });
        // A tap. The focus that a played click gives to the tab would scroll the page to it.
        tab.click();
        await list(kind);
      };
      const [first, second] = rankingKinds;
      await list(first);
      await open(second);
      await scrollDown();
      await open(first);
      await beginsAtTop();
      await scrollDown();
      await open(second);
      await beginsAtTop();
    });
  },
};
