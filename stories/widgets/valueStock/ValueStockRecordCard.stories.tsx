import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import { ValueStockRecordCard } from '../../../src/widgets/valueStock/ValueStockRecordCard/ValueStockRecordCard';
import { onPage } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { applicationWithStatus, type Outcome } from '../../fixtures/valueStock';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const applicationChoices = {
  underReview: applicationWithStatus('pendingReview'),
  longFigures: {
    ...applicationWithStatus('pendingReview'),
    name: longName,
    price: '4999999.5',
    quantity: 99_999_000,
    total: '499999999999.99',
  },
} satisfies Record<string, ComponentProps<typeof ValueStockRecordCard>['application']>;

const meta = {
  title: 'Widgets/Products/ValueStockRecordCard',
  component: ValueStockRecordCard,
  decorators: [onPage],
  args: { application: applicationChoices.underReview, onCancel: fn() },
  argTypes: { application: choices(applicationChoices) },
} satisfies Meta<typeof ValueStockRecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const thatIs = (outcome: Outcome, message: QualifiedKey, total: QualifiedKey): Story => ({
  args: { application: applicationWithStatus(outcome), positionHref: '#/position/positionDetail?id=P1' },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t(`valueStock:status.${args.application.status}`))).toBeVisible();
    await expect(await canvas.findByText(t(message))).toBeVisible();
    await expect(factOf(canvasElement, t(total))).toHaveTextContent('900,900.00');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryAllByRole('link')).toHaveLength(outcome === 'passed' ? 1 : 0);
  },
});

/** An application under review: until when, and the amount on hold. It can be cancelled. */
export const UnderReview: Story = {
  tags: ['main'],
  play: async ({ args, canvas, canvasElement, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('valueStock:status.pendingReview'))).toBeVisible();
    await expect(
      await canvas.findByText(t('valueStock:news.pendingReview', { time: '11/20 10:05' })),
    ).toBeVisible();
    await expect(factOf(canvasElement, t('valueStock:record.frozen'))).toHaveTextContent('900,900.00');
    await userEvent.click(await canvas.findByRole('button', { name: t('valueStock:cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The cancellation is being sent: a second press of the button does nothing. */
export const CancellingInProgress: Story = {
  args: { cancelling: true, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The application was approved: the amount is charged, and a link leads to the position. */
export const ApplicationPassed: Story = thatIs(
  'passed',
  'valueStock:news.passed',
  'valueStock:record.charged',
);
/** The market moved too far before the decision: the application was rejected, the amount is returned. */
export const MarketMovedTooFar: Story = {
  tags: ['refused'],
  ...thatIs('priceMoved', 'valueStock:rejection.priceMoved', 'valueStock:record.returned'),
};
/** The review has not approved the application: the amount is returned. */
export const RejectedByReview: Story = {
  tags: ['refused'],
  ...thatIs('review', 'valueStock:rejection.review', 'valueStock:record.returned'),
};
/** The member has cancelled the application: the amount is returned. */
export const Cancelled: Story = thatIs(
  'cancelled',
  'valueStock:news.cancelled',
  'valueStock:record.returned',
);

/** A long name and amounts of many digits stay within the record. */
export const LongFigures: Story = {
  args: {
    application: applicationChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
