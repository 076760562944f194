import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { stockList } from '../../../src/api/contract/stocks';
import { Market } from '../../../src/screens/market/Market';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { createConnection } from '../../support/network';
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

/** Prices have changed in a list sorted by change: its rows stay where they were, and a line says as of when. */
export const PricesChangeRowsStay: Story = {
  parameters: { app: { path: `${path}?sort=changePercent&direction=descending` } },
  play: async (context) => {
    const before = await rowsOf(context);
    await withExchange(context, minutesLater(15));
    await waitFor(async () =>
      expect((await rowsOf(context)).map(({ text }) => text)).not.toEqual(before.map(({ text }) => text)),
    );
    await expect(await symbolsOf(context)).toEqual(before.map(({ symbol }) => symbol));
    const line = storyText(context)('common:orderAsOf.at', { time: '10:15' });
    await expect(await context.canvas.findByText(line)).toBeVisible();
  },
};

/** The button above the rows was tapped after prices had changed: the list is sorted by the new changes. */
export const SortedAgainByButton: Story = {
  parameters: PricesChangeRowsStay.parameters,
  play: async (context) => {
    const before = await rowsOf(context);
    await withExchange(context, minutesLater(15));
    const again = storyText(context)('common:orderAsOf.again');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: again }));
    await waitFor(async () => {
      const percents = (await rowsOf(context)).map(({ text }) => percentOf(text));
      await expect(await symbolsOf(context)).not.toEqual(before.map(({ symbol }) => symbol));
      await expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    });
  },
};

/** The list was pulled down: it is sorted again by the new changes. */
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

/** No prices have come for a while: a line says how old they are, also far down the list. */
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

const connection = createConnection();

/** Restores the connection at the end of a story. */
const reconnect = ({ msw }: Pick<Context, 'msw'>) => {
  msw.use(connection.handler);
  return () => {
    connection.restore();
    window.scrollTo(0, 0);
  };
};

/** Loses the connection. Resolves with the texts of the rows. */
async function loseConnection(context: Context): Promise<string[]> {
  const before = (await rowsOf(context)).map(({ text }) => text);
  connection.lose();
  const offline = storyText(context)('market:offline', { time: '10:15:00' });
  await expect(await context.canvas.findByText(offline)).toBeVisible();
  return before;
}

/** The connection was lost: a line says so, and how old the prices are. */
export const ConnectionLost: Story = {
  tags: ['offline'],
  beforeEach: reconnect,
  play: async (context) => {
    await loseConnection(context);
  },
};

/** The connection was lost and is back: prices move again, and the session is shown. */
export const ConnectionBack: Story = {
  beforeEach: reconnect,
  play: async (context) => {
    const t = storyText(context);
    const before = await loseConnection(context);
    await withExchange(context, minutesLater(15));
    connection.restore();
    await expect(await context.canvas.findByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    await waitFor(async () => expect((await rowsOf(context)).map(({ text }) => text)).not.toEqual(before));
  },
};

/** Scrolls to rows that fail to load. Resolves with their list and with what makes the server answer again. */
async function missRows(context: Context) {
  const list = await listOf(context);
  let refused = true;
  context.msw.use(
    http.post(`*/api/vue${stockList.path}`, () =>
      refused ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  window.scrollTo(0, 60_000);
  await expect(await context.canvas.findByText(storyText(context)('market:rowsMissing'))).toBeVisible();
  await expect(within(list).queryAllByRole('link')).toEqual([]);
  const mend = () => {
    refused = false;
  };
  return { list, mend };
}

/** Some rows couldn't be loaded: they keep their place, with a button to try again. */
export const RowsMissing: Story = {
  tags: ['error'],
  play: async (context) => {
    await missRows(context);
    const name = storyText(context)('common:retry');
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};

/** The rows that were missing were loaded at another attempt. */
export const RowsLoadedAfterARetry: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { list, mend } = await missRows(context);
    mend();
    // The visible rows can lie in two pages. The second can be refused after the retry of the first.
    await waitFor(() => {
      context.canvas.queryByRole('button', { name: t('common:retry') })?.click();
      expect(within(list).getAllByRole('link').length).toBeGreaterThan(10);
      return expect(context.canvas.queryByText(t('market:rowsMissing'))).toBeNull();
    });
  },
};
