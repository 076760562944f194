import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stopCopyTrade } from '../../../mocks/exchange/copyTrading/stopCopyTrade';
import { stopCopyTrade as stopCall } from '../../../src/api/contract/copyTrading';
import { GdList } from '../../../src/screens/gdindex/GdList';
import type { Context } from '../../support/context';
import { prepareExchange, refetchAll, restrict, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater, passTime } from '../../support/time';
import { copyTradesOf, stopForm as form, stopStories as standard, trading } from './followSteps';
import { expectFact } from './fundSteps';

const at = (id: string) => `/gdindex/gdList?tab=copyTrading&id=${id}` as const;
/** In progress without an open order. */
const resting = 'C57';
const path = at(trading);

const meta = {
  title: 'Screens/gdindex/gdList',
  component: GdList,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof GdList>;

export default meta;
type Story = StoryObj<typeof meta>;

const statusOf = async (context: Context, id: string) =>
  (await copyTradesOf(context)).find((record) => record.id === id);

/** The returned amount is the largest figure. The open order is closed first, and its fees are shown. */
export const ConfirmEnd: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText('484,627.00')).toBeVisible();
    await expect(await sheet.findByText(t('copyTrading:stop.orderOpenValue'))).toBeVisible();
    const facts = await within(document.body).findByRole('dialog');
    await expect(factOf(facts, t('copyTrading:stop.before'))).toHaveTextContent('485,997.00');
    await expect(factOf(facts, t('copyTrading:stop.closingFees'))).toHaveTextContent('−1,370.00');
    await expect(await sheet.findByText(t('copyTrading:stop.final'))).toBeVisible();
  },
};

/** There is no open order to close first. */
export const ConfirmEndAtRest: Story = {
  parameters: { app: { path: at(resting) } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText('199,454.00')).toBeVisible();
    await expect(sheet.queryByText(t('copyTrading:stop.orderOpenValue'))).toBeNull();
    await expect(sheet.queryByText(t('copyTrading:stop.closingFees'))).toBeNull();
  },
};

/** The confirmed amount was returned, and the open order was closed too. */
export const EndedWithReturnedAmount: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.send(context);
    await expect(await context.canvas.findByText(t('copyTrading:stop.done'))).toBeVisible();
    await expectFact(context, 'products:paidBack', '484,627.00');
    await expect(
      await context.canvas.findByRole('link', { name: t('copyTrading:record.all') }),
    ).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading&status=ended');
    await expect(await statusOf(context, trading)).toMatchObject({ status: 'ended', endedBy: 'member' });
  },
};

export const FrozenOfEnding: Story = standard.frozen;

export const ConnectionLostOfEnding: Story = standard.connectionLost;

export const DoubleTapOfEnding: Story = standard.doubleTap;

/** At noon an open order cannot be closed: the form says when it can. */
export const NoonBreak: Story = {
  play: async (context) => {
    await form.expectReady(context);
    await passTime(context, 2 * 60);
    await form.expectBlocked(context, storyText(context)('reasons:sessionClosed', { time: '11/20 12:30' }));
  },
};

/** Without an open order it can be ended at any hour. */
export const CanBeEndedAtNight: Story = {
  parameters: { app: { path: at(resting) } },
  beforeEach: prepareExchange(minutesLater(10 * 60)),
  play: async (context) => {
    await form.send(context);
    await expect(await context.canvas.findByText(storyText(context)('copyTrading:stop.done'))).toBeVisible();
  },
};

/** It ends by itself while it is on the screen. */
export const EndsWhileOpen: Story = {
  parameters: { app: { path: at(resting) } },
  play: async (context) => {
    await form.expectReady(context);
    await passTime(context, 7 * 24 * 60);
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('products:paidBack'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('copyTrading:stop.review') })).toBeNull();
  },
};

/** A trading ban still allows the exit. A frozen account does not. */
export const BannedCanEnd: Story = {
  play: async (context) => {
    await form.expectReady(context);
    await withExchange(context, restrict('tradeBanned'));
    await refetchAll(context);
    await form.expectReady(context);
    await withExchange(context, restrict('frozen'));
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

/** The session ends between the press and the server's decision. */
export const ClosedMeanwhile: Story = standard.refusedAfter(minutesLater(2 * 60), 'nonTradingHours');

export const FrozenMeanwhileOfEnding: Story = standard.frozenMeanwhile;

/** It was ended on another device: the response is the same as for an ending. */
export const EndedMeanwhile: Story = {
  play: async (context) => {
    changeBeforeCall(context, stopCall, (exchange, member) => {
      stopCopyTrade(exchange, member, trading);
    });
    await form.send(context);
    await expect(await context.canvas.findByText(storyText(context)('copyTrading:stop.done'))).toBeVisible();
  },
};

export const ResultUnknownOfEnding: Story = standard.resultUnknown;
