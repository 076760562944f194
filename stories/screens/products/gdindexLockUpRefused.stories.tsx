import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buyLockUp } from '../../../mocks/exchange/lockUp/buyLockUp';
import { buyLockUp as buyCall, lockUpProductDetail } from '../../../src/api/contract/lockUp';
import { Gdindex } from '../../../src/screens/products/Gdindex';
import { spendBalance } from '../../support/exchange';
import { outdateUntil } from '../../support/network';
import { storyText } from '../../support/storyText';
import { buying, buyForm as form, lockUpsOf, standard, typePurchase } from '../lockUp/buySteps';

const at = (product: string) => `/gdindex/gdindex?tab=lockUp&product=${product}` as const;
const path = at('LU30A');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The minimum is higher than the app knew: an alert refuses 90,000 yen and names the minimum of 100,000. */
export const BelowNewMinimumOfPurchase: Story = {
  tags: ['refused'],
  beforeEach: (context) =>
    outdateUntil(context, buyCall, lockUpProductDetail, (product) => ({
      ...product,
      minimumPurchase: '90000',
    })),
  play: async (context) => {
    await typePurchase(context, '90000');
    await form.send(context);
    const message = storyText(context)('errors:minimumBuyAmount', { context: 'n', n: '100,000' });
    await form.expectRefused(context, message);
    await form.expectBlocked(
      context,
      storyText(context)('reasons:amountBelowMinimum.yen', { amount: '¥100,000' }),
    );
    await expect(await lockUpsOf(context)).toEqual([]);
  },
};

/**
 * Most of the capacity was bought on another device before the purchase arrived: an alert names what is left.
 */
export const CapacityTakenMeanwhile: Story = {
  tags: ['refused'],
  parameters: { app: { path: at('LU30B'), scenario: 'investor' } },
  ...buying('300000').refusedAfter(
    (exchange, member) => {
      buyLockUp(exchange, member, { productId: 'LU30B', amount: '17150000' });
    },
    'aboveMaximum',
    '240,000',
  ),
};

/**
 * The balance was spent on another device before the purchase arrived: an alert says that the available funds
 * don't cover it.
 */
export const SpentMeanwhileOfPurchase: Story = {
  ...standard.refusedAfter(spendBalance, 'insufficientBalance'),
  tags: ['refused'],
};

/**
 * Opening positions was forbidden before the purchase arrived: an alert refuses it and offers customer
 * service.
 */
export const BannedMeanwhileOfPurchase: Story = { ...standard.bannedMeanwhile, tags: ['refused'] };

/** The account was frozen before the purchase arrived: an alert refuses it and offers customer service. */
export const FrozenMeanwhileOfPurchase: Story = { ...standard.frozenMeanwhile, tags: ['refused'] };

/** The session has ended before the request arrived: nothing was sent, and the login opens in a moment. */
export const SessionEndedOfPurchase: Story = { ...standard.sessionEnded, tags: ['refused'] };

/** The member has nearly ten trillion yen, and the form is filled in: the longest figures fit. */
export const HugeFiguresOfPurchase: Story = { ...standard.hugeFigures, tags: ['filled'] };

/** The member has no yen left: the form opens with balances of zero. */
export const ZeroFiguresOfPurchase: Story = standard.zeroFigures;

/** The server is busy and refuses the purchase: an alert says so, and the form keeps what was typed. */
export const RefusedByServerOfPurchase: Story = { ...standard.refusedByServer, tags: ['refused'] };

/** A field was changed after the server had refused the purchase: the alert is gone. */
export const RefusalClearedOfPurchase: Story = standard.refusalCleared;
