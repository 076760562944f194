import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoMember } from '../../../mocks/exchange/demoMember';
import { fault } from '../../../mocks/faults';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { findDrawnChart } from '../../support/chart';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { expectFits } from '../../support/layout';
import { findFact } from '../../support/queries';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { expectServiceOpens } from '../../support/service';
import { storyText } from '../../support/storyText';
import { drawnTexts, recordDrawing } from '../../widgets/market/recordDrawing';

const path = '/market/marketDetail?symbol=1001.W';
const at = (symbol: string) => `/market/marketDetail?symbol=${symbol}` as const;

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: recordDrawing,
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stock: price, chart, figures of the day, and buttons to go long or short. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByText(t('common:juta'))).toBeVisible();
    await expect(await canvas.findByText(t('stock:asOf', { time: '10:14:58' }))).toBeVisible();
    await expect(await canvas.findByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    await expect((await findFact(canvasElement, t('market:detail.totalAmount'))).textContent).toMatch(
      /^\d{1,3}(,\d{3})+\.\d\d$/,
    );
    await expect((await findFact(canvasElement, t('stock:facts.lot'))).textContent).toBe(
      t('stock:facts.lotValue', { shares: '1,000' }),
    );
    await expect(await canvas.findByRole('link', { name: t('market:detail.long') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=long',
    );
    await expect(await canvas.findByRole('link', { name: t('market:detail.short') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=short',
    );
    const previousClose = t('market:detail.previousClose');
    await waitFor(() =>
      expect([...drawnTexts].filter((text) => text.startsWith(previousClose))).not.toEqual([]),
    );
    // Above the buttons: what one lot takes, what there is, and the best quotes.
    await expect(await findFact(canvasElement, t('board:oneLot'))).toHaveTextContent('¥561,561.00');
    await expect(await findFact(canvasElement, t('trade:cost.available'))).toHaveTextContent(
      '¥10,000,000.00',
    );
    const ask = await findFact(canvasElement, t('board:best.ask'));
    await waitFor(() => expect(ask).toHaveTextContent(`562${t('board:shares', { shares: '2,100' })}`));
    await expectFits(canvasElement);
  },
};

const starOf = (canvas: Context['canvas'], name: string) => canvas.findByRole('button', { name });

/** The stock was opened: the search will list it among those seen last on this device. */
export const RememberedAsSeen: Story = {
  beforeEach: () =>
    window.localStorage.setItem(
      'seenStocks',
      JSON.stringify({ owner: demoMember.account, symbols: ['1256.E', '1001.W'] }),
    ),
  play: async () => {
    const kept = JSON.stringify({ owner: demoMember.account, symbols: ['1001.W', '1256.E'] });
    await waitFor(() => expect(window.localStorage.getItem('seenStocks')).toBe(kept));
  },
};

/** The stock was put on the watchlist: its star is on. */
export const StarSetAtOnce: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await expect(await starOf(canvas, t('market:detail.unstar'))).toHaveAttribute('aria-pressed', 'true');
  },
};

/**
 * The server refuses to put the stock on the watchlist: the star is off again, and a toast gives the reason.
 */
export const StarRefused: Story = {
  tags: ['refused'],
  parameters: { app: { path, faults: [fault('refuse', '/user/AddOptional', 'systemBusy')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await waitFor(() => expect(document.body).toHaveTextContent(t('errors:systemBusy')));
    await expect(await starOf(canvas, t('market:detail.star'))).toHaveAttribute('aria-pressed', 'false');
  },
};

/**
 * There is no connection to put the stock on the watchlist: the star is off again, and a toast gives the
 * reason.
 */
export const StarOffline: Story = {
  tags: ['offline'],
  parameters: { app: { path, faults: [fault('offline', '/user/AddOptional')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await waitFor(() => expect(document.body).toHaveTextContent(t('common:failure.offline')));
    await expect(await starOf(canvas, t('market:detail.star'))).toBeVisible();
  },
};

/** Buy and sell are blocked with a reason. */
async function expectBlocked({ canvas, loaded }: Context, reason: string): Promise<void> {
  const t = storyText({ loaded });
  for (const side of ['long', 'short'] as const) {
    const button = await canvas.findByRole('button', { name: t(`market:detail.${side}`) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
  }
}

/** Trading in the stock is suspended: both order buttons say so, and the chart is empty. */
export const Suspended: Story = {
  tags: ['blocked'],
  parameters: { app: { path: at('1297.N') } },
  play: async (context) => {
    const { canvas, loaded } = context;
    const t = storyText({ loaded });
    await expectBlocked(context, t('reasons:suspended'));
    await expect(await canvas.findByText(t('market:chart.empty'))).toBeVisible();
    await expect(await canvas.findByRole('status', { name: '' })).toBeInTheDocument();
  },
};

/** The member may not open positions: both order buttons say so, and customer service can be reached. */
export const TradeBanned: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'tradeBanned' } },
  play: async (context) => {
    await expectBlocked(context, storyText(context)('reasons:tradeBanned'));
    await expectServiceOpens(context);
  },
};

/** The account is frozen: both order buttons say so, and customer service can be reached. */
export const Frozen: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'frozen' } },
  play: async (context) => {
    await expectBlocked(context, storyText(context)('reasons:accountFrozen'));
    await expectServiceOpens(context);
  },
};

/** There is no such stock: the screen says so, with a link to the market. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('nothing') } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('market:detail.long') })).toBeNull();
  },
};

/** The address names no stock: the screen says that there is none, with a link to the market. */
export const WithoutStockInTheAddress: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/market/marketDetail' } },
  play: NotFound.play,
};

/** The stock is being loaded: a skeleton stands for it. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The server can't send the stock: the screen says so, without order buttons. */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('serverError', '/stock/Detail')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('market:detail.long') })).toBeNull();
  },
};

/** There is no connection when the stock opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** The stock for a member who has chosen red for rising prices. */
export const RisingInRed: Story = { play: Default.play, globals: { upDown: 'redUp' } };

/** The stock for a member who has chosen green for rising prices. */
export const RisingInGreen: Story = { play: Default.play, globals: { upDown: 'greenUp' } };
