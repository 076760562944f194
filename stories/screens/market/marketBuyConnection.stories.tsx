import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { stockDetail, stockQuotes } from '../../../src/api/contract/stocks';
import { tradeRules } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
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

/** No new price for a minute: a market order is refused, a limit order is not. */
export const StalePrice: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await expectReady(context);
    hangCalls(context, stockDetail, stockQuotes);
    await advanceBothClocks(context);
    const stale = t('reasons:quoteStale', { seconds: '15' });
    await expectReasonAboveForm(context, stale);
    await expectBlocked(context, stale);
    await typePrice(context, undefined);
    await expectReady(context);
  },
};

/** The fees of opening are not known yet. */
export const FeesUnknown: Story = {
  beforeEach: (context) =>
    changeResponse(context, tradeRules, (rules) => ({ ...rules, purchaseFeeRate: null })),
  play: async (context) => {
    await typeLots(context, '1');
    await expectReasonAboveForm(context, storyText(context)('reasons:feesUnknown'));
  },
};

export const Loading: Story = loadingStory();

export const Fails: Story = {
  parameters: { app: { path, faults: [fault('nullData', '/trade/Rules')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
};

export const Offline: Story = offlineStory();

const connection = createConnection();

/** The connection is lost before sending: form and confirmation are blocked, and open again afterwards. */
export const ConnectionLost: Story = {
  beforeEach: ({ msw }) => {
    msw.use(connection.handler);
    return connection.restore;
  },
  play: async (context) => {
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
    connection.restore();
    await expectReady(context);
  },
};
