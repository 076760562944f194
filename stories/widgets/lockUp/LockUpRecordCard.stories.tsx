import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import { LockUpRecordCard } from '../../../src/widgets/lockUp/LockUpRecordCard/LockUpRecordCard';
import { onPage } from '../../components/onPage';
import { endedLockUp, lockUpRecord } from '../../fixtures/lockUp';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const recordChoices = {
  inProgress: lockUpRecord(),
  inProgressAtALoss: lockUpRecord({
    dailyIncome: { projectedLow: '50', projectedHigh: '150', latest: '-884' },
    totalIncome: { projectedLow: '1500', projectedHigh: '4500', soFar: '-1210.5' },
    losingDays: 3,
  }),
  justBought: lockUpRecord({
    dailyIncome: { projectedLow: '50', projectedHigh: '150', latest: null },
    totalIncome: { projectedLow: '1500', projectedHigh: '4500', soFar: '0' },
    countedDays: 0,
    losingDays: 0,
  }),
  ended: endedLockUp('2727.5'),
  endedWithALoss: endedLockUp('-3849'),
  longText: lockUpRecord({
    productName: longName,
    issuer: longName,
    principal: '98765432109876',
    dailyIncome: { projectedLow: '9876543210', projectedHigh: '98765432109', latest: '-12345678901.23' },
    totalIncome: {
      projectedLow: '9876543210987.65',
      projectedHigh: '98765432109876.54',
      soFar: '-12345678901234.56',
    },
    lockUpDays: 3650,
    countedDays: 1234,
    losingDays: 567,
  }),
} satisfies Record<string, ComponentProps<typeof LockUpRecordCard>['record']>;

const meta = {
  title: 'Widgets/Products/LockUpRecordCard',
  component: LockUpRecordCard,
  decorators: [onPage],
  args: { record: recordChoices.inProgress, href: '#/gdindex/gdList?id=L2' },
  argTypes: { record: choices(recordChoices) },
} satisfies Meta<typeof LockUpRecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Expects a link that names the status, with facts by label. */
const shows =
  (status: QualifiedKey, facts: Partial<Record<QualifiedKey, string>>): Play =>
  async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.href);
    await expect(await canvas.findByText(t(status))).toBeVisible();
    for (const [label, figure] of Object.entries(facts) as [QualifiedKey, string][])
      await expect(factOf(canvasElement, t(label))).toHaveTextContent(figure);
  };

/** A lock-up in progress: the result so far beside the projection, and the time of the unlock. */
export const LockUpInProgress: Story = {
  tags: ['main'],
  play: async (context) => {
    await shows('products:status.inProgress', {
      'products:lockUp.resultSoFar': '+604.50',
      'products:lockUp.principal': '500,000.00',
      'products:lockUp.latestDay': '+112.50',
      'products:lockUp.projectedTotal': '1,500.00',
      'products:lockUp.unlocks': '2026/12/10 09:00',
    })(context);
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(factOf(canvasElement, t('products:lockUp.counted')).textContent).toBe(
      t('products:lockUp.countedOf', { counted: 10, days: 30, losing: 1 }),
    );
    await expect(await canvas.findByText(t('products:lockUp.noExit'))).toBeVisible();
  },
};

/** A lock-up in progress at a loss: the result so far and the latest day are negative. */
export const InProgressAtALoss: Story = {
  args: {
    record: recordChoices.inProgressAtALoss,
  },
  play: shows('products:status.inProgress', {
    'products:lockUp.resultSoFar': '−1,210.50',
    'products:lockUp.latestDay': '−884.00',
  }),
};

/** A lock-up bought today: nothing is credited before 18:00 of its first day. */
export const JustBoughtWithoutInterest: Story = {
  args: {
    record: recordChoices.justBought,
  },
  play: shows('products:status.inProgress', {
    'products:lockUp.resultSoFar': '0.00',
    'products:lockUp.latestDay': '—',
  }),
};

/** A lock-up that ended with a profit: the result and the amount paid back. */
export const EndedWithAProfit: Story = {
  args: { record: recordChoices.ended },
  play: async (context) => {
    await shows('products:status.ended', {
      'products:lockUp.result': '+2,727.50',
      'products:paidBack': '502,727.50',
      'products:ended': '2026/12/10 09:00',
    })(context);
    await expect(context.canvas.queryByText(storyText(context)('products:lockUp.noExit'))).toBeNull();
  },
};

/** A lock-up that ended with a loss: less than the principal was paid back, stated as clearly. */
export const EndedWithALoss: Story = {
  args: { record: recordChoices.endedWithALoss },
  play: shows('products:status.ended', {
    'products:lockUp.result': '−3,849.00',
    'products:paidBack': '496,151.00',
  }),
};

/** Long names and amounts of many digits stay within the record. */
export const LongText: Story = {
  args: {
    record: recordChoices.longText,
  },
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement);
    for (const fact of await canvas.findAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};
