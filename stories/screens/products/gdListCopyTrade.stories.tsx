import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followCopyTrade } from '../../../mocks/exchange/copyTrading/followCopyTrade';
import { GdList } from '../../../src/screens/products/GdList';
import { prepareExchange } from '../../support/exchange';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { stopForm as form, trading } from '../copyTrading/followSteps';
import { expectFact } from './fundSteps';

const at = (id: string) => `/gdindex/gdList?tab=copyTrading&id=${id}` as const;
const path = at(trading);

const meta = {
  title: 'Screens/gdindex/gdList',
  component: GdList,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof GdList>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A copy trade in progress: its result so far, the parts of it, and every follow order with a link to its
 * position.
 */
export const CopyTradeWithFollowOrders: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(/−15,373\.00$/)).toBeVisible();
    await expectFact(context, 'copyTrading:record.closedOrders', '−13,455.00');
    await expectFact(context, 'copyTrading:record.openOrder', '−1,918.00');
    await expectFact(context, 'products:copyTrade.value', '484,627.00');
    await expectFact(context, 'products:invested', '500,000.00');
    await expectFact(context, 'products:copyTrade.ends', '2026/12/01 15:30');
    const orders = (await canvas.findAllByRole('link')).filter((link) => link.querySelector('dl'));
    await expect(orders).toHaveLength(2);
    await expect(orders[0]?.getAttribute('href')).toMatch(/^#\/position\/positionDetail\?id=/);
    await expect(await canvas.findByRole('link', { name: t('copyTrading:record.toOrders') })).toHaveAttribute(
      'href',
      '#/position/position?source=followOrders',
    );
    await form.expectReady(context);
  },
};

/**
 * A copy trade that has just begun: the mentor hasn't traded yet, and the first follow order has its earliest
 * time.
 */
export const JustFollowedWithoutTrades: Story = {
  parameters: { app: { path: at('C3'), scenario: 'demo' } },
  beforeEach: prepareExchange((exchange, member) => {
    followCopyTrade(exchange, member, { productId: 'CT01', amount: '300000' });
  }),
  play: async (context) => {
    const message = storyText(context)('copyTrading:record.noOrders');
    await expect(await context.canvas.findByText(message)).toBeVisible();
    await expectFact(context, 'copyTrading:record.starts', '2026/11/24 09:35');
    await expectFact(context, 'copyTrading:record.worstOrder', '—');
  },
};

/** The copy trade ended at its term: the amount paid back and the time, without a button to end it. */
export const EndedAtItsTerm: Story = {
  parameters: { app: { path: at('C4') } },
  play: async (context) => {
    const t = storyText(context);
    await expectFact(context, 'products:paidBack', '498,921.50');
    await expectFact(
      context,
      'products:ended',
      t('products:copyTrade.endedBy.holdingTime', { time: '2026/10/30 15:30' }),
    );
    await expect(context.canvas.queryByRole('button', { name: t('copyTrading:stop.review') })).toBeNull();
  },
};

/** The copy trade was ended early: its facts say that the member did, and when. */
export const EndedByTheMember: Story = {
  parameters: { app: { path: at('C5') } },
  play: async (context) => {
    const t = storyText(context);
    await expectFact(
      context,
      'products:ended',
      t('products:copyTrade.endedBy.member', { time: '2026/10/22 12:45' }),
    );
  },
};

/**
 * The address names a copy trade of another member, or none: the screen says so, with a link to the member's
 * own.
 */
export const CopyTradeNotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('C999') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('copyTrading:record.missing'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('copyTrading:record.all') }),
    ).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading');
  },
};

/** The copy trade is being loaded: a skeleton stands for it. */
export const CopyTradeLoading: Story = { ...loadingStory({ path }), tags: ['loading'] };

/** The server can't send the copy trade: the failure is shown with a button to try again. */
export const CopyTradeFails: Story = { ...failsStory('/copyTrade/Record', { path }), tags: ['error'] };

/** There is no connection when the copy trade opens: the screen says so, with a button to try again. */
export const CopyTradeOffline: Story = { ...offlineStory({ path }), tags: ['offline'] };
