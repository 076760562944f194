import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { advanceBy } from '../../../mocks/exchange/clock';
import { closePosition } from '../../../mocks/exchange/trade/closePosition';
import { openPosition } from '../../../mocks/exchange/trade/openPosition';
import { fault } from '../../../mocks/faults';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { findDrawnChart } from '../../support/chart';
import { type ExchangeAction, prepareExchange } from '../../support/exchange';
import { findFact } from '../../support/queries';
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

/** The member has bought two lots, and left a stop for one of them. */
const order: ExchangeAction = (exchange, member) =>
  void openPosition(exchange, member, {
    symbol: '1001.W',
    side: 'long',
    priceType: 'market',
    leverage: 2,
    lots: '2',
  });
const placeStop: ExchangeAction = (exchange, member) => {
  const { id = '' } = Object.values(exchange.world.positions).at(-1) ?? {};
  closePosition(exchange, member, {
    id,
    priceType: 'market',
    stopPrice: '540',
    lots: '1',
    validUntil: '2026-11-20',
  });
};

/** A position is held: it is a line in the chart and a link below it. */
export const PositionAsLineInChart: Story = {
  parameters: { app: { path, scenario: 'trader' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    const list = await canvas.findByRole('list', { name: t('stock:held.title') });
    const [row] = await within(list).findAllByRole('link');
    await expect(row?.getAttribute('href')).toContain('#/position/positionDetail?id=');
    await expect(row).toHaveTextContent(t('trade:side.long'));
    await waitFor(() => expect([...drawnTexts].join('\n')).toContain(`${t('trade:side.long')} 2,000`));
  },
};

/** Nothing is held: the line below the name says so. */
export const NothingHeld: Story = {
  play: async ({ canvas, loaded }) => {
    const words = storyText({ loaded })('stock:held.none');
    await expect(await canvas.findByText(new RegExp(` · ${words}$`))).toBeVisible();
  },
};

/** Both labels and prices of the axis keep clear of the last price: its tag covers no tick. */
export const NoTickBelowTheTag: Story = {
  play: async () => {
    await findDrawnChart('5');
    await waitFor(() => expect([...drawnTexts]).toContain('561'));
    await expect([...drawnTexts]).not.toContain('560');
    await expect([...drawnTexts]).toContain('564');
  },
};

/** An order waits: it is a line in the chart and a link below it. */
export const PendingOrderAsLine: Story = {
  parameters: { app: { path: at('1055.W'), scenario: 'trader' } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    const list = await canvas.findByRole('list', { name: t('stock:held.title') });
    await expect(list).toHaveTextContent(t('trade:status.pendingOrder'));
    const shares = t('stock:held.shares', { shares: '1,000' });
    const order = t('stock:chart.order', { side: t('trade:side.long'), shares });
    await waitFor(() => expect([...drawnTexts].join('\n')).toContain(order));
  },
};

/** A stop waits to close one of two lots: it is a line in the chart, and the position below names it. */
export const PendingStopAsLine: Story = {
  beforeEach: prepareExchange(order, (exchange) => advanceBy(exchange, 16), placeStop),
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    const list = await canvas.findByRole('list', { name: t('stock:held.title') });
    await waitFor(() => expect(list).toHaveTextContent(t('stock:held.stop', { price: '540' })));
    const shares = t('stock:held.shares', { shares: '1,000' });
    const stop = t('stock:chart.stop', { side: t('trade:side.long'), shares });
    await waitFor(() => expect([...drawnTexts].join('\n')).toContain(stop));
  },
};

/**
 * A stock at its upper limit, held long and short: both are lines in the chart, and the list below links to
 * them.
 */
export const HeldAtTheUpperLimit: Story = {
  parameters: { app: { path: at('586M.N'), scenario: 'limitUp' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    const limit = (await findFact(canvasElement, t('market:detail.limitUp'))).textContent ?? '';
    await expect((await findFact(canvasElement, t('market:detail.high'))).textContent).toBe(limit);
    const list = await canvas.findByRole('list', { name: t('stock:held.title') });
    await expect(await within(list).findAllByRole('link')).toHaveLength(4);
    await expect(list).toHaveTextContent(t('stock:held.more', { count: 2 }));
    await waitFor(() => {
      const written = [...drawnTexts].join('\n');
      expect(written).toContain(`${t('trade:side.long')} `);
      return expect(written).toContain(`${t('trade:side.short')} `);
    });
  },
};

/** The member's positions couldn't be loaded: their part says so, and the stock is there. */
export const HoldingsFail: Story = {
  tags: ['error'],
  parameters: { app: { path, scenario: 'trader', faults: [fault('serverError', '/trade/Positions')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await expect(await canvas.findByRole('heading', { name: t('stock:held.title') })).toBeVisible();
    await expect(await canvas.findByText(t('common:failure.server'))).toBeVisible();
  },
};
