import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buyLockUp } from '../../../mocks/exchange/lockUp/buyLockUp';
import { lockUpProductDetail } from '../../../src/api/contract/lockUp';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import { spendBalance } from '../../support/exchange';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { buyForm as form, lockUpsOf, standard, typePurchase } from './buySteps';

const at = (product: string) => `/gdindex/gdindex?tab=lockUp&product=${product}` as const;
const path = at('LU30A');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  ...standard.refusedAfter(
    (exchange, member) => {
      buyLockUp(exchange, member, { productId: 'LU30B', amount: '17300000' });
    },
    'aboveMaximum',
    '90,000',
  ),
};

export const SpentMeanwhileOfPurchase: Story = standard.refusedAfter(spendBalance, 'insufficientBalance');

export const BannedMeanwhileOfPurchase: Story = standard.bannedMeanwhile;

export const FrozenMeanwhileOfPurchase: Story = standard.frozenMeanwhile;

export const RefusedByServerOfPurchase: Story = standard.refusedByServer;
