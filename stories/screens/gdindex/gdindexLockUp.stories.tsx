import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buyLockUp } from '../../../mocks/exchange/lockUp/buyLockUp';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import { prepareExchange } from '../../support/exchange';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { buyForm as form, lockUpsOf, standard, typePurchase } from './buySteps';
import { expectFact } from './fundSteps';

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

/** The projection beside the worst result; every date, no early exit, and the risk of total loss. */
export const LockUpWithWorstResult: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expectFact(context, 'products:lockUp.projectedDaily', '0.010%');
    await expectFact(context, 'products:lockUp.worstDay', '−0.177%');
    await expectFact(context, 'products:lockUp.worstTerm', '−0.77%');
    await expect(await canvas.findByRole('img', { name: /2026\/11\/19/ })).toBeVisible();
    await expectFact(context, 'lockUp:history.average', '+0.007%');
    const dates = within(await canvas.findByRole('list', { name: t('lockUp:course.title') }));
    await expect(await dates.findByText('2026/11/20 18:00')).toBeVisible();
    await expect(await dates.findByText('2026/12/20 09:00')).toBeVisible();
    await expect(await canvas.findByText(t('lockUp:course.noExit'))).toBeVisible();
    await expect(await canvas.findByText(t('products:risk.most', { amount: '¥100,000.00' }))).toBeVisible();
    await form.expectBlocked(context, t('reasons:amountMissing'));
  },
};

/** Bought after 18:00, it earns from the next day and is unlocked a day later. */
export const InTheEvening: Story = {
  beforeEach: prepareExchange(minutesLater(8 * 60)),
  play: async (context) => {
    const name = storyText(context)('lockUp:course.title');
    const dates = within(await context.canvas.findByRole('list', { name }));
    await expect(await dates.findByText('2026/11/21 18:00')).toBeVisible();
    await expect(await dates.findByText('2026/12/21 09:00')).toBeVisible();
  },
};

/** The amount's projected interest by day and in total, and its loss in the worst case. */
export const PurchaseFilled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typePurchase(context, '500000');
    await expectFact(context, 'lockUp:form.projectedDaily', '50.00');
    await expectFact(context, 'lockUp:form.projectedTotal', '1,500.00');
    await expectFact(context, 'lockUp:form.worstTerm', '−3,849.00');
    await expectFact(context, 'products:cost.left', '9,500,000.00');
    await expect(
      await context.canvas.findByText(t('products:risk.term', { amount: '¥3,849.00' })),
    ).toBeVisible();
    await form.expectReady(context);
  },
};

/** The worst result of a year was no loss. The risk of total loss is shown all the same. */
export const NoLossInAYear: Story = {
  parameters: { app: { path: at('LU90') } },
  play: async (context) => {
    const t = storyText(context);
    await typePurchase(context, '500000');
    await expectFact(context, 'lockUp:form.worstTerm', '+2,357.00');
    await expect(
      await context.canvas.findByText(t('products:risk.most', { amount: '¥500,000.00' })),
    ).toBeVisible();
  },
};

/**
 * The locked amount is the largest figure; the term, that nothing is returned earlier, and that the projection is one.
 */
export const ConfirmPurchase: Story = {
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

export const BoughtWithUnlockTime: Story = {
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

export const DoubleTapOfPurchase: Story = standard.doubleTap;

/** Below the minimum, above the remaining capacity, half a yen. */
export const WrongAmountOfPurchase: Story = {
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

export const BalanceShortOfPurchase: Story = {
  parameters: { app: { path, scenario: 'lowBalance' } },
  play: async (context) => {
    await typePurchase(context, '100000');
    await form.expectBlocked(
      context,
      storyText(context)('reasons:balanceShort.missing', { amount: '¥49,999.75' }),
    );
    await form.expectDeposit(context);
  },
};

/** The member has bought all of the remaining capacity. */
export const NoCapacityLeft: Story = {
  parameters: { app: { path: at('LU30B'), scenario: 'investor' } },
  beforeEach: prepareExchange((exchange, member) => {
    buyLockUp(exchange, member, { productId: 'LU30B', amount: '17390000' });
  }),
  play: async (context) => form.expectBlocked(context, storyText(context)('reasons:lockUpFull')),
};

export const BannedOfPurchase: Story = standard.banned;

export const FrozenOfPurchase: Story = standard.frozen;

export const MustReadOfPurchase: Story = { ...standard.mustRead, tags: ['each-language'] };

export const ConnectionLostOfPurchase: Story = standard.connectionLost;

export const ResultUnknownOfPurchase: Story = standard.resultUnknown;

export const LockUpNotFound: Story = {
  parameters: { app: { path: at('LU08') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('errors:productMissing'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('lockUp:products.browse') }),
    ).toHaveAttribute('href', '#/gdindex/gdindex?tab=lockUp');
  },
};

export const LockUpLoading: Story = loadingStory({ path });

export const LockUpFails: Story = failsStory('/lockUp/Product', { path });

export const LockUpOffline: Story = offlineStory({ path });
