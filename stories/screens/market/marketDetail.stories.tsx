import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { storyNow } from '../../../mocks/scenarios/clock';
import { stockDetail } from '../../../src/api/contract/stocks';
import { closeLayers } from '../../../src/lib/openLayers';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { chartDrawn, onChart } from '../../chartDrawn';
import { before, minutesLater, outOfDate, silence } from '../../exchangeActs';
import { expectFits } from '../../expectFits';
import { factOf } from '../../factOf';
import { storyText } from '../../storyText';
import { putDown } from '../../touch';
import { noteDrawing, words } from '../../widgets/drawing';

const path = '/market/marketDetail?symbol=1001.W';
const at = (symbol: string) => `/market/marketDetail?symbol=${symbol}`;

const meta = {
  title: 'Screens/market/marketDetail',
  component: MarketDetail,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: noteDrawing,
} satisfies Meta<typeof MarketDetail>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Price, chart, the day in figures, and both directions to trade in. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText(t('stock:asOf', { time: '10:14:58' }))).toBeVisible();
    await expect(canvas.getByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    await expect(factOf(canvasElement, t('market:detail.totalAmount')).textContent).toMatch(
      /^\d{1,3}(,\d{3})+$/,
    );
    await expect(factOf(canvasElement, t('stock:facts.lot')).textContent).toBe(
      t('stock:facts.lotValue', { shares: '1,000' }),
    );
    await expect(canvas.getByRole('link', { name: t('market:detail.long') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=long',
    );
    await expect(canvas.getByRole('link', { name: t('market:detail.short') })).toHaveAttribute(
      'href',
      '#/market/marketBuy?symbol=1001.W&side=short',
    );
    await waitFor(() => expect([...words]).toContain(t('market:detail.previousClose')));
    await expectFits(canvasElement);
  },
};

const periods = ['1', '5', '10', '30', 'day', 'week', 'month'] as const;

/** All seven periods of the chart (specification 9); the one that was chosen last is there with the next stock. */
export const Periods: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    for (const period of periods) {
      await step(period, async () => {
        await userEvent.click(await canvas.findByRole('tab', { name: t(`market:chart.periods.${period}`) }));
        await chartDrawn(period);
      });
    }
    await expect(window.localStorage.getItem('chart')).toContain('"period":"month"');
  },
};

/** The chart's accessible twin: the newest bars as a table. */
export const AsTable: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await chartDrawn('5');
    await userEvent.click(canvas.getByText(storyText({ loaded })('market:chart.table')));
    await expect(await canvas.findAllByRole('row')).toHaveLength(31);
  },
};

/** A bar that is tapped is read above the chart. */
export const Crosshair: Story = {
  play: async ({ canvas }) => {
    const chart = await chartDrawn('5');
    const readout = canvas.getByTestId('readout');
    const newest = readout.textContent;
    putDown(onChart(chart, 0.4, 0.5)).lift();
    await waitFor(() => expect(readout.textContent).not.toBe(newest));
  },
};

/** As large as the screen, with the same settings; Escape closes it, and the focus is where it was. */
export const FullScreen: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    const opener = () => canvas.getByRole('button', { name: t('stock:chart.fullScreen') });
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[data-drawn="5"] canvas')).not.toBeNull(), {
      timeout: 5_000,
    });
    await userEvent.click(within(dialog).getByRole('tab', { name: t('market:chart.periods.day') }));
    await waitFor(() => expect(dialog.querySelector('[data-drawn="day"] canvas')).not.toBeNull(), {
      timeout: 5_000,
    });
    const { height } = within(dialog).getByTestId('chart').getBoundingClientRect();
    await expect(height).toBeGreaterThan(window.innerHeight * 0.5);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener()).toHaveFocus());
    await chartDrawn('day');
  },
};

/** The way back closes it before it leads away. */
export const FullScreenStays: Story = {
  play: async ({ canvas, loaded, userEvent, step }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('stock:chart.fullScreen') }));
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog.querySelector('[data-drawn="5"] canvas')).not.toBeNull(), {
        timeout: 5_000,
      });
      return dialog;
    };
    await step('closed by the way back', async () => {
      const dialog = await open();
      closeLayers(0);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(window.location.hash).toContain('marketDetail');
    });
    await step('open, with the price', async () => {
      const dialog = await open();
      await expect(within(dialog).getByRole('heading')).toHaveTextContent('1001');
      await expect(within(dialog).getByRole('button', { name: t('stock:chart.older') })).toBeVisible();
    });
  },
};

const starOf = (canvas: Context['canvas'], name: string) => canvas.findByRole('button', { name });

/** The star is there at once, and the exchange knows it. */
export const Star: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await expect(await starOf(canvas, t('market:detail.unstar'))).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The server refuses the star: it goes back, and the member is told. */
export const StarRefused: Story = {
  parameters: { app: { path, faults: [fault('refuse', '/user/AddOptional', 'systemBusy')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await waitFor(() => expect(document.body).toHaveTextContent(t('errors:systemBusy')));
    await expect(await starOf(canvas, t('market:detail.star'))).toHaveAttribute('aria-pressed', 'false');
  },
};

/** No connection: the star goes back, and the member is told why. */
export const StarOffline: Story = {
  parameters: { app: { path, faults: [fault('offline', '/user/AddOptional')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await starOf(canvas, t('market:detail.star')));
    await waitFor(() => expect(document.body).toHaveTextContent(t('common:failure.offline')));
    await expect(await starOf(canvas, t('market:detail.star'))).toBeVisible();
  },
};

/** The member holds the stock: the position is a line of the chart, and leads to its details. */
export const WithPosition: Story = {
  parameters: { app: { path, scenario: 'trader' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    const list = await canvas.findByRole('list', { name: t('stock:held.title') });
    const [row] = within(list).getAllByRole('link');
    await expect(row?.getAttribute('href')).toContain('#/position/positionDetail?id=');
    await expect(row).toHaveTextContent(t('trade:side.long'));
    await waitFor(() => expect([...words].join('\n')).toContain(`${t('trade:side.long')} 2,000`));
  },
};

/** An order that waits is a line of its own. */
export const WithOrder: Story = {
  parameters: { app: { path: at('1055.W'), scenario: 'trader' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    const list = await canvas.findByRole('list', { name: t('stock:held.title') });
    await expect(list).toHaveTextContent(t('trade:status.pendingOrder'));
    const shares = t('stock:held.shares', { shares: '1,000' });
    const order = t('stock:chart.order', { side: t('trade:side.long'), shares });
    await waitFor(() => expect([...words].join('\n')).toContain(order));
  },
};

/** At its upper limit, held long and short, with an order that waits: both sides are lines, the list leads to all. */
export const LimitUp: Story = {
  parameters: { app: { path: at('586M.N'), scenario: 'limitUp' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    const limit = factOf(canvasElement, t('market:detail.limitUp')).textContent ?? '';
    await expect(factOf(canvasElement, t('market:detail.high')).textContent).toBe(limit);
    const list = await canvas.findByRole('list', { name: t('stock:held.title') });
    await expect(within(list).getAllByRole('link')).toHaveLength(4);
    await expect(list).toHaveTextContent(t('stock:held.more', { count: 2 }));
    await waitFor(() => {
      const written = [...words].join('\n');
      expect(written).toContain(`${t('trade:side.long')} `);
      return expect(written).toContain(`${t('trade:side.short')} `);
    });
  },
};

/** The positions can't be had: it is said, and the stock stands. */
export const HoldingsFail: Story = {
  parameters: { app: { path, scenario: 'trader', faults: [fault('serverError', '/trade/Positions')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    await expect(await canvas.findByRole('heading', { name: t('stock:held.title') })).toBeVisible();
    await expect(canvas.getByText(t('common:failure.server'))).toBeVisible();
  },
};

/** Both ways are blocked, and say why. */
async function expectBlocked({ canvas, loaded }: Context, reason: string): Promise<void> {
  const t = storyText({ loaded });
  for (const side of ['long', 'short'] as const) {
    const button = await canvas.findByRole('button', { name: t(`market:detail.${side}`) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
  }
}

/** A stock that is suspended has no chart and no order, and says why. */
export const Suspended: Story = {
  parameters: { app: { path: at('1297.N') } },
  play: async (context) => {
    const { canvas, loaded } = context;
    const t = storyText({ loaded });
    await expectBlocked(context, t('reasons:suspended'));
    await expect(await canvas.findByText(t('market:chart.empty'))).toBeVisible();
    await expect(canvas.getByRole('status', { name: '' })).toBeInTheDocument();
  },
};

/** An account that may not trade. */
export const TradeBanned: Story = {
  parameters: { app: { path, scenario: 'tradeBanned' } },
  play: (context) => expectBlocked(context, storyText(context)('reasons:tradeBanned')),
};

/** An account that is frozen. */
export const AccountFrozen: Story = {
  parameters: { app: { path, scenario: 'frozen' } },
  play: (context) => expectBlocked(context, storyText(context)('reasons:accountFrozen')),
};

/** Orders can be prepared, and it is said from when they are taken; the price has its date. */
async function expectClosed({ canvas, loaded }: Context, opens: string, quoted: string): Promise<void> {
  const t = storyText({ loaded });
  await expect(await canvas.findByText(t('reasons:sessionClosed', { time: opens }))).toBeVisible();
  await expect(canvas.getByText(t('market:session.closed', { time: opens }))).toBeVisible();
  await expect(canvas.getByText(t('stock:asOf', { time: quoted }))).toBeVisible();
  await expect(canvas.getByRole('link', { name: t('market:detail.long') })).toBeVisible();
}

export const MarketClosed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: (context) => expectClosed(context, '11/24 09:00', '11/20 15:30'),
};

export const NoonBreak: Story = {
  parameters: { app: { path, scenario: 'lunch' } },
  play: (context) => expectClosed(context, '11/20 12:30', '11/20 11:30'),
};

export const Holiday: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: (context) => expectClosed(context, '11/24 09:00', '11/20 15:30'),
};

/** The connection is silent for sixteen seconds: the price says how old it is, in its own place. */
export const StaleQuote: Story = {
  play: async (context) => {
    const { canvas, loaded } = context;
    const t = storyText({ loaded });
    await chartDrawn('5');
    silence(context, stockDetail);
    MockDate.set(storyNow + 16_000);
    const stale = t('stock:staleFor', { time: '10:14:58', seconds: 15 });
    await expect(await canvas.findByText(stale)).toBeVisible();
  },
};

/** The price moves between two polls of the chart: its newest bar moves with it. */
export const LivePrice: Story = {
  play: async (context) => {
    const { canvas } = context;
    await chartDrawn('5');
    const readout = canvas.getByTestId('readout');
    outOfDate(context, stockDetail, (stock) => ({ ...stock, latestPrice: '570', change: '9' }));
    await waitFor(() => expect(readout).toHaveTextContent('570'), { timeout: 5_000 });
    await waitFor(() => expect([...words]).toContain('570'));
  },
};

/** Before the day's first trade: yesterday's chart, no price of today yet. */
export const BeforeTheOpen: Story = {
  beforeEach: before(minutesLater(4 * 24 * 60 - 105)),
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    await expect(factOf(canvasElement, t('market:detail.open')).textContent).toBe('—');
    await expect(factOf(canvasElement, t('market:detail.volume')).textContent).toBe('0');
    await expect(canvas.getByText(t('reasons:sessionClosed', { time: '11/24 09:00' }))).toBeVisible();
  },
};

/** A new issue on its first day, before its first price is found. */
export const NoTradesYet: Story = {
  parameters: { app: { path: at('754M.E') } },
  beforeEach: before(minutesLater(4 * 24 * 60 - 70)),
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:chart.empty'))).toBeVisible();
    await expect(factOf(canvasElement, t('market:detail.high')).textContent).toBe('—');
    await expect(factOf(canvasElement, t('stock:facts.yearHigh')).textContent).toBe('—');
  },
};

/** Listed yesterday: two bars of a day stand at the right, as wide as any, and there are no averages. */
export const NewlyListed: Story = {
  parameters: { app: { path: at('754L.E') } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await chartDrawn('5');
    await userEvent.click(canvas.getByRole('tab', { name: t('market:chart.periods.day') }));
    await chartDrawn('day');
    for (const average of canvas.getAllByRole('button', { name: /^MA/ }))
      await expect(average).toHaveTextContent('—');
    await expect(factOf(canvas.getByRole('main'), t('stock:facts.listedOn')).textContent).toBe('2026/11/19');
  },
};

/** No such stock: there is nothing to try again. */
export const Unknown: Story = {
  parameters: { app: { path: at('nothing') } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('market:detail.toMarket') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('market:detail.long') })).toBeNull();
  },
};

/** The chart alone fails: price and figures stand where they do otherwise. */
export const ChartFails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(canvas.getByText(t('market:detail.previousClose'))).toBeVisible();
  },
};

/** The chart alone is slow to come. */
export const ChartLoading: Story = {
  parameters: { app: { path, faults: [fault('hang', '/stock/Candles')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:detail.previousClose'))).toBeVisible();
    await expect(canvas.getByText(t('common:loading'))).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
  },
};

/** The stock can't be had at all. */
export const Failed: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/stock/Detail')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('market:detail.long') })).toBeNull();
  },
};

export const Offline: Story = {
  parameters: { app: { path, faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.offline'))).toBeVisible();
  },
};

/** Both conventions of the price colours; the buttons wear them too. */
export const RedUp: Story = { ...Default, globals: { upDown: 'redUp' } };

export const GreenUp: Story = { ...Default, globals: { upDown: 'greenUp' } };
