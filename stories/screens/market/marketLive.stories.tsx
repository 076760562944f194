import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { stockList } from '../../../src/api/contract/stocks';
import { Market } from '../../../src/screens/market/Market';
import { withExchange } from '../../support/exchange';
import { dragTouch } from '../../support/pointer';
import { storyText } from '../../support/storyText';
import { advanceBothClocks, minutesLater } from '../../support/time';
import { listOf, percentOf, rowsOf, symbolsOf } from './marketSteps';

const path = '/market/market';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices change; the order stays until it is requested again. No row moves under the finger. */
export const PricesChangeRowsStay: Story = {
  parameters: { app: { path: `${path}?sort=changePercent&direction=descending` } },
  play: async (context) => {
    const before = await rowsOf(context);
    await withExchange(context, minutesLater(15));
    await waitFor(
      async () =>
        expect((await rowsOf(context)).map(({ text }) => text)).not.toEqual(before.map(({ text }) => text)),
      { timeout: 10_000 },
    );
    await expect(await symbolsOf(context)).toEqual(before.map(({ symbol }) => symbol));
  },
};

/** Pull to refresh sorts the list again. */
export const PulledToRefresh: Story = {
  parameters: PricesChangeRowsStay.parameters,
  play: async (context) => {
    const before = await rowsOf(context);
    await withExchange(context, minutesLater(15));
    const { x, y } = before[0]?.row.getBoundingClientRect() ?? { x: 0, y: 0 };
    dragTouch({ x: x + 100, y: y + 20 }, { x: x + 100, y: y + 320 });
    await context.canvas.findByText(storyText(context)('market:refreshing'));
    await waitFor(async () => {
      const percents = (await rowsOf(context)).map(({ text }) => percentOf(text));
      await expect(await symbolsOf(context)).not.toEqual(before.map(({ symbol }) => symbol));
      await expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    });
  },
};

/** No response for more than 15 seconds: one line says how old the prices are. */
export const PricesAreLate: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/stock/Quotes')] } },
  play: async (context) => {
    await listOf(context);
    await advanceBothClocks(context);
    const late = storyText(context)('market:stale', { time: '10:15:00' });
    await expect(await context.canvas.findByText(late)).toBeVisible();
    // It is visible at any scroll position.
    window.scrollTo(0, 1_500);
    await waitFor(() =>
      expect(context.canvas.getByText(late).getBoundingClientRect().top).toBeGreaterThan(0),
    );
    await expect(await context.canvas.findByText(late)).toBeVisible();
  },
};

/** The connection is lost: the screen says so at once. It returns, and so do the prices. */
export const ConnectionLost: Story = {
  play: async (context) => {
    const t = storyText(context);
    const before = (await rowsOf(context)).map(({ text }) => text);
    connect(false);
    await expect(await context.canvas.findByText(t('market:offline', { time: '10:15:00' }))).toBeVisible();
    await withExchange(context, minutesLater(15));
    connect(true);
    await expect(await context.canvas.findByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    await waitFor(async () => expect((await rowsOf(context)).map(({ text }) => text)).not.toEqual(before), {
      timeout: 10_000,
    });
  },
  beforeEach: () => () => {
    connect(true);
    window.scrollTo(0, 0);
  },
};

function connect(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

/** Some rows fail to load: they keep their place, and a retry is offered there. */
export const RowsMissing: Story = {
  play: async (context) => {
    const t = storyText(context);
    const list = await listOf(context);
    let refused = true;
    context.msw.use(
      http.post(`*/api/vue${stockList.path}`, () =>
        refused ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    window.scrollTo(0, 60_000);
    await expect(await context.canvas.findByText(t('market:rowsMissing'))).toBeVisible();
    await expect(within(list).queryAllByRole('link')).toEqual([]);
    refused = false;
    // The visible rows can lie in two pages. The second can be refused after the retry of the first.
    await waitFor(() => {
      context.canvas.queryByRole('button', { name: t('common:retry') })?.click();
      expect(within(list).getAllByRole('link').length).toBeGreaterThan(10);
      return expect(context.canvas.queryByText(t('market:rowsMissing'))).toBeNull();
    });
  },
};
