import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openPosition } from '../../../src/api/contract/trade';
import { MarketBuy } from '../../../src/screens/market/MarketBuy';
import { act, loseAnswer, meanwhile, minutesLater } from '../../exchangeActs';
import { factOf } from '../../factOf';
import { ordersMade } from '../../ordersMade';
import { storyExchange } from '../../storyExchange';
import { storyText } from '../../storyText';
import {
  confirmOrder,
  expectBlocked,
  expectReady,
  lotsField,
  pressPart,
  reviewButton,
  reviewOrder,
  typeLots,
  typePrice,
} from './orderSteps';

const path = '/market/marketBuy?symbol=1001.W&side=long';

const meta = {
  title: 'Screens/market/marketBuy',
  component: MarketBuy,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof MarketBuy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: no field is called wrong, and the button says what is missing. */
export const Default: Story = {
  play: async (context) => {
    const t = storyText(context);
    await expect(await lotsField(context)).toHaveValue('');
    await expectBlocked(context, t('reasons:lotsMissing'));
    // The session and what the day allows, before anything is typed.
    await expect(await context.canvas.findByText(t('market:session.open', { time: '11:30' }))).toBeVisible();
    const limits = t('trade:order.limitsToday', { low: '461', high: '661' });
    await expect(context.canvas.getByText(limits)).toBeVisible();
  },
};

/** The whole cost before the order: margin, four fees with their rates, what it needs, what is left, the worst case. */
export const Filled: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas } = context;
    await typeLots(context, '2');
    const parts = ['turnover', 'margin', 'total', 'closingTotal', 'breakEven', 'liquidationPrice'] as const;
    for (const part of parts) await expect(canvas.getByText(t(`trade:cost.${part}`))).toBeVisible();
    const fees = [
      [t('trade:cost.purchaseFee'), '0.10%'],
      [t('trade:cost.sellingFee'), '0.10%'],
      [t('trade:cost.stampDuty'), '0.10%'],
      [t('trade:cost.liquidationFee'), '0.05%'],
    ];
    for (const fee of fees) await expect(canvas.getByText(fee.join(' '))).toBeVisible();
    await expect(canvas.getByText(t('trade:worst.title'))).toBeVisible();
    await expectReady(context);
  },
};

/** A short position: no upper limit to the loss, and what a doubled price would cost. */
export const Short: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=short', scenario: 'demo' } },
  play: async (context) => {
    await typeLots(context, '1');
    const t = storyText(context);
    await expect(context.canvas.getByText(t('trade:worst.short'))).toBeVisible();
    const example = t('trade:worst.shortExample', { amount: '¥561,561.00', committed: '¥561,561.00' });
    await expect(context.canvas.getByText(example)).toBeVisible();
  },
};

/** A limit order begins at the last price, within the limits of the day. */
export const Limit: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, undefined);
    await typeLots(context, '1');
    await expect(context.canvas.getByText(t('trade:order.limitNote'))).toBeVisible();
    await expectReady(context);
  },
};

/** `1,000` pasted with a comma, and full-width digits: both are numbers. */
export const Pasted: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1,000');
    await expectBlocked(context, t('reasons:lotsAboveMaximum', { amount: '500' }));
    await typeLots(context, '１');
    await expectReady(context);
  },
};

/** As many lots as the account can pay, fees included; one more is refused. */
export const Affordable: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await lotsField(context);
    await expectBlocked(context, t('reasons:lotsMissing'));
    await pressPart(context, 'quarter', 4);
    await expectReady(context);
    await pressPart(context, 'max', 17);
    await expectReady(context);
    await userEvent.click(
      canvas.getByRole('button', { name: `${t('trade:order.lots')}: ${t('trade:order.increase')}` }),
    );
    await expectBlocked(context, /¥[\d,]+\.\d\d/);
  },
};

/** More leverage, more lots for the same money. */
export const Leverage: Story = {
  play: async (context) => {
    await lotsField(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: '10×' }));
    await pressPart(context, 'max', 176);
    await expectReady(context);
  },
};

/** The order again, largest what it needs, before it is sent. */
export const Confirm: Story = {
  play: async (context) => {
    await typeLots(context, '2');
    const sheet = await reviewOrder(context);
    const t = storyText(context);
    await expect(within(sheet).getByText('1,123,122.00')).toBeVisible();
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.market')} 561`,
    );
    await expect(factOf(sheet, t('trade:detail.quantity'))).toHaveTextContent(
      t('trade:detail.quantityValue', { lots: '2', shares: '2,000' }),
    );
    await expect(factOf(sheet, t('trade:cost.purchaseFee'))).toHaveTextContent('1,122.00');
    await expect(factOf(sheet, t('trade:cost.closingTotal'))).toHaveTextContent('2,805.00');
    await expect(within(sheet).getByText(t('trade:worst.title'))).toBeVisible();
  },
};

/** A short order at a limit, as it was understood from full-width digits with a comma. */
export const ConfirmShort: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=1001.W&side=short', scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await typePrice(context, '６００');
    await typeLots(context, '１');
    const sheet = await reviewOrder(context);
    await expect(factOf(sheet, t('trade:order.priceType'))).toHaveTextContent(
      `${t('trade:priceType.limit')} 600`,
    );
    await expect(sheet).toHaveTextContent(t('trade:worst.short'));
  },
};

/** The market has moved a little while the member was reading: told, and no reason to stop. */
export const PriceMoved: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await act(context, minutesLater(1));
    const title = t('trade:moved.title', { from: '561', to: '562' });
    await expect(await within(sheet).findByText(title)).toBeVisible();
    await expect(within(sheet).getByText('562,562.00')).toBeVisible();
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.toPosition'))).toBeVisible();
  },
};

/** It has moved by one percent: the new figures have to be accepted first. */
export const PriceMovedFar: Story = {
  parameters: { app: { path: '/market/marketBuy?symbol=1129.N&side=long', scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    await act(context, minutesLater(45));
    const submit = within(sheet).getByRole('button', { name: t('trade:confirm.submit') });
    const accept = t('trade:moved.accept', { price: '172' });
    const again = await within(sheet).findByRole('button', { name: accept });
    await expect(submit).toHaveAccessibleDescription(t('trade:moved.tooFar'));
    await context.userEvent.click(again);
    await confirmOrder(context);
    await expect(await context.canvas.findByText(t('trade:result.toPosition'))).toBeVisible();
  },
};

/** Filled at once: the price, and from when it can be closed. */
export const FilledOrder: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledBody', { time: '11/20 10:30' })),
    ).toBeVisible();
    await expect(await ordersMade(context)).toBe(1);
  },
};

/** The market moved between the press and the fill: by how much is said. */
export const FilledElsewhere: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    meanwhile(context, openPosition, minutesLater(5));
    await confirmOrder(context);
    const t = storyText(context);
    await expect(
      await context.canvas.findByText(t('trade:result.filledTitle', { price: '563' })),
    ).toBeVisible();
    const slipped = t('trade:result.slipped', { from: '561', by: '▲ +2.00' });
    await expect(context.canvas.getByText(slipped)).toBeVisible();
  },
};

/** A limit order waits in the market. */
export const PlacedOrder: Story = {
  play: async (context) => {
    await typePrice(context, '500');
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    await expect(
      await context.canvas.findByText(storyText(context)('trade:result.placedTitle')),
    ).toBeVisible();
  },
};

/** A double tap on "confirm" is one order. */
export const DoubleTap: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    const sheet = await reviewOrder(context);
    const confirm = within(sheet).getByRole('button', { name: storyText(context)('trade:confirm.submit') });
    confirm.click();
    confirm.click();
    await context.canvas.findByRole('link', { name: storyText(context)('trade:result.toPosition') });
    await expect(await ordersMade(context)).toBe(1);
  },
};

/** Expects the result to be unknown: the form is gone, and the way to check stands there. */
async function expectUnknown(context: Parameters<NonNullable<Story['play']>>[0], timeout?: number) {
  const t = storyText(context);
  const title = await context.canvas.findByText(t('trade:unknown.title'), undefined, { timeout });
  await expect(title).toBeVisible();
  await expect(context.canvas.getByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
  await expect(context.canvas.queryByRole('textbox')).toBeNull();
}

/** The order was carried out, and its answer got lost: nobody knows, and nothing is sent again. */
export const ResultUnknown: Story = {
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    loseAnswer(context, openPosition);
    await confirmOrder(context);
    await expectUnknown(context);
    await expect(await ordersMade(context)).toBe(1);
    // With an id of its own, by which the exchange would know it again.
    const requests = await storyExchange(context).store.transact(({ world }) =>
      Object.values(world.members).flatMap((member) => Object.keys(member.requests)),
    );
    await expect(requests).toHaveLength(1);
  },
};

/** No answer within ten seconds. */
export const TimedOut: Story = {
  parameters: { app: { path, faults: [{ kind: 'hang', path: openPosition.path }] } },
  play: async (context) => {
    await typeLots(context, '1');
    await reviewOrder(context);
    await confirmOrder(context);
    const button = within(document.body).getByRole('button', {
      name: storyText(context)('trade:confirm.submit'),
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expectUnknown(context, 15_000);
  },
};

/** Long or short can still be changed in the form, and the button says which it is. */
export const OtherSide: Story = {
  play: async (context) => {
    const t = storyText(context);
    await lotsField(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: t('trade:side.short') }));
    await expect(await reviewButton(context)).toHaveTextContent(t('trade:order.submitShort'));
  },
};
