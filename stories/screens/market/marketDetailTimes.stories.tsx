import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stockDetail } from '../../../src/api/contract/stocks';
import { MarketDetail } from '../../../src/screens/market/MarketDetail';
import { findDrawnChart } from '../../support/chart';
import type { Context } from '../../support/context';
import { prepareExchange } from '../../support/exchange';
import { hangCalls } from '../../support/network';
import { findFact } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { advanceBothClocks, minutesLater } from '../../support/time';
import { recordDrawing } from '../../widgets/market/recordDrawing';

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

/** Orders can be prepared, with the time from which they are accepted. The price shows its date. */
async function expectClosed({ canvas, loaded }: Context, opens: string, quoted: string): Promise<void> {
  const t = storyText({ loaded });
  await expect(await canvas.findByText(t('reasons:sessionClosed', { time: opens }))).toBeVisible();
  await expect(await canvas.findByText(t('market:session.closed', { time: opens }))).toBeVisible();
  await expect(await canvas.findByText(t('stock:asOf', { time: quoted }))).toBeVisible();
  await expect(await canvas.findByRole('link', { name: t('market:detail.long') })).toBeVisible();
}

/**
 * In the evening: the closing price, when the market opens again, and both order buttons to prepare an order.
 */
export const Closed: Story = {
  parameters: { app: { path, scenario: 'marketClosed' } },
  play: (context) => expectClosed(context, '11/24 09:00', '11/20 15:30'),
};

/**
 * At noon: the last price of the morning, when the market opens again, and both order buttons to prepare an
 * order.
 */
export const NoonBreak: Story = {
  parameters: { app: { path, scenario: 'lunch' } },
  play: (context) => expectClosed(context, '11/20 12:30', '11/20 11:30'),
};

/**
 * On a holiday: the last closing price, when the market opens again, and both order buttons to prepare an
 * order.
 */
export const OnAHoliday: Story = {
  parameters: { app: { path, scenario: 'holiday' } },
  play: (context) => expectClosed(context, '11/24 09:00', '11/20 15:30'),
};

/** No new price has come for a minute: the price says how old it is. */
export const StalePrice: Story = {
  play: async (context) => {
    const { canvas, loaded } = context;
    const t = storyText({ loaded });
    await findDrawnChart('5');
    hangCalls(context, stockDetail);
    await advanceBothClocks(context);
    const stale = t('stock:staleFor', { time: '10:14:58', seconds: 15 });
    await expect(await canvas.findByText(stale)).toBeVisible();
  },
};

/**
 * Before the first trade of the day: the chart of the day before, no price of today, and when the market
 * opens.
 */
export const BeforeTheOpen: Story = {
  beforeEach: prepareExchange(minutesLater(4 * 24 * 60 - 105)),
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await findDrawnChart('5');
    await expect((await findFact(canvasElement, t('market:detail.open'))).textContent).toBe('—');
    await expect((await findFact(canvasElement, t('market:detail.volume'))).textContent).toBe('0');
    await expect(await canvas.findByText(t('reasons:sessionClosed', { time: '11/24 09:00' }))).toBeVisible();
  },
};

/** A new issue before its first price: an empty chart, and figures without values. */
export const NoTradesYet: Story = {
  parameters: { app: { path: at('754M.E') } },
  beforeEach: prepareExchange(minutesLater(4 * 24 * 60 - 70)),
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('market:chart.empty'))).toBeVisible();
    await expect((await findFact(canvasElement, t('market:detail.high'))).textContent).toBe('—');
    await expect((await findFact(canvasElement, t('stock:facts.yearHigh'))).textContent).toBe('—');
  },
};
