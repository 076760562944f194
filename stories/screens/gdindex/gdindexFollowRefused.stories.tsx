import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followCopyTrade } from '../../../mocks/exchange/copyTrading/followCopyTrade';
import { copyTradeProductDetail } from '../../../src/api/contract/copyTrading';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import { type ExchangeAction, spendBalance } from '../../support/exchange';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { copyTradesOf, followForm as form, investing, standard, typeInvestment } from './followSteps';

const at = (product: string) => `/gdindex/gdindex?tab=copyTrading&product=${product}` as const;
const path = at('CT01');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  ...investing('2000000').refusedAfter(minutesLater(6 * 60), 'copyTradeTimeExceeded'),
};

export const SpentMeanwhileOfFollowing: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

export const BannedMeanwhileOfFollowing: Story = standard.bannedMeanwhile;

export const FrozenMeanwhileOfFollowing: Story = standard.frozenMeanwhile;

export const RefusedByServerOfFollowing: Story = standard.refusedByServer;

/** After a refusal a smaller investment is accepted. */
export const RefusalClearedByChange: Story = {
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
