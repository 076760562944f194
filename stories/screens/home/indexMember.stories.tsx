import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Home } from '../../../src/screens/home/Home';
import type { Context } from '../../support/context';
import { prepareExchange, withExchange } from '../../support/exchange';
import { openNearLiquidation } from '../../support/openNearLiquidation';
import { expectServiceOpens } from '../../support/service';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { readAllNotices } from '../notices/readAllNotices';
import { placeOrder } from '../trade/detailSteps';
import { nextStep, nextStepHere } from './nextStep';

const path = '/home/index';

const meta = {
  title: 'Screens/home/index',
  component: Home,
  parameters: { app: { path, scenario: 'trader' } },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

const noNextStep = async (context: Context) => {
  const t = storyText(context);
  await context.canvas.findByText(t('home:assets.total'));
  await waitFor(() => expect(context.canvas.queryByText(t('common:loading'))).toBeNull());
  await expect(context.canvas.queryByText(new RegExp(t('home:next.label')))).toBeNull();
};

/** A new member with an empty account: the identity check is the next step. */
export const Newcomer: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  beforeEach: readAllNotices,
  play: async (context) => {
    await expect((await context.canvas.findAllByText('0.00')).length).toBeGreaterThan(0);
    await expect(await nextStep(context)).toHaveAttribute('href', '#/user/userInfo');
  },
};

/** The identity check and a deposit are under review: setting the fund password is the next step. */
export const UnderReview: Story = {
  parameters: { app: { scenario: 'underReview' } },
  beforeEach: readAllNotices,
  play: async (context) => {
    await expect(await nextStep(context)).toHaveAttribute('href', '#/user/setPassword');
  },
};

/** A verified member with a bank account and a fund password: no next step is suggested. */
export const NothingToDo: Story = {
  parameters: { app: { scenario: 'verified' } },
  beforeEach: readAllNotices,
  play: async (context) => {
    await noNextStep(context);
    await waitFor(() => expect(window.localStorage.getItem('nextStep')).toBe('none'));
    await expect(context.canvas.queryByText(storyText(context)('position:maintenance.label'))).toBeNull();
  },
};

/** The member is verified, but has no bank account for withdrawals: adding one is the next step. */
export const VerifiedWithoutCard: Story = {
  parameters: { app: { scenario: 'verified', faults: [fault('empty', '/card/List')] } },
  beforeEach: readAllNotices,
  play: async (context) => {
    await expect(await nextStep(context)).toHaveAttribute('href', '#/user/bandCard');
  },
};

/** A position is near its liquidation price: the next step names the price and the loss there, and leads to the position. */
export const PositionAtRisk: Story = {
  beforeEach: (context) =>
    withExchange(context, ({ world }) => {
      openNearLiquidation(world.positions.P4);
    }),
  play: async (context) => {
    const step = await nextStep(context);
    await expect(step).toHaveAttribute('href', '#/position/positionDetail?id=P4');
    const t = storyText(context);
    const note = t('home:next.atRisk.note', { now: '@', price: '1,437' });
    await waitFor(() => expect(step).toHaveTextContent(new RegExp(note.replace('@', '[\\d,]+'))));
    // Known when the rates have arrived.
    await waitFor(() =>
      expect(step).toHaveTextContent(`${t('common:stillToLose', { price: '1,437' })} ¥43,890.00`),
    );
    const label = storyText(context)('position:maintenance.label');
    const ratio = await context.canvas.findByRole('link', { name: new RegExp(label) });
    await expect(ratio).toHaveTextContent(storyText(context)('position:risk.stage.close'));
  },
};

/** Allotted shares have to be paid: the next step names the amount and the deadline. */
export const PaymentDue: Story = {
  parameters: { app: { scenario: 'ipoWinner' } },
  play: async (context) => {
    const step = await nextStep(context);
    await expect(step).toHaveAttribute('href', expect.stringContaining('#/market/subscribeDetail?id='));
    await expect(step).toHaveTextContent(storyText(context)('home:next.payIpo.title'));
    const deadline = storyText(context)('home:next.payIpo.deadline', { time: '15:00', context: 'today' });
    await expect(step).toHaveTextContent(deadline);
  },
};

/** New shares have to be paid today, and a position is near its liquidation price: the position comes first. */
export const SeveralNextSteps: Story = {
  parameters: { app: { scenario: 'ipoWinner' } },
  beforeEach: prepareExchange((exchange, member) => {
    const { id } = placeOrder({ leverage: 5 })(exchange, member);
    openNearLiquidation(exchange.world.positions[id]);
  }),
  play: async (context) => {
    const t = storyText(context);
    const list = await context.canvas.findByRole('list', { name: t('home:next.urgentList') });
    const steps = await within(list).findAllByRole('link');
    await expect(steps[0]).toHaveAttribute('href', expect.stringContaining('#/position/positionDetail?id='));
    await expect(steps[1]).toHaveAttribute('href', expect.stringContaining('#/market/subscribeDetail?id='));
    const balances = await context.canvas.findByText(t('home:assets.total'));
    await expect(list.compareDocumentPosition(balances)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(window.localStorage.getItem('nextStep')).toBe('urgent');
  },
};

/** Balances are hidden: the next step names the deadline of the payment, but not the amount. */
export const PaymentDueHidden: Story = {
  parameters: { app: { scenario: 'ipoWinner' } },
  beforeEach: () => window.localStorage.setItem('hideBalance', '1'),
  play: async (context) => {
    await expect(await nextStep(context)).not.toHaveTextContent(/\d,\d{3}/);
  },
};

/** A loan is overdue: the next step names the debt and leads to the repayment. */
export const OverdueLoan: Story = {
  parameters: { app: { scenario: 'debtor' } },
  // The loan of 10 November is due after 30 days.
  beforeEach: prepareExchange(minutesLater(22 * 24 * 60)),
  play: async (context) => {
    const step = await nextStep(context);
    await expect(step).toHaveAttribute('href', '#/user/jk');
    await expect(step).toHaveTextContent(storyText(context)('home:next.repayLoan.title'));
    await expect(step).toHaveTextContent(/[1-9]\d\d,\d{3}\.\d\d/);
  },
};

/** The account is frozen: a note says what still works, and the next step is to contact customer service. */
export const Frozen: Story = {
  tags: ['blocked'],
  parameters: { app: { scenario: 'frozen' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('home:restricted.frozen'))).toBeVisible();
    await expect(await nextStepHere(context)).toHaveTextContent(t('home:next.contactService.title'));
    await expectServiceOpens(context, nextStepHere);
  },
};

/** The member may not open positions: a note says so, and what is still possible. */
export const TradeBanned: Story = {
  tags: ['blocked'],
  parameters: { app: { scenario: 'tradeBanned' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('home:restricted.tradeBanned'))).toBeVisible();
  },
};

/** The member may not withdraw: a note says so, and what is still possible. */
export const WithdrawBanned: Story = {
  tags: ['blocked'],
  parameters: { app: { scenario: 'withdrawBanned' } },
  play: async ({ canvas, loaded }) => {
    const text = storyText({ loaded })('home:restricted.withdrawBanned');
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** The data for the next step can't be loaded: none is suggested, and everything else is there. */
export const NextStepUnknown: Story = {
  parameters: {
    app: {
      scenario: 'verified',
      faults: [
        fault('serverError', '/card/List'),
        fault('serverError', '/user/Security'),
        fault('serverError', '/ipo/Records'),
        fault('serverError', '/deposit/Records'),
        fault('serverError', '/notice/Unread'),
      ],
    },
  },
  play: noNextStep,
};
