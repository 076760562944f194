import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followCopyTrade } from '../../../mocks/exchange/copyTrading/followCopyTrade';
import { copyTradeProductDetail, followCopyTrade as followCall } from '../../../src/api/contract/copyTrading';
import { Gdindex } from '../../../src/screens/products/Gdindex';
import { type ExchangeAction, spendBalance } from '../../support/exchange';
import { outdateUntil } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import {
  copyTradesOf,
  followForm as form,
  investing,
  standard,
  typeInvestment,
} from '../copyTrading/followSteps';

const at = (product: string) => `/gdindex/gdindex?tab=copyTrading&product=${product}` as const;
const path = at('CT01');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The minimum is higher than the app knew: an alert refuses 250,000 yen and names the minimum of 300,000. */
export const BelowNewMinimum: Story = {
  tags: ['refused'],
  beforeEach: (context) =>
    outdateUntil(context, followCall, copyTradeProductDetail, (product) => ({
      ...product,
      minimumInvestment: '250000',
    })),
  play: async (context) => {
    await typeInvestment(context, '250000');
    await form.send(context);
    const message = storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '300,000' });
    await form.expectRefused(context, message);
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountBelowMinimum.yen', { amount: '¥300,000' }),
    );
    await expect(await copyTradesOf(context)).toEqual([]);
  },
};

/** The investment period ended before the investment arrived: an alert says that its time has passed. */
export const ClosedMeanwhile: Story = {
  tags: ['refused'],
  parameters: { app: { path: at('CT08') } },
  ...investing('2000000').refusedAfter(minutesLater(6 * 60), 'copyTradeTimeExceeded'),
};

/**
 * The balance was spent on another device before the investment arrived: an alert says that the available
 * funds don't cover it.
 */
export const SpentMeanwhileOfFollowing: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/**
 * Opening positions was forbidden before the investment arrived: an alert refuses it and offers customer
 * service.
 */
export const BannedMeanwhileOfFollowing: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/** The account was frozen before the investment arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhileOfFollowing: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEndedOfFollowing: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFiguresOfFollowing: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFiguresOfFollowing: Story = standard.zeroFigures;

/** The server is busy and refuses the investment: an alert says so, and the form keeps what was typed. */
export const RefusedByServerOfFollowing: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the investment: the alert is gone. */
export const RefusalClearedOfFollowing: Story = standard.refusalCleared;

/**
 * A first investment exceeded the balance and was refused: a smaller one was accepted, and the mentor is
 * followed.
 */
export const RefusalClearedByChange: Story = {
  tags: ['sent'],
  play: async (context) => {
    const investOnOtherDevice: ExchangeAction = (exchange, member) => {
      followCopyTrade(exchange, member, { productId: 'CT05', amount: '9600000' });
    };
    await investing('500000').refusedAfter(investOnOtherDevice, 'insufficientBalance').play(context);
    await typeInvestment(context, '300000');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await form.send(context);
    await context.canvas.findByRole('link', { name: storyText(context)('copyTrading:record.all') });
  },
};
