import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { at } from '../../../mocks/scenarios/clock';
import type { NextAction } from '../../../src/domain/home/nextAction';
import { NextActionCard } from '../../../src/widgets/home/NextActionCard/NextActionCard';
import { onPage } from '../../components/onPage';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const payment = { issueId: 'i', amountToPay: '1250000', paymentDeadline: at('2026-11-24', '15:00') };

const actionChoices = {
  usual: { kind: 'verify' },
  atRisk: {
    kind: 'atRisk',
    position: {
      id: 'P1',
      name: '楠乃門製薬',
      latestPrice: '1035',
      liquidationPrice: '984',
      left: 23,
      move: { yen: '51', percent: '4.9' },
      lossFromHere: '439320',
    },
  },
  payIpo: { kind: 'payIpo', payment, isDueToday: true },
  contactService: { kind: 'contactService' },
  longText: {
    kind: 'payIpo',
    payment: { ...payment, amountToPay: '180246801258024.66' },
    isDueToday: false,
  },
} satisfies Record<string, ComponentProps<typeof NextActionCard>['action']>;

const meta = {
  title: 'Widgets/Account/NextActionCard',
  component: NextActionCard,
  decorators: [onPage],
  args: { action: actionChoices.usual, href: '#/user/userInfo' },
  argTypes: { action: choices(actionChoices) },
} satisfies Meta<typeof NextActionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step towards a withdrawal and its purpose. */
const step = (kind: 'verify' | 'addCard' | 'setFundPassword'): Story => ({
  args: { action: { kind } },
  play: async (context) => {
    const t = storyText(context);
    const link = await context.canvas.findByRole('link', { name: new RegExp(t(`gates:steps.${kind}`)) });
    await expect(link).toHaveAttribute('href', '#/user/userInfo');
    await expect(link).toHaveTextContent(t(`home:next.${kind}.note`));
  },
});

/** The next step is the identity check, which withdrawals need. */
export const VerifyIdentity: Story = step('verify');

/** The next step is to add a bank account, into which withdrawals are paid. */
export const AddABankAccount: Story = step('addCard');

/** The next step is to set the fund password, which every withdrawal asks for. */
export const SetFundPassword: Story = step('setFundPassword');

/** The title and the explanation. */
const says = (action: NextAction, note: string | undefined): Story => ({
  args: { action },
  play: async ({ canvas }) => {
    if (note !== undefined) await expect(await canvas.findByRole('link')).toHaveTextContent(note);
  },
});

/** The account is ready: the next step is a deposit. */
export const MakeADeposit: Story = says({ kind: 'deposit' }, undefined);

/** The identity check is under review. */
export const VerificationUnderReview: Story = says({ kind: 'verifying' }, undefined);

/** A deposit is under review and will be added to the balance once it is approved. */
export const DepositUnderReview: Story = says({ kind: 'depositing' }, undefined);

/** A notice that must be read before the next trade, with its title. */
export const ReadAMandatoryNotice: Story = says(
  { kind: 'readNotice', notice: { id: 'n', title: '毎日04:00〜04:05はお手続きを休止します' } },
  '毎日04:00〜04:05はお手続きを休止します',
);

/** A position is near its liquidation price: the card names it and says how far it is and what is lost there. */
export const PositionAtRisk: Story = {
  tags: ['main'],
  args: {
    action: actionChoices.atRisk,
    href: '#/position/positionDetail?id=P1',
  },
  play: async (context) => {
    const t = storyText(context);
    const link = await context.canvas.findByRole('link');
    const distance = { name: '楠乃門製薬', distance: '51', percent: '4.9%' };
    await expect(link).toHaveTextContent(t('home:next.atRisk.title', distance));
    await expect(link).toHaveTextContent(t('home:next.atRisk.act'));
    await expect(link).toHaveTextContent(t('home:next.atRisk.note', { now: '1,035', price: '984' }));
    await expect(link).toHaveTextContent(`${t('common:stillToLose', { price: '984' })} ¥439,320.00`);
  },
};

/** Amounts are hidden: the card names the prices, but not what is lost. */
export const PositionAtRiskHidden: Story = {
  args: { action: actionChoices.atRisk, href: '#/position/positionDetail?id=P1', hidden: true },
  play: async (context) => {
    const link = await context.canvas.findByRole('link');
    const note = storyText(context)('home:next.atRisk.note', { now: '1,035', price: '984' });
    await expect(link).toHaveTextContent(note);
    await expect(link).not.toHaveTextContent('439,320');
  },
};

/** New shares were won and are to be paid today: the amount, the time, and what happens after it. */
export const PayForAllottedShares: Story = {
  args: { action: actionChoices.payIpo },
  play: async (context) => {
    const t = storyText(context);
    const link = await context.canvas.findByRole('link');
    await expect(link).toHaveTextContent(t('home:next.payIpo.note', { amount: '1,250,000.00' }));
    await expect(link).toHaveTextContent(t('home:next.payIpo.deadline', { time: '15:00', context: 'today' }));
  },
};

/** New shares were won and are to be paid another day: the deadline has its date. */
export const PayForAllottedSharesLater: Story = {
  args: { action: { ...actionChoices.payIpo, isDueToday: false } },
  play: async (context) => {
    const deadline = storyText(context)('home:next.payIpo.deadline', { time: '11/24 15:00' });
    await expect(await context.canvas.findByRole('link')).toHaveTextContent(deadline);
  },
};

/** With hidden balances there is no amount, only the deadline. */
export const PayForAllottedSharesHidden: Story = {
  args: { action: actionChoices.payIpo, hidden: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).not.toHaveTextContent('1,250,000');
    await expect(await canvas.findByRole('link')).toHaveTextContent('15:00');
  },
};

const loan = { id: 'L1', outstanding: '200870.39', dueAt: at('2026-12-02', '10:38') };

/** A loan is overdue: the amount owed, and since when. */
export const RepayLoan: Story = {
  args: { action: { kind: 'repayLoan', loan }, href: '#/user/jk' },
  play: async (context) => {
    const link = await context.canvas.findByRole('link');
    const t = storyText(context);
    await expect(link).toHaveTextContent(t('home:next.repayLoan.note', { amount: '200,870.39' }));
    await expect(link).toHaveTextContent(t('home:next.repayLoan.deadline', { time: '12/02 10:38' }));
  },
};

/** A loan is overdue; with hidden balances there is no amount, only since when. */
export const RepayLoanHidden: Story = {
  args: { action: { kind: 'repayLoan', loan }, href: '#/user/jk', hidden: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).not.toHaveTextContent('200,870');
    await expect(await canvas.findByRole('link')).toHaveTextContent('12/02 10:38');
  },
};

/** Customer service with its hours; a press opens it over the screen. */
export const ContactService: Story = {
  args: {
    action: actionChoices.contactService,
    href: undefined,
    onPress: fn(),
    serviceHours: '09:00–17:00',
  },
  play: async ({ canvas, args, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /09:00–17:00/ });
    await userEvent.click(card);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** An amount of fifteen digits to pay stays within the card. */
export const LongText: Story = {
  args: {
    action: actionChoices.longText,
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
