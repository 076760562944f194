import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buyLockUp } from '../../../mocks/exchange/lockUp/buyLockUp';
import { Gdindex } from '../../../src/screens/products/Gdindex';
import { prepareExchange } from '../../support/exchange';
import { endAt, expectInSight } from '../../support/layout';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { buyForm as form, lockUpsOf, standard, typePurchase } from '../lockUp/buySteps';
import { expectFact, expectWayToAmount } from './fundSteps';

const at = (product: string) => `/gdindex/gdindex?tab=lockUp&product=${product}` as const;
/** 30 days, from 100,000 yen, 127,740,000 yen of capacity left. */
const path = at('LU30A');

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A lock-up product before any input: the projection beside the worst result, both in yen for the minimum, when it unlocks and
 * that there is no early exit, every date, and the risk of total loss.
 */
export const LockUpWithWorstResult: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expectFact(context, 'products:lockUp.projectedDaily', '0.010%');
    await expectFact(context, 'products:lockUp.worstDay', '−0.177%');
    await expectFact(context, 'products:lockUp.worstTerm', '−0.77%');
    await expectFact(context, 'products:lockUp.exampleProjected', '+300.00');
    await expectFact(context, 'products:lockUp.exampleWorst', '−769.80');
    await expectFact(context, 'products:lockUp.unlocksIfBought', '2026/12/20 09:00');
    await expectFact(context, 'products:lockUp.exit', t('products:lockUp.exitImpossible'));
    await expect(await canvas.findByRole('img', { name: /2026\/11\/19/ })).toBeVisible();
    await expectFact(context, 'lockUp:history.average', '+0.007%');
    const dates = within(await canvas.findByRole('list', { name: t('lockUp:course.title') }));
    await expect(await dates.findByText('2026/11/20 18:00')).toBeVisible();
    await expect(await dates.findByText('2026/12/20 09:00')).toBeVisible();
    await expect(await canvas.findByText(t('lockUp:course.noExit'))).toBeVisible();
    await expect(await canvas.findByText(t('products:risk.most', { amount: '¥100,000.00' }))).toBeVisible();
    await expectWayToAmount(context);
  },
};

/** After 18:00 the dates say that a purchase earns from the next day and is unlocked a day later. */
export const InTheEvening: Story = {
  beforeEach: prepareExchange(minutesLater(8 * 60)),
  play: async (context) => {
    const name = storyText(context)('lockUp:course.title');
    const dates = within(await context.canvas.findByRole('list', { name }));
    await expect(await dates.findByText('2026/11/21 18:00')).toBeVisible();
    await expect(await dates.findByText('2026/12/21 09:00')).toBeVisible();
    await endAt(await dates.findByText('2026/11/21 18:00'));
  },
};

/** The amount is filled in: its projected interest by day and in total, and its loss in the worst case. */
export const PurchaseFilled: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePurchase(context, '500000');
    await expectFact(context, 'lockUp:form.projectedDaily', '50.00');
    await expectFact(context, 'lockUp:form.projectedTotal', '1,500.00');
    await expectFact(context, 'lockUp:form.worstTerm', '−3,849.00');
    await expectFact(context, 'products:cost.left', '9,500,000.00');
    await form.expectReady(context);
    await endAt(await context.canvas.findByText(t('products:risk.term', { amount: '¥3,849.00' })));
  },
};

/** A product without a loss in a year: the risk of total loss is shown all the same. */
export const NoLossInAYear: Story = {
  tags: ['filled'],
  parameters: { app: { path: at('LU90') } },
  play: async (context) => {
    const t = storyText(context);
    await typePurchase(context, '500000');
    await expectFact(context, 'lockUp:form.worstTerm', '+2,357.00');
    // The minimum is as much, so the first one stands at the top.
    const risks = await context.canvas.findAllByText(t('products:risk.most', { amount: '¥500,000.00' }));
    await expect(risks).toHaveLength(2);
    for (const risk of risks.slice(1)) await endAt(risk);
  },
};

/**
 * The confirmation of a purchase: the locked amount is the largest figure, with the day it is unlocked, that
 * there is no early exit, and the risk.
 */
export const ConfirmPurchase: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typePurchase(context, '500000');
    const sheet = within(await form.review(context));
    await expect(await sheet.findByText('500,000.00')).toBeVisible();
    await expect(await sheet.findByText('2026/12/20 09:00')).toBeVisible();
    await expect(await sheet.findByText(t('lockUp:course.noExit'))).toBeVisible();
    await expect(await sheet.findByText(t('lockUp:form.projectedNote'))).toBeVisible();
    await expect(await sheet.findByText(t('products:risk.title'))).toBeVisible();
  },
};

/** The lock-up is bought: the screen says when it is paid out, with a link to the member's lock-ups. */
export const BoughtWithUnlockTime: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typePurchase(context, '100000');
    await form.send(context);
    await expect(
      await canvas.findByText(t('lockUp:form.doneNote', { time: '2026/12/20 09:00' })),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('lockUp:record.all') })).toHaveAttribute(
      'href',
      '#/gdindex/gdList?tab=lockUp',
    );
    await expect(await lockUpsOf(context)).toMatchObject([
      { productId: 'LU30A', principal: '100000', status: 'inProgress' },
    ]);
  },
};

/** The button of the confirmation was tapped twice, but the purchase was sent once: the lock-up is bought. */
export const DoubleTapOfPurchase: Story = { ...standard.doubleTap, tags: ['sent'] };

/** An amount with half a yen is typed: the button says that only whole yen are accepted. */
export const WrongAmountOfPurchase: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await typePurchase(context, '99999');
    await form.expectBlocked(context, t('reasons:amountBelowMinimum.yen', { amount: '¥100,000' }));
    await typePurchase(context, '127740001');
    await form.expectBlocked(context, t('reasons:amountAboveMaximum.once', { amount: '¥127,740,000' }));
    await typePurchase(context, '100000.5');
    await form.expectBlocked(context, t('reasons:amountNotWhole'));
  },
};

/**
 * The balance doesn't cover the purchase: the button names the missing amount, and a link leads to the
 * deposit.
 */
export const BalanceShortOfPurchase: Story = {
  tags: ['blocked'],
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typePurchase(context, '100000');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:balanceShort.missing', { amount: '¥49,999.75' }),
    );
    await form.expectDeposit(context);
    await expectInSight(await context.canvas.findByRole('textbox'));
  },
};

/** Less capacity is left than the minimum purchase: the button says so. */
export const NoCapacityLeft: Story = {
  tags: ['blocked'],
  parameters: { app: { path: at('LU30B'), scenario: 'investor' } },
  beforeEach: prepareExchange((exchange, member) => {
    buyLockUp(exchange, member, { productId: 'LU30B', amount: '17390000' });
  }),
  play: async (context) => form.expectBlocked(context, storyText(context)('reasons:lockUpFull')),
};

/** The member may not open positions: the button says so, and customer service can be reached below it. */
export const BannedOfPurchase: Story = { ...standard.banned, tags: ['blocked'] };

/** The account is frozen: the button says so, and customer service can be reached below it. */
export const FrozenOfPurchase: Story = { ...standard.frozen, tags: ['blocked'] };

/** A notice must be read before the next trade: a banner opens it, and the button names it. */
export const MustReadOfPurchase: Story = {
  ...standard.mustRead,
  tags: ['blocked', 'each-language'],
};

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLostOfPurchase: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the purchase can be sent. */
export const ConnectionBackOfPurchase: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequestsOfPurchase: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The purchase was sent again after the wait that the server had asked for: the lock-up is bought. */
export const SentAfterTheWaitOfPurchase: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAcceptedOfPurchase: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The purchase was sent again after the server had found it too large: the lock-up is bought. */
export const SentAfterNotAcceptedOfPurchase: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * member's lock-ups.
 */
export const ResultUnknownOfPurchase: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the purchase was unknown until the member checked again: a note says that it was carried out,
 * with a link to it.
 */
export const ResultFoundOfPurchase: Story = standard.resultFound;

/**
 * A purchase was sent a moment ago, in another tab or before a reload: a note asks to wait for the result,
 * and there is no form.
 */
export const UnderWayOfPurchase: Story = standard.underWay;

/**
 * A purchase sent the day before had no effect: a note above the form says so, and that it can be sent again.
 */
export const NotCarriedOutOfPurchase: Story = standard.notCarriedOut;

/** The address names a product that doesn't exist: the screen says so, with a link to the others. */
export const LockUpNotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: at('LU08') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('errors:productMissing'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('lockUp:products.browse') }),
    ).toHaveAttribute('href', '#/gdindex/gdindex?tab=lockUp');
  },
};

/** The lock-up product is being loaded: a skeleton stands for the page. */
export const LockUpLoading: Story = { ...loadingStory({ path }), tags: ['loading'] };

/** The server can't send the lock-up product: the failure is shown with a button to try again. */
export const LockUpFails: Story = { ...failsStory('/lockUp/Product', { path }), tags: ['error'] };

/** There is no connection when the lock-up product opens: the screen says so, with a button to try again. */
export const LockUpOffline: Story = { ...offlineStory({ path }), tags: ['offline'] };
