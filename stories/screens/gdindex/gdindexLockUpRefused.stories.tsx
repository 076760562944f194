import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { followCopyTrade } from '../../../mocks/exchange/copyTrading/followCopyTrade';
import { buyLockUp } from '../../../mocks/exchange/lockUp/buyLockUp';
import { buyLockUp as buyCall, lockUpProductDetail } from '../../../src/api/contract/lockUp';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import type { Context } from '../../support/context';
import type { ExchangeAction } from '../../support/exchange';
import { changeBeforeCall, changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { buyForm as form, lockUpsOf, typePurchase } from './buySteps';

const at = (product: string) => `/gdindex/gdindex?tab=lockUp&product=${product}` as const;
const path = at('LU30A');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change between the press and the server's decision, and the resulting refusal. */
const refused =
  (action: ExchangeAction, message: (context: Context) => string): Story['play'] =>
  async (context) => {
    changeBeforeCall(context, buyCall, action);
    await typePurchase(context, '200000');
    await form.send(context);
    await form.expectRefused(context, message(context));
  };

/** The minimum was raised since the app read it: the server's minimum applies (specification 5). */
export const BelowNewMinimumOfPurchase: Story = {
  beforeEach: (context) =>
    changeResponse(context, lockUpProductDetail, (product) => ({ ...product, minimumPurchase: '90000' })),
  play: async (context) => {
    await typePurchase(context, '90000');
    await form.send(context);
    const message = storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '100,000' });
    await form.expectRefused(context, message);
    await expect(await lockUpsOf(context)).toEqual([]);
  },
};

/** Most of the remaining capacity is bought on another device: the server reports what is left. */
export const CapacityTakenMeanwhile: Story = {
  parameters: { app: { path: at('LU30B'), scenario: 'investor' } },
  play: refused(
    (exchange, member) => {
      buyLockUp(exchange, member, { productId: 'LU30B', amount: '17300000' });
    },
    (context) => storyText(context)('errors:aboveMaximum', { context: 'n', n: '90,000' }),
  ),
};

/** The balance is invested with a mentor on another device. */
export const SpentMeanwhileOfPurchase: Story = {
  play: refused(
    (exchange, member) => {
      followCopyTrade(exchange, member, { productId: 'CT05', amount: '9900000' });
    },
    (context) => storyText(context)('errors:insufficientBalance'),
  ),
};

export const BannedMeanwhileOfPurchase: Story = {
  play: refused(
    (_, member) => {
      member.restrictions.push('tradeBanned');
    },
    (context) => storyText(context)('errors:tradingBanned'),
  ),
};

export const FrozenMeanwhileOfPurchase: Story = {
  play: refused(
    (_, member) => {
      member.restrictions.push('frozen');
    },
    (context) => storyText(context)('errors:accountFrozen'),
  ),
};
