import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyNow } from '../../../mocks/scenarios/clock';
import type { Board as OrderBook } from '../../../src/api/contract/board';
import { Board } from '../../../src/widgets/market/Board/Board';
import { onPage } from '../../components/onPage';
import { orderBook } from '../../fixtures/orderBook';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const { asks, bids } = orderBook();

const collecting = {
  phase: 'opening',
  trades: [],
  marketAsks: '6000',
  marketBids: '21000',
  auction: { price: '1251', shares: '34000', surplusSide: 'buy', surplus: '8000' },
} satisfies Partial<OrderBook>;

const boards = {
  trading: orderBook(),
  collecting: orderBook(collecting),
  noMatchYet: orderBook({
    ...collecting,
    marketAsks: '0',
    marketBids: '0',
    auction: { price: null, shares: '0', surplusSide: null, surplus: '0' },
  }),
  specialQuote: orderBook({
    ...collecting,
    specialQuote: { side: 'buy', price: '1260', nextAt: storyNow + 180_000 },
  }),
  waitsAtTheLimit: orderBook({
    latestPrice: '1520',
    change: '300',
    changePercent: '24.59',
    asks: [],
    bids: [{ price: '1520', shares: '950000', orders: 412, own: '1000' }],
    over: '0',
    marketBids: '310000',
    specialQuote: { side: 'buy', price: '1520', nextAt: null },
  }),
  ownOrders: orderBook({
    bids: bids.map((level, rank) => (rank === 1 ? { ...level, own: '1000', ahead: '9000' } : level)),
    asks: asks.map((level, rank) => (rank === 2 ? { ...level, own: '2000' } : level)),
  }),
  lunch: orderBook({ phase: 'lunch' }),
  closed: orderBook({ phase: 'closed', asks: [], bids: [], over: '0', under: '0' }),
  long: orderBook({
    asks: asks.map((level) => ({ ...level, price: `8${level.price}.5`, shares: `12${level.shares}00` })),
    bids: bids.map((level) => ({ ...level, price: `7${level.price}.5`, shares: `12${level.shares}00` })),
    over: '98765400',
  }),
} satisfies Record<string, OrderBook>;

const meta = {
  title: 'Widgets/Market/Board',
  component: Board,
  decorators: [onPage],
  args: { board: boards.trading, tickSize: '1' },
  argTypes: { board: choices(boards) },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table of the orders; the one of the trades follows it. */
async function levelsOf(canvasElement: HTMLElement) {
  const [table] = await within(canvasElement).findAllByRole('table');
  if (!table) throw new Error('there is no table');
  return within(table);
}

/** The row of a price. */
const rowOf = async (canvasElement: HTMLElement, price: string) =>
  (await levelsOf(canvasElement)).findByRole('row', { name: new RegExp(`(^| )${price}( |$)`) });

/** While the stock trades: the highest price is first, the best price to sell stands above the best one to buy. */
export const Trading: Story = {
  tags: ['main', 'each-language'],
  play: async ({ canvasElement }) => {
    const names = await (await levelsOf(canvasElement)).findAllByRole('rowheader');
    const prices = names.map(({ textContent }) => textContent).filter((text) => /^\d/.test(text));
    await expect(prices).toHaveLength(20);
    await expect(prices.slice(9, 11)).toEqual(['1,251', '1,250']);
    await expect(await rowOf(canvasElement, '1,251')).toHaveTextContent(/^3,0001,251$/);
    await expect(await rowOf(canvasElement, '1,250')).toHaveTextContent(/^1,25015,000$/);
    await expectFits(canvasElement);
  },
};

/** The table is named by its best prices, so that a screen reader need not read the rows. */
export const SpokenSummary: Story = {
  play: async (context) => {
    const t = storyText(context);
    const [table] = await context.canvas.findAllByRole('table');
    await expect(table).toHaveAccessibleName(
      expect.stringContaining(t('board:said.ask', { price: '1,251', shares: '3,000' })),
    );
  },
};

/** The five best prices of each side beside each other: to buy on the left, to sell on the right. */
export const FiveLevels: Story = {
  tags: ['main'],
  args: { layout: 'columns' },
  play: async ({ canvasElement }) => {
    const rows = await (await levelsOf(canvasElement)).findAllByRole('row');
    await expect(rows).toHaveLength(6);
    await expect(rows[1]).toHaveTextContent('15,0001,2501,2513,000');
    await expectFits(canvasElement);
  },
};

/** Before the session: what the auction would give, and market orders that wait for it. */
export const CollectingForAnAuction: Story = {
  args: { board: boards.collecting },
  play: async (context) => {
    const { canvasElement } = context;
    const t = storyText(context);
    await expect(factOf(canvasElement, t('board:auction.price'))).toHaveTextContent('1,251');
    await expect(factOf(canvasElement, t('board:auction.surplus.buy'))).toHaveTextContent('8,000');
    await expect(await rowOf(canvasElement, t('board:market'))).toHaveTextContent(/6,000.*21,000/);
  },
};

/** Before the session, no order to buy reaches one to sell: there is no price yet. */
export const NoMatchYet: Story = {
  args: { board: boards.noMatchYet },
  play: async (context) => {
    const t = storyText(context);
    await expect(factOf(context.canvasElement, t('board:auction.price'))).toHaveTextContent(
      t('board:auction.none'),
    );
  },
};

/** One side has too many orders: the special quote, and when it moves. */
export const SpecialQuote: Story = {
  args: { board: boards.specialQuote },
  play: async (context) => {
    const t = storyText(context);
    const title = t('board:special.buy', { price: '1,260' });
    await expect(await context.canvas.findByText(title)).toBeVisible();
    await expect(await context.canvas.findByText(t('board:special.moves', { time: '10:18' }))).toBeVisible();
  },
};

/** At the upper limit nobody sells: market orders wait, and the quote does not move any more. */
export const WaitsAtTheLimit: Story = {
  args: { board: boards.waitsAtTheLimit },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('board:special.waits'))).toBeVisible();
    await expect(await rowOf(context.canvasElement, t('board:market'))).toHaveTextContent('310,000');
  },
};

/** The member's own orders are marked at their prices, in words, with the shares that stand before them. */
export const OwnOrders: Story = {
  args: { board: boards.ownOrders },
  play: async (context) => {
    const t = storyText(context);
    const { canvasElement } = context;
    await expect(await rowOf(canvasElement, '1,249')).toHaveTextContent(t('board:own', { shares: '1,000' }));
    await expect(await rowOf(canvasElement, '1,249')).toHaveTextContent(
      t('board:ahead', { shares: '9,000' }),
    );
    await expect(await rowOf(canvasElement, '1,253')).toHaveTextContent(t('board:own', { shares: '2,000' }));
  },
};

/** Lunch break: the orders stay, and nothing trades. */
export const Lunch: Story = {
  args: { board: boards.lunch },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('board:phase.lunch'))).toBeVisible();
  },
};

/** The exchange collects no orders: the book is empty, and the trades of the day stay. */
export const Closed: Story = {
  args: { board: boards.closed },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('board:empty.title'))).toBeVisible();
    await expect(await context.canvas.findByText(t('board:trades.title'))).toBeVisible();
  },
};

/** A price is pressed: it is offered as a limit. Nothing is sent. */
export const PricePressed: Story = {
  args: { onPrice: fn(), trades: false },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const name = storyText(context)('board:useAsLimit', { price: '1,249' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(args.onPrice).toHaveBeenCalledOnce();
    await expect(args.onPrice).toHaveBeenCalledWith('1249');
  },
};

/** A link leads to how an auction works. */
export const Explained: Story = {
  args: { explainHref: '#/market/auction?symbol=1001.W' },
  play: async (context) => {
    const name = storyText(context)('board:example.open');
    const link = await context.canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', '#/market/auction?symbol=1001.W');
  },
};

/** The longest prices and amounts have their place. */
export const LongFigures: Story = {
  args: { board: boards.long, tickSize: '0.5' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Wrong: trades above an order form push the form away. */
export const DontShowTradesAboveAForm: Story = { args: { onPrice: fn() } };
