import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import type { QualifiedKey } from '../../../src/i18n/text';
import { BuybackRecordCard } from '../../../src/widgets/buyback/BuybackRecordCard/BuybackRecordCard';
import { onPage } from '../../components/onPage';
import { type TenderOutcome, tenderWithStatus } from '../../fixtures/buyback';
import { longName } from '../../fixtures/longName';
import { choices } from '../../support/choices';
import { expectFits } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const applicationChoices = {
  awaitingResult: tenderWithStatus('pendingReview'),
  accepted: tenderWithStatus('passed'),
  acceptedWhole: { ...tenderWithStatus('passed'), acceptedLots: 2 },
  longFigures: {
    ...tenderWithStatus('passed'),
    name: longName,
    price: '4999999.5',
    lots: 99_999,
    turnover: '499999999999.99',
  },
} satisfies Record<string, ComponentProps<typeof BuybackRecordCard>['application']>;

const soldChoices = {
  none: undefined,
  accepted: { originalMargin: '50000', addedMargin: '1000', profitLoss: '18200', purchaseFee: '500' },
  longFigures: {
    originalMargin: '499999999999.99',
    addedMargin: '0',
    profitLoss: '-499999999999.99',
    purchaseFee: '499999999.99',
  },
} satisfies Record<string, ComponentProps<typeof BuybackRecordCard>['sold']>;

const meta = {
  title: 'Widgets/Products/BuybackRecordCard',
  component: BuybackRecordCard,
  decorators: [onPage],
  args: { application: applicationChoices.awaitingResult, onCancel: fn() },
  argTypes: { application: choices(applicationChoices), sold: choices(soldChoices) },
} satisfies Meta<typeof BuybackRecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member keeps the shares until the result and can withdraw the tender until then. */
export const AwaitingResult: Story = {
  tags: ['main'],
  play: async ({ args, canvas, canvasElement, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('buyback:status.pendingReview'))).toBeVisible();
    await expect(await canvas.findByText(t('buyback:news.pendingReview'))).toBeVisible();
    // Tenders of the same stock differ by their numbers.
    await expect(canvasElement).toHaveTextContent(args.application.orderNumber);
    await expect(factOf(canvasElement, t('buyback:record.resultAt'))).toHaveTextContent('2026/11/27 16:00');
    await userEvent.click(await canvas.findByRole('button', { name: t('buyback:takeBack') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The cancellation of a tender is being sent: a second press of the button does nothing. */
export const TenderBeingTakenBack: Story = {
  args: { cancelling: true, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** One of two lots was accepted and sold. */
export const PartOfTenderAccepted: Story = {
  args: {
    application: applicationChoices.accepted,
    sold: soldChoices.accepted,
    saleHref: '#/position/positionDetail?id=P9',
  },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(
      await canvas.findByText(t('buyback:status.passed'), { selector: '[data-status]' }),
    ).toBeVisible();
    await expect(await canvas.findByText(t('buyback:news.passedInPart'))).toBeVisible();
    await expect(factOf(canvasElement, t('buyback:record.lots'))).toHaveTextContent('2');
    await expect(factOf(canvasElement, t('buyback:record.accepted'))).toHaveTextContent('1');
    await expect(factOf(canvasElement, t('buyback:record.result'))).toHaveTextContent('+18,200.00');
    await expect(factOf(canvasElement, t('trade:calculation.marginReturned'))).toHaveTextContent('51,000.00');
    // The purchase fee in the result was paid at opening: 51,000 + 18,200 + 500
    await expect(factOf(canvasElement, t('buyback:record.credited'))).toHaveTextContent('69,700.00');
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', args.saleHref);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Both lots were accepted and sold at the offer price. */
export const WholeTenderAccepted: Story = {
  args: { ...PartOfTenderAccepted.args, application: applicationChoices.acceptedWhole },
  play: async ({ canvas, canvasElement, loaded }) => {
    const t = storyText({ loaded });
    await expect(
      await canvas.findByText(t('buyback:status.passed'), { selector: '[data-status]' }),
    ).toBeVisible();
    await expect(await canvas.findByText(t('buyback:news.passed'))).toBeVisible();
    await expect(factOf(canvasElement, t('buyback:record.accepted'))).toHaveTextContent('2');
  },
};

const thatIs = (outcome: TenderOutcome, message: QualifiedKey): Story => ({
  args: { application: tenderWithStatus(outcome) },
  play: async ({ args, canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t(`buyback:status.${args.application.status}`))).toBeVisible();
    await expect(await canvas.findByText(t(message))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Nothing of the tender was accepted: the member keeps the shares. */
export const TenderNotAccepted: Story = {
  tags: ['refused'],
  ...thatIs('notAccepted', 'buyback:rejection.notAccepted'),
};
/** The shares were sold before the result, so the tender had no effect. */
export const SharesSoldBefore: Story = thatIs('positionSold', 'buyback:rejection.positionSold');
/** The company has not accepted the tender: the member keeps the shares. */
export const NotAcceptedByCompany: Story = {
  tags: ['refused'],
  ...thatIs('review', 'buyback:rejection.review'),
};
/** The member has cancelled the tender and keeps the shares. */
export const TenderTakenBack: Story = thatIs('cancelled', 'buyback:news.cancelled');

/** A long name, a loss and amounts of many digits stay within the record. */
export const LongFigures: Story = {
  args: {
    application: applicationChoices.longFigures,
    sold: soldChoices.longFigures,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
