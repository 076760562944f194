import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import { refetchAll, restrict, withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { followForm as form, standard, typeInvestment } from './followSteps';

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

/** Below the minimum, no number, half a yen. */
export const WrongAmount: Story = {
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

export const BalanceShort: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typeInvestment(context, '300000');
    const reason = storyText(context)('reasons:balanceShort.missing', { amount: '¥249,999.75' });
    await form.expectBlocked(context, reason);
    await form.expectDeposit(context);
  },
};

/** Between two periods everything can be read. The screen says when investments are accepted again. */
export const NotRecruitingBetweenPeriods: Story = {
  parameters: { app: { path: at('CT02') } },
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '500000');
    await form.expectBlocked(context, t('reasons:notYetOpen.copyTrade', { time: '11/27 08:00' }));
  },
};

/** The form stays open past the end of the period: today at 15:30. */
export const ClosedWhileOpen: Story = {
  parameters: { app: { path: at('CT08') } },
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '2000000');
    await form.expectReady(context);
    await passTime(context, 6 * 60);
    await form.expectBlocked(context, t('reasons:notYetOpen.copyTrade', { time: '11/30 08:00' }));
  },
};

/** With a trading ban everything can still be read. */
export const BannedOfFollowing: Story = standard.banned;

export const FrozenOfFollowing: Story = standard.frozen;

/** The account is frozen while the form is open: it is blocked as soon as the app knows. */
export const FrozenWhileOpen: Story = {
  play: async (context) => {
    await typeInvestment(context, '300000');
    await form.expectReady(context);
    await withExchange(context, restrict('frozen'));
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

export const MustReadOfFollowing: Story = { ...standard.mustRead, tags: ['each-language'] };
