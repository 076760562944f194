import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Worth } from '../../../src/screens/home/Worth';
import { decideAndRefetch } from '../../support/exchange';
import { expectClosing, expectLock, factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { costOf, worthForm as form, listApplications, single, standard, typeLots } from './worthSteps';

const path = `/home/worth?offer=${single.id}` as const;

const meta = {
  title: 'Screens/home/worth',
  component: Worth,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Worth>;

export default meta;
type Story = StoryObj<typeof meta>;

const money = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Of one lot, at the price of the day. */
const closing = { fees: '207.50', breakEven: '84' };

/** The price of the day, why the stock is on the list, and the decision rule, before any input. */
export const FormWithDecisionRule: Story = {
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifFilledAt', { time: '10:35', fill: '10:20' }),
    );
    await expect(
      await context.canvas.findByText(
        t('valueStock:apply.how', { minutes: '5', tolerance: '5.00%', lock: 15 }),
      ),
    ).toBeVisible();
  },
};

/** Turnover, fee, frozen amount, remaining balance, and the possible loss. */
export const Filled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.expectReady(context);
    const { canvasElement } = context;
    await expect(factOf(canvasElement, t('valueStock:apply.turnover'))).toHaveTextContent(
      money(costOf(single, 1)),
    );
    await expect(factOf(canvasElement, t('valueStock:apply.left'))).not.toHaveTextContent('—');
    const amount = `¥${factOf(canvasElement, t('valueStock:apply.total')).textContent}`;
    await expect(await context.canvas.findByText(t('trade:worst.long', { amount }))).toBeVisible();
    await expectClosing(context, canvasElement, closing);
  },
};

export const Confirm: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await form.review(context);
    await expect(factOf(sheet, t('valueStock:apply.turnover'))).toHaveTextContent(money(costOf(single, 1)));
    await expect(sheet).toHaveTextContent(t('trade:worst.title'));
    await expectClosing(context, sheet, closing);
    await expectLock(
      context,
      sheet,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifFilledAt', { time: '10:35', fill: '10:20' }),
    );
  },
};

export const Sent: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await expect(await context.canvas.findByText(t('valueStock:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('valueStock:status.pendingReview'))).toBeVisible();
    await expect(await listApplications(context)).toMatchObject([{ shares: 1000, status: 'pendingReview' }]);
  },
};

/** The application is rejected while its result is shown: nothing says that it is under review any more. */
export const RejectedWhileOpen: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await canvas.findByText(t('valueStock:apply.done'));
    await decideAndRefetch(context, 'valueStock', (await listApplications(context))[0], 'reject');
    // Above, and on the card.
    await expect(await canvas.findAllByText(t('valueStock:status.rejected'))).toHaveLength(2);
    await expect(canvas.queryByText(t('valueStock:status.pendingReview'))).toBeNull();
  },
};

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = standard.resultUnknown;
