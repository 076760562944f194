import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { saveGroups } from '../../../mocks/exchange/watchlist/groups';
import { faultOnce } from '../../../mocks/faults';
import { MarketFav } from '../../../src/screens/watchlist/MarketFav';
import { everyMode } from '../../support/everyMode';
import { prepareExchange } from '../../support/exchange';
import { expectUnitExplained } from '../../support/juta';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { placeOrder } from '../trade/detailSteps';
import { chooseIn, stars, watchedList, watchedSymbols } from './watchlistSteps';

const path = '/market/marketFav';

const meta = {
  title: 'Screens/market/marketFav',
  component: MarketFav,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketFav>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All starred stocks, live, in the member's own order. Each row links to its details. Below it stands what the member holds of
 * the stock, with its result, and what is ordered; above the list are the groups.
 */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  beforeEach: prepareExchange(
    (_, member) =>
      saveGroups(member, [
        { id: 'b', name: '銀行・配当', symbols: ['1256.E', '1018.W'] },
        { id: 'm', name: '素材', symbols: ['1199.E', '1133.E'] },
      ]),
    (...exchange) => void placeOrder({ symbol: '1199.E', leverage: 10 })(...exchange),
    (...exchange) =>
      void placeOrder({ symbol: '1071.W', priceType: 'limit', limitPrice: '5300' })(...exchange),
  ),
  play: async (context) => {
    await expect(await watchedSymbols(context)).toEqual(stars);
    const t = storyText(context);
    const list = within(await watchedList(context));
    const own = await list.findAllByRole('list', { name: t('stock:held.title') });
    const [held, ordered] = own;
    await expect(own).toHaveLength(2);
    await expect(held?.closest('[role="list"] > li')).toHaveTextContent('1199');
    await expect(held).toHaveTextContent(t('trade:status.holding'));
    await expect(held).toHaveTextContent(t('trade:side.long'));
    await expect(held).toHaveTextContent(t('trade:detail.afterFees'));
    await expect(ordered?.closest('[role="list"] > li')).toHaveTextContent('1071');
    await expect(ordered).toHaveTextContent(t('trade:status.pendingOrder'));
    const groups = within(await context.canvas.findByRole('group', { name: t('watchlist:groups.title') }));
    await expect(await groups.findAllByRole('button')).toHaveLength(3);
    const add = await context.canvas.findByRole('link', { name: storyText(context)('watchlist:add') });
    await expect(add).toHaveAttribute('href', '#/home/search');
    await expectUnitExplained(context, await watchedList(context));
    const courses = (await watchedList(context)).querySelectorAll('.trail svg');
    await expect(courses).toHaveLength(stars.length);
  },
};

/** The starred stocks of the western exchange alone. */
export const StocksOfOneExchange: Story = {
  play: async (context) => {
    const t = storyText(context);
    await watchedList(context);
    await chooseIn(context, t('market:exchange.label'), t('market:exchange.names.WEST'));
    await waitFor(async () => expect(await watchedSymbols(context)).toEqual(['1071.W', '1018.W']));
    await expect(window.location.hash).toBe(`#${path}?exchange=WEST`);
  },
};

/** No stock of this exchange is starred: the list says so, with a link to the search. */
export const NoStocksOfThisExchange: Story = {
  tags: ['empty'],
  parameters: { app: { path: `${path}?exchange=NORTH`, scenario: 'demo' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('watchlist:empty.exchange'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('watchlist:empty.find') })).toBeVisible();
  },
};

/** No stock is starred yet: the list says so, with a link to the search. Groups can be edited nevertheless. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('watchlist:empty.title'))).toBeVisible();
    const find = await canvas.findByRole('link', { name: t('watchlist:empty.find') });
    await expect(find).toHaveAttribute('href', '#/home/search');
    await expect(await canvas.findByRole('button', { name: t('watchlist:edit') })).toBeVisible();
  },
};

/** The starred stocks are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The prices of the starred stocks couldn't be read: the list says so, with a button to try again. */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [faultOnce('html', '/stock/Quotes')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** The prices were read at the second attempt: the starred stocks are there. */
export const LoadedAfterARetry: Story = {
  parameters: Fails.parameters,
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('common:retry') }));
    await expect(await watchedSymbols(context)).toEqual(stars);
  },
};

/** There is no connection when the watchlist opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** In the evening: the last prices of the day, and when the market opens again. */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: async (context) => {
    const closed = storyText(context)('market:session.closed', { time: '11/24 09:00' });
    await expect(await context.canvas.findByText(closed)).toBeVisible();
    await watchedList(context);
  },
};

/** Changes are switched from percent to yen: the amount now comes first in each row. */
export const PercentOrYen: Story = {
  play: async (context) => {
    const t = storyText(context);
    const row = (await within(await watchedList(context)).findAllByRole('link'))[0];
    await expect(row).toHaveTextContent('▼−1.31%−700');
    const named = (form: 'percent' | 'amount') =>
      `${t('watchlist:changeAs.label')}: ${t(`watchlist:changeAs.${form}`)}`;
    await context.userEvent.click(await context.canvas.findByRole('button', { name: named('percent') }));
    await expect(row).toHaveTextContent('▼−700−1.31%');
    await expect(window.localStorage.getItem('changeForm')).toBe('amount');
    await expect(await context.canvas.findByRole('button', { name: named('amount') })).toBeVisible();
  },
};
