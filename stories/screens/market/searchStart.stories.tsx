import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault } from '../../../mocks/faults';
import { Search } from '../../../src/screens/market/Search';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const path = '/home/search';

const meta = {
  title: 'Screens/home/search',
  component: Search,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stocks that the demo member opened on this device. The last one is not listed any more. */
const seen =
  (owner: string = demoMember.account) =>
  () =>
    window.localStorage.setItem(
      'seenStocks',
      JSON.stringify({ owner, symbols: ['1256.E', '1199.E', '1133.E', '1071.W', '9999.E'] }),
    );

const seenList = ({ canvas, loaded }: Context) =>
  canvas.findByRole('list', { name: storyText({ loaded })('search:seen.title') });

/** The stocks that were opened last stand first, with their prices. One that is no longer listed is left out. */
export const RecentlySeen: Story = {
  tags: ['each-language'],
  beforeEach: seen(),
  play: async (context) => {
    const links = await within(await seenList(context)).findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['1256.E', '1199.E', '1133.E', '1071.W'].map((symbol) => `#/market/marketDetail?symbol=${symbol}`),
    );
    await expect(links[0]).toHaveTextContent('52,800');
    await expectFits(context.canvasElement);
  },
};

async function clearSeen(context: Context): Promise<void> {
  const t = storyText(context);
  await seenList(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('search:seen.clear') }));
  await expect(await context.canvas.findByText(t('search:seen.cleared'))).toBeVisible();
  await expect(context.canvas.queryByText(t('search:seen.title'))).toBeNull();
}

/** The stocks that were opened last were cleared: a bar says so and offers to undo it. */
export const SeenCleared: Story = { beforeEach: seen(), play: clearSeen };

/** The stocks that were opened last were cleared and brought back by Undo. */
export const SeenBroughtBack: Story = {
  beforeEach: seen(),
  play: async (context) => {
    await clearSeen(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: storyText(context)('watchlist:undo') }),
    );
    await expect(await within(await seenList(context)).findAllByRole('link')).toHaveLength(4);
  },
};

/** Another member opened stocks on this device: none of them is shown. */
export const SeenByAnotherMember: Story = {
  beforeEach: seen('9012345679'),
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('list', { name: t('search:popular.title') });
    await expect(context.canvas.queryByText(t('search:seen.title'))).toBeNull();
  },
};

/** The losers were chosen: the three stocks that fell most today. */
export const LosersOfToday: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('radio', { name: t('market:ranking.kinds.losers') }));
    const list = await canvas.findByRole('list', { name: t('market:ranking.kinds.losers') });
    const rows = await within(list).findAllByRole('link');
    await expect(rows).toHaveLength(3);
    for (const row of rows) await expect(row).toHaveTextContent('▼');
  },
};

/** A sector was pressed: the address is that of its stocks in the market. */
export const SectorOpensTheMarket: Story = {
  play: async (context) => {
    const t = storyText(context);
    const map = await context.canvas.findByRole('list', { name: t('market:sectors.title') });
    await context.userEvent.click((await within(map).findAllByRole('button'))[0] as HTMLElement);
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/market\/market\?sector=.+/));
  },
};

/** The server doesn't know the sectors: movers and most traded stocks are there without them. */
export const WithoutSectors: Story = {
  parameters: { app: { path, faults: [fault('html', '/stock/Breadth')] } },
  play: async (context) => {
    const t = storyText(context);
    await context.canvas.findByRole('list', { name: t('market:ranking.kinds.gainers') });
    await expect(context.canvas.queryByText(t('market:sectors.title'))).toBeNull();
  },
};
