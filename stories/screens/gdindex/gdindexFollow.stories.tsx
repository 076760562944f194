import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Gdindex } from '../../../src/screens/gdindex/Gdindex';
import { orderFeeNames } from '../../../src/widgets/feeTexts';
import { expectLock, factOf } from '../../support/queries';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { copyTradesOf, followForm as form, standard, typeInvestment } from './followSteps';
import { expectFact } from './fundSteps';

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

/** Drawdown beside profit: in total, by day and by month. The risk of total loss is shown before any input. */
export const MentorWithProfitAndDrawdown: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expectFact(context, 'products:copyTrade.profit', '+5.93%');
    await expectFact(context, 'products:copyTrade.drawdown', '−18.46%');
    await expect(await canvas.findByRole('img', { name: /2026\/11\/19/ })).toBeVisible();
    const months = await within(await canvas.findByRole('table')).findAllByRole('row');
    await expect(months.length).toBeGreaterThan(5);
    await expect(months[1]).toHaveTextContent('2026/11');
    await expectFact(context, 'products:copyTrade.holdingTime', '5');
    await expect(await canvas.findByText(t('copyTrading:course.endsNote'))).toBeVisible();
    await expect(await canvas.findByText(t('products:risk.most', { amount: '¥300,000.00' }))).toBeVisible();
    await expect(await canvas.findByText(t('products:risk.fall', { amount: '¥55,380.00' }))).toBeVisible();
    await form.expectBlocked(context, t('reasons:amountMissing'));
  },
};

/** A mentor with mostly losses is presented in the same way. */
export const LosingMentor: Story = {
  parameters: { app: { path: at('CT04') } },
  play: async (context) => {
    await expectFact(context, 'products:copyTrade.profit', '−31.73%');
    await expectFact(context, 'products:copyTrade.performanceFee', '5%');
  },
};

/** The amount that leaves the balance, that joining is free, and the amount's loss at the deepest fall. */
export const Filled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '500000');
    await expectFact(context, 'products:cost.invest', '500,000.00');
    await expectFact(context, 'products:cost.entryFee', '0.00');
    await expectFact(context, 'products:cost.left', '9,500,000.00');
    await expect(
      await context.canvas.findByText(t('products:risk.fall', { amount: '¥92,300.00' })),
    ).toBeVisible();
    await form.expectReady(context);
  },
};

/** Buttons fill in the minimum and its multiples. */
export const ButtonsFillInAmounts: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '600,000' }));
    await expectFact(context, 'products:cost.invest', '600,000.00');
    await form.expectReady(context);
  },
};

/** The confirmation: the amount is the largest figure, with the end, the fee and the worst case. */
export const Confirm: Story = {
  parameters: { app: { path: at('CT05') } },
  play: async (context) => {
    const t = storyText(context);
    await typeInvestment(context, '300000');
    const managed = [t('trade:lock.managed'), t('trade:lock.managedNote')] as const;
    await expectLock(context, context.canvasElement, ...managed);
    const dialog = await form.review(context);
    await expectLock(context, dialog, ...managed);
    const sheet = within(dialog);
    const orders = factOf(dialog, t('copyTrading:form.orders'));
    await expect(orders).toHaveTextContent(t('copyTrading:form.ordersValue'));
    const fees = t('copyTrading:form.ordersFees', { fees: orderFeeNames(t) });
    await expect(await sheet.findByText(fees)).toBeVisible();
    await expect(await sheet.findByText('300,000.00')).toBeVisible();
    await expect(await sheet.findByText(t('products:copyTrade.ofProfit', { part: '10%' }))).toBeVisible();
    await expect(await sheet.findByText('2026/12/21 15:30')).toBeVisible();
    await expect(await sheet.findByText(t('products:risk.title'))).toBeVisible();
  },
};

/** When it starts, and where to find it. */
export const MentorFollowed: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeInvestment(context, '300000');
    await form.send(context);
    const all = await canvas.findByRole('link', { name: t('copyTrading:record.all') });
    await expect(all).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading');
    await expect(await canvas.findByText(/2026\/11\/24 09:35/)).toBeVisible();
    await expect(await copyTradesOf(context)).toMatchObject([
      { productId: 'CT01', buyAmount: '300000', status: 'inProgress' },
    ]);
  },
};

export const DoubleTapOfFollowing: Story = standard.doubleTap;

export const ConnectionLostOfFollowing: Story = standard.connectionLost;

export const ResultUnknownOfFollowing: Story = standard.resultUnknown;

/** The mentor does not exist: the screen offers other mentors instead of a retry. */
export const MentorNotFound: Story = {
  parameters: { app: { path: at('CT99') } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('errors:mentorNotFound'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('link', { name: t('copyTrading:products.browse') }),
    ).toHaveAttribute('href', '#/gdindex/gdindex?tab=copyTrading');
  },
};

export const MentorLoading: Story = loadingStory({ path });

export const MentorFails: Story = failsStory('/copyTrade/Product', { path });

export const MentorOffline: Story = offlineStory({ path });
