import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buyLockUp } from '../../../mocks/exchange/lockUp/buyLockUp';
import { fault } from '../../../mocks/faults';
import { lockUpRecordDetail, redeemLockUp as redeemCall } from '../../../src/api/contract/lockUp';
import { GdList } from '../../../src/screens/products/GdList';
import type { Context } from '../../support/context';
import { prepareExchange, prepareInOrder, restrict } from '../../support/exchange';
import { moneySteps } from '../../support/forms';
import { changeBeforeCall, outdateUntil } from '../../support/network';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { endSessionAt, expectSessionEnded } from '../../support/sessionEnd';
import { storyText } from '../../support/storyText';
import { advanceBothClocks, minutesLater, passTime } from '../../support/time';
import { lockUpsOf } from '../lockUp/buySteps';
import { expectFact } from './fundSteps';

const at = (id: string) => `/gdindex/gdList?tab=lockUp&id=${id}` as const;
/** Unlocked on 2026/11/24. */
const soon = 'L55';
const path = at(soon);

const meta = {
  title: 'Screens/gdindex/gdList',
  component: GdList,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof GdList>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = moneySteps({ review: 'lockUp:exit.review', submit: 'lockUp:exit.submit' });

/**
 * A lock-up in progress: the result so far beside the projection, day by day. The button says until when it
 * is locked.
 */
export const LockUpDayByDay: Story = {
  parameters: { app: { path: at('L42') } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText('+3,659.00')).toBeVisible();
    await expectFact(context, 'products:lockUp.projectedTotal', '3,000.00');
    await expectFact(context, 'products:lockUp.unlocks', '2026/12/01 09:00');
    const days = within(await canvas.findByRole('list', { name: t('lockUp:record.incomes') }));
    await expect(await days.findAllByRole('listitem')).toHaveLength(19);
    await form.expectBlocked(context, t('reasons:lockUpLocked', { time: '2026/12/01 09:00' }));
  },
};

/** A lock-up just bought: no income is counted before 18:00 of the first day. */
export const JustBoughtWithoutInterest: Story = {
  parameters: { app: { path: at('L3'), scenario: 'demo' } },
  beforeEach: prepareExchange((exchange, member) => {
    buyLockUp(exchange, member, { productId: 'LU07', amount: '10000' });
  }),
  play: async (context) => {
    const message = storyText(context)('lockUp:record.noIncome');
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** The lock-up has ended: the amount paid back and the day, without a button to take the money out. */
export const LockUpEnded: Story = {
  parameters: { app: { path: at('L11') } },
  play: async (context) => {
    await expectFact(context, 'products:paidBack', '300,051.00');
    await expectFact(context, 'products:ended', '2026/10/28 09:00');
    const button = { name: storyText(context)('lockUp:exit.review') };
    await expect(context.canvas.queryByRole('button', button)).toBeNull();
  },
};

/**
 * The lock-up was paid out while it was on the screen: the amount paid back replaces the button to take it
 * out.
 */
export const UnlocksWhileOpen: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:lockUpLocked', { time: '2026/11/24 09:00' }));
    await passTime(context, 4 * 24 * 60);
    await expect(await context.canvas.findByText(t('products:paidBack'))).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t('lockUp:exit.review') })).toBeNull();
  },
};

/** From Friday 10:15 to a minute before the lock-up ends. */
const beforeUnlock = prepareExchange(minutesLater(3 * 24 * 60 + 22 * 60 + 44));

/** The lock-up ends while it is on the screen, which has not asked again. */
async function unlock(context: Context): Promise<void> {
  await form.expectBlocked(context, storyText(context)('reasons:lockUpLocked', { time: '2026/11/24 09:00' }));
  await advanceBothClocks(context);
  await form.expectReady(context);
}

/**
 * The app took the lock-up for unlocked a minute early: an alert says that the lock-up period isn't over, and
 * the button when it is.
 */
export const EarlyExitRefused: Story = {
  tags: ['refused'],
  beforeEach: prepareInOrder(beforeUnlock, (context) =>
    outdateUntil(context, redeemCall, lockUpRecordDetail, (record) => ({
      ...record,
      unlockAt: '2026-11-23T23:59:00.000Z',
    })),
  ),
  play: async (context) => {
    const t = storyText(context);
    await form.send(context);
    await form.expectRefused(context, t('lockUp:exit.lockedYet'));
    await form.expectBlocked(context, t('reasons:lockUpLocked', { time: '2026/11/24 09:00' }));
    const mine = (await lockUpsOf(context)).find(({ id }) => id === soon);
    await expect(mine).toMatchObject({ status: 'inProgress' });
  },
};

/** The lock-up had been paid out before the member asked for it: the screen says that it was paid out. */
export const UnlockedMeanwhile: Story = {
  tags: ['sent'],
  beforeEach: beforeUnlock,
  play: async (context) => {
    await unlock(context);
    await form.send(context);
    await expect(await context.canvas.findByText(storyText(context)('lockUp:exit.done'))).toBeVisible();
  },
};

/** The account is frozen: the button to take the money out says so. */
export const FrozenOfExit: Story = {
  tags: ['blocked'],
  beforeEach: prepareExchange(restrict('frozen')),
  play: async (context) => form.expectBlocked(context, storyText(context)('reasons:accountFrozen')),
};

/** The account was frozen before the request to take the money out arrived: an alert refuses it. */
export const FrozenMeanwhileOfExit: Story = {
  tags: ['refused'],
  beforeEach: beforeUnlock,
  play: async (context) => {
    await unlock(context);
    changeBeforeCall(context, redeemCall, restrict('frozen'));
    await form.send(context);
    await form.expectRefused(context, storyText(context)('errors:accountFrozen'));
  },
};

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEndedOfExit: Story = {
  tags: ['refused'],
  beforeEach: beforeUnlock,
  play: async (context) => {
    await unlock(context);
    endSessionAt(context, redeemCall);
    await form.send(context);
    await expectSessionEnded(context);
  },
};

/**
 * No answer came when the money was taken out: a warning says that the result is unknown, with a link to the
 * records.
 */
export const ResultUnknownOfExit: Story = {
  tags: ['unknown'],
  parameters: { app: { path, faults: [fault('offline', '/lockUp/Redeem')] } },
  beforeEach: beforeUnlock,
  play: async (context) => {
    await unlock(context);
    await form.send(context);
    await form.expectResultUnknown(context);
  },
};

/**
 * The address names a lock-up of another member, or none: the screen says so, with a link to the member's
 * own.
 */
export const LockUpNotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('L999') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('lockUp:record.missing'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('lockUp:record.all') })).toHaveAttribute(
      'href',
      '#/gdindex/gdList?tab=lockUp',
    );
  },
};

/** The lock-up is being loaded: a skeleton stands for it. */
export const LockUpLoading: Story = { ...loadingStory({ path }), tags: ['loading'] };

/** The server can't send the lock-up: the failure is shown with a button to try again. */
export const LockUpFails: Story = { ...failsStory('/lockUp/Record', { path }), tags: ['error'] };

/** There is no connection when the lock-up opens: the screen says so, with a button to try again. */
export const LockUpOffline: Story = { ...offlineStory({ path }), tags: ['offline'] };
