import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followCopyTrade } from '../../../mocks/exchange/copyTrading/followCopyTrade';
import { copyTradeProductDetail, followCopyTrade as followCall } from '../../../src/api/contract/copyTrading';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import type { Context } from '../../support/context';
import type { ExchangeAction } from '../../support/exchange';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { copyTradesOf, followForm as form, typeInvestment } from './followSteps';

const at = (product: string) => `/gdindex/gdindex?tab=copyTrading&product=${product}` as const;
const path = at('CT01');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change between the press and the server's decision, and the resulting refusal. Nothing is invested. */
const refused =
  (action: ExchangeAction, message: (context: Context) => string, yen = '300000'): Story['play'] =>
  async (context) => {
    changeBeforeCall(context, followCall, action);
    await typeInvestment(context, yen);
    await form.send(context);
    await form.expectRefused(context, message(context));
  };

/** The minimum was raised since the app read it: the server's minimum applies (specification 5). */
export const BelowNewMinimum: Story = {
  beforeEach: (context) =>
    changeResponse(context, copyTradeProductDetail, (product) => ({
      ...product,
      minimumInvestment: '250000',
    })),
  play: async (context) => {
    await typeInvestment(context, '250000');
    await form.send(context);
    const message = storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '300,000' });
    await form.expectRefused(context, message);
    await expect(await copyTradesOf(context)).toEqual([]);
  },
};

/** The period ends between the press and the server's decision. */
export const ClosedMeanwhile: Story = {
  parameters: { app: { path: at('CT08') } },
  play: refused(
    minutesLater(6 * 60),
    (context) => storyText(context)('errors:copyTradeTimeExceeded'),
    '2000000',
  ),
};

/** The balance is spent on another device. */
export const SpentMeanwhile: Story = {
  play: refused(
    (exchange, member) => {
      followCopyTrade(exchange, member, { productId: 'CT05', amount: '9900000' });
    },
    (context) => storyText(context)('errors:insufficientBalance'),
  ),
};

export const BannedMeanwhile: Story = {
  play: refused(
    (_, member) => {
      member.restrictions.push('tradeBanned');
    },
    (context) => storyText(context)('errors:tradingBanned'),
  ),
};

export const FrozenMeanwhile: Story = {
  play: refused(
    (_, member) => {
      member.restrictions.push('frozen');
    },
    (context) => storyText(context)('errors:accountFrozen'),
  ),
};

/** A refusal is shown until the form is changed. */
export const RefusalClearedByChange: Story = {
  play: async (context) => {
    await refused(
      (exchange, member) => {
        followCopyTrade(exchange, member, { productId: 'CT05', amount: '9600000' });
      },
      () => storyText(context)('errors:insufficientBalance'),
      '500000',
    )?.(context);
    await typeInvestment(context, '300000');
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await form.send(context);
    await context.canvas.findByRole('link', { name: storyText(context)('copyTrading:record.all') });
  },
};
