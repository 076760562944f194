import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { stockDetail, stockQuotes } from '../../../src/api/contract/stocks';
import { tradeRules } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/trade/MarketBuy';
import type { Context } from '../../support/context';
import { changeResponse, createConnection, hangCalls } from '../../support/network';
import { loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { advanceBothClocks } from '../../support/time';
import {
  expectBlocked,
  expectReady,
  expectReasonAboveForm,
  reviewOrder,
  typeLots,
  typePrice,
} from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in a market order, and waits until its price is a minute old. */
async function waitUntilStale(context: Context): Promise<void> {
  await typeLots(context, '1');
  await expectReady(context);
  hangCalls(context, stockDetail, stockQuotes);
  await advanceBothClocks(context);
  const stale = storyText(context)('reasons:quoteStale', { seconds: '15' });
  await expectReasonAboveForm(context, stale);
  await expectBlocked(context, stale);
}

/**
 * No new price has come for a minute: the form and the button say that a market order has to wait for one.
 */
export const StalePrice: Story = {
  tags: ['blocked'],
  play: waitUntilStale,
};

/** No new price has come for a minute: the price says how old it is, and a limit order can be reviewed. */
export const LimitOrderAtStalePrice: Story = {
  tags: ['filled'],
  play: async (context) => {
    await waitUntilStale(context);
    await typePrice(context, undefined);
    await expectReady(context);
    const stale = storyText(context)('stock:staleFor', { time: '10:14:58', seconds: 15 });
    await expect(await context.canvas.findByText(stale)).toBeVisible();
  },
};

/** The fees are unknown: the form says above its fields that the cost can't be shown. */
export const FeesUnknown: Story = {
  tags: ['blocked'],
  beforeEach: (context) =>
    changeResponse(context, tradeRules, (rules) => ({ ...rules, purchaseFeeRate: null })),
  play: async (context) => {
    await typeLots(context, '1');
    await expectReasonAboveForm(context, storyText(context)('reasons:feesUnknown'));
  },
};

/** Stock and rules are being loaded: a skeleton stands for the form. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The trading rules couldn't be read: the screen says so. */
export const Fails: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('nullData', '/trade/Rules')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
};

/** There is no connection when the form opens: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

const connection = createConnection();

const losesConnection = ({ msw }: Pick<Context, 'msw'>) => {
  msw.use(connection.handler);
  return connection.restore;
};

async function loseConnection(context: Context): Promise<void> {
  const t = storyText(context);
  await typeLots(context, '1');
  const sheet = await reviewOrder(context);
  const send = await within(sheet).findByRole('button', { name: t('trade:confirm.submit') });
  connection.lose();
  await waitFor(() => expect(send).toHaveAccessibleDescription(t('common:failure.notSent')));
  await context.userEvent.click(send);
  await context.userEvent.keyboard('{Escape}');
  await expectBlocked(context, t('common:failure.notSent'));
  await expect(await context.canvas.findByText(/./, { selector: '[data-urgent="true"] *' })).toBeVisible();
}

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = {
  tags: ['offline'],
  beforeEach: losesConnection,
  play: loseConnection,
};

/** The connection was lost and is back: the form has kept its entries, and the order can be reviewed. */
export const ConnectionBack: Story = {
  beforeEach: losesConnection,
  play: async (context) => {
    await loseConnection(context);
    connection.restore();
    await expectReady(context);
  },
};

/**
 * The browser reports no connection although there is one: after "Try anyway" the order can be reviewed.
 */
export const ConnectionTriedAnyway: Story = {
  beforeEach: losesConnection,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await loseConnection(context);
    const tryAnyway = await canvas.findByRole('button', { name: storyText(context)('common:tryAnyway') });
    connection.answer();
    await userEvent.click(tryAnyway);
    await expectReady(context);
    await waitFor(() => expect(tryAnyway).not.toBeInTheDocument());
    await expect(document.body).not.toHaveFocus();
  },
};

/** The connection is gone, and no answer came to "Try anyway": a message says so, and it can be tried again. */
export const TriedWithoutAnswer: Story = {
  tags: ['offline'],
  beforeEach: losesConnection,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await loseConnection(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAnyway') }));
    await waitFor(() => expect(document.body).toHaveTextContent(t('common:failure.offline')));
    await expectBlocked(context, t('common:failure.notSent'));
  },
};
