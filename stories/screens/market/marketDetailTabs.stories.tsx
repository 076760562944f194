import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handle } from '../../../mocks/handlers/handle';
import { serve } from '../../../mocks/handlers/serve';
import { newsList } from '../../../src/api/contract/content';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { findDrawnChart } from '../../support/chart';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { storyExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { failsStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/market/marketDetail?symbol=1001.W';

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open({ canvas, loaded, userEvent }: Context, tab: 'board' | 'news' | 'company' | 'chart') {
  await userEvent.click(await canvas.findByRole('tab', { name: storyText({ loaded })(`stock:tabs.${tab}`) }));
}

/** The order book of the stock: the orders of both sides around the last price, and the trades of the day. */
export const OrderBook: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement, loaded } = context;
    const t = storyText({ loaded });
    await open(context, 'board');
    await expect(await canvas.findByText(t('board:phase.continuous'))).toBeVisible();
    await expect(await canvas.findByRole('table', { name: new RegExp(t('board:title')) })).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** The order book leads to how an auction works, around the last price of this stock. */
export const AuctionExplained: Story = {
  parameters: { app: { path: `${path}&tab=board` } },
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: storyText({ loaded })('board:example.open') });
    await expect(link).toHaveAttribute('href', '#/market/auction?symbol=1001.W');
  },
};

/** The news of this stock alone, newest first; each leads to its article. */
export const News: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement, loaded } = context;
    await open(context, 'news');
    const list = await canvas.findByRole('list', { name: storyText({ loaded })('stock:tabs.news') });
    const links = await within(list).findAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', '#/home/DetailsPage?id=pharma-forecast');
    await expect(links.length).toBeGreaterThan(1);
    await expectFits(canvasElement);
  },
};

/** What the company does, its key figures at the last price, and its next dates. */
export const Company: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, canvasElement, loaded } = context;
    const t = storyText({ loaded });
    await open(context, 'company');
    await expect(await canvas.findByRole('heading', { name: t('company:business') })).toBeVisible();
    await expect(await canvas.findAllByText(t('company:events.results'))).toHaveLength(4);
    await expectFits(canvasElement);
  },
};

/** Back from the company, the chart is drawn again. */
export const BackToTheChart: Story = {
  play: async (context) => {
    const { canvas, loaded } = context;
    await open(context, 'company');
    await expect(
      await canvas.findByRole('heading', { name: storyText({ loaded })('company:business') }),
    ).toBeVisible();
    await open(context, 'chart');
    await findDrawnChart('5');
  },
};

/** The address has the view, so that a reload or a link opens it. */
export const OpenedByAddress: Story = {
  parameters: { app: { path: `${path}&tab=company` } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('heading', { name: t('company:calendar') })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: t('stock:tabs.company') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** There is no news about this stock: the view says so. */
export const NoNews: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}&tab=news` } },
  beforeEach: ({ msw, loaded }) => {
    const { store } = storyExchange({ loaded });
    msw.use(serve(handle(store, newsList, () => ({ items: [], hasMore: false }))));
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('company:noNews'))).toBeVisible();
  },
};

/** The server can't send the news: the view says so, and price and order buttons stay. */
export const NewsFails: Story = {
  ...failsStory('/content/NewsList', { path: `${path}&tab=news` }),
  tags: ['error'],
};

/** The server can't send the order book: the view says so, and price and order buttons stay. */
export const OrderBookFails: Story = {
  ...failsStory('/stock/Board', { path: `${path}&tab=board` }),
  tags: ['error'],
};

/** The server can't send the company: the view says so, and price and order buttons stay. */
export const CompanyFails: Story = {
  ...failsStory('/stock/Company', { path: `${path}&tab=company` }),
  tags: ['error'],
};
