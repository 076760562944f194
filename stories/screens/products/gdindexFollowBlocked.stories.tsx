import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gdindex } from '../../../src/screens/products/Gdindex';
import { refetchAll, restrict, withExchange } from '../../support/exchange';
import { expectInSight } from '../../support/layout';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { followForm as form, standard, typeInvestment } from '../copyTrading/followSteps';

const at = (product: string) => `/gdindex/gdindex?tab=copyTrading&product=${product}` as const;
/** Recruits now, from 300,000 yen, for five days, without a fee. */
const path = at('CT01');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount with half a yen is typed: the button says that only whole yen are accepted. */
export const WrongAmount: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '299999');
    await form.expectBlocked(context, t('reasons:amountBelowMinimum.yen', { amount: '¥300,000' }));
    await expect(await context.canvas.findByRole('textbox')).toBeInvalid();
    await typeInvestment(context, 'all');
    await form.expectBlocked(context, t('reasons:amountNotNumber'));
    await typeInvestment(context, '300000.5');
    await form.expectBlocked(context, t('reasons:amountNotWhole'));
  },
};

/**
 * The balance doesn't cover the investment: the button names the missing amount, and a link leads to the
 * deposit.
 */
export const BalanceShort: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeInvestment(context, '300000');
    const reason = storyText(context)('reasons:balanceShort.missing', { amount: '¥249,999.75' });
    await form.expectBlocked(context, reason);
    await form.expectDeposit(context);
    await expectInSight(await context.canvas.findByRole('textbox'));
  },
};

/**
 * Between two investment periods everything can be read: the button says when investments are accepted again.
 */
export const NotRecruitingBetweenPeriods: Story = {
  tags: ['blocked'],
  parameters: { app: { path: at('CT02') } },
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '500000');
    await form.expectBlocked(context, t('reasons:notYetOpen.copyTrade', { time: '11/27 08:00' }));
  },
};

/** The investment period ended while the form was open: the button says when the next one begins. */
export const ClosedWhileOpen: Story = {
  tags: ['blocked'],
  parameters: { app: { path: at('CT08') } },
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '2000000');
    await form.expectReady(context);
    await passTime(context, 6 * 60);
    await form.expectBlocked(context, t('reasons:notYetOpen.copyTrade', { time: '11/30 08:00' }));
  },
};

/** The member may not open positions: the button says so, and customer service can be reached below it. */
export const BannedOfFollowing: Story = { ...standard.banned, tags: ['blocked'] };

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const FrozenOfFollowing: Story = { ...standard.frozen, tags: ['blocked'] };

/** The account was frozen while the form was open: the button says so. */
export const FrozenWhileOpen: Story = {
  tags: ['blocked'],
  play: async (context) => {
    await typeInvestment(context, '300000');
    await form.expectReady(context);
    await withExchange(context, restrict('frozen'));
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

/** A notice must be read before the next trade: a banner opens it, and the button names it. */
export const MustReadOfFollowing: Story = {
  ...standard.mustRead,
  tags: ['blocked', 'each-language'],
};
