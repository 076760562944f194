import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mustReadNotices } from '../../../mocks/exchange/notices/mustReadNotices';
import type { Language } from '../../../src/i18n/language';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import { refetchAll, withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { followForm as form, typeInvestment } from './followSteps';

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
export const NotRecruiting: Story = {
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
    await form.expectBlocked(
      context,
      new RegExp(t('reasons:notYetOpen.copyTrade', { time: '1[12]/\\d\\d 08:00' })),
    );
  },
};

/** With a trading ban everything can still be read. */
export const BannedOfFollowing: Story = {
  parameters: { app: { path, scenario: 'tradeBanned' } },
  play: async (context) => form.expectBlocked(context, storyText(context)('reasons:tradeBanned')),
};

export const FrozenOfFollowing: Story = {
  parameters: { app: { path, scenario: 'frozen' } },
  play: async (context) => form.expectBlocked(context, storyText(context)('reasons:accountFrozen')),
};

/** The account is frozen while the form is open: it is blocked as soon as the app knows. */
export const FrozenWhileOpen: Story = {
  play: async (context) => {
    await typeInvestment(context, '300000');
    await form.expectReady(context);
    await withExchange(context, (_, member) => {
      member.restrictions.push('frozen');
    });
    await refetchAll(context);
    await form.expectBlocked(context, storyText(context)('reasons:accountFrozen'));
  },
};

/** Notices that must be read before trading come first. */
export const FollowMustRead: Story = {
  tags: ['each-language'],
  parameters: { app: { path, unread: true } },
  play: async (context) => {
    await typeInvestment(context, '300000');
    const title = mustReadNotices[0]?.title[context.globals.locale as Language] ?? '';
    await form.expectBlocked(context, storyText(context)('notices:first.reason', { title }));
  },
};
