import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DayTrading } from '../../../src/screens/dayTrading/DayTrading';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { endAt } from '../../support/layout';
import { expectLock, factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';
import { reserveForm as form, dayTradePath as path, standard, symbol, typeLots } from './dayTradeSteps';

const meta = {
  title: 'Screens/common/dayTrading',
  component: DayTrading,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof DayTrading>;

export default meta;
type Story = StoryObj<typeof meta>;

const reservations = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.dayTrading.reservations));

/** The form as it opens: every deadline of the day, what happens at the last one, and the sale lock. */
export const FormWithAllDeadlines: Story = {
  play: async (context) => {
    const t = storyText(context);
    const deadlines = await context.canvas.findByRole('list', { name: t('dayTrading:deadlines.title') });
    await expect(await within(deadlines).findAllByRole('listitem')).toHaveLength(3);
    await expectLock(
      context,
      context.canvasElement,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifFilledAt', { time: '10:31', fill: '10:16' }),
    );
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await endAt(deadlines);
  },
};

/** Lots are filled in: the amount on hold at the highest price, all four fees by name, and the worst case. */
export const Filled: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    for (const fee of ['purchaseFee', 'sellingFee', 'stampDuty', 'liquidationFee'] as const) {
      await expect(await context.canvas.findByText(t(`trade:cost.${fee}`))).toBeVisible();
    }
    await form.expectReady(context);
    await expect(await context.canvas.findByText(t('trade:worst.title'))).toBeVisible();
    await endAt(factOf(context.canvasElement, t('trade:cost.closingTotal')));
  },
};

/**
 * The confirmation of a short position: the lowest price at which it is opened, its extra fee, and that the
 * loss can exceed the margin.
 */
export const ShortPosition: Story = {
  tags: ['filled'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('radio', { name: t('trade:side.short') }));
    await typeLots(context, '1');
    await expect(await canvas.findByText(t('trade:worst.short'))).toBeVisible();
    await expect(await canvas.findByText(t('trade:cost.shortFeeNote'))).toBeVisible();
    const priceOf = (label: string) =>
      Number(/[\d.,]+/.exec(factOf(canvasElement, label).textContent ?? '')?.[0].replaceAll(',', ''));
    const lowest = priceOf(t('dayTrading:limitPrice.short'));
    await expect(priceOf(t('trade:cost.breakEven'))).toBeLessThan(lowest);
    await expect(priceOf(t('trade:cost.liquidationPrice'))).toBeGreaterThan(lowest);
    const dialog = await form.review(context);
    await expect(factOf(dialog, t('dayTrading:limitPrice.short')).textContent).toMatch(
      new RegExp(`^${lowest}\\b`),
    );
    await expect(within(dialog).queryByText(t('dayTrading:limitPrice.long'))).toBeNull();
    await expect(await within(dialog).findByText(t('trade:worst.short'))).toBeInTheDocument();
    await expect(await within(dialog).findByText(t('trade:cost.shortFeeNote'))).toBeInTheDocument();
  },
};

/**
 * The confirmation: the amount put on hold, the deadline for closing, the sale lock, the fees and the worst
 * case.
 */
export const Confirm: Story = {
  tags: ['filled'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const dialog = await form.review(context);
    const sheet = within(dialog);
    await expectLock(
      context,
      dialog,
      t('trade:lock.minutes', { minutes: 15 }),
      t('trade:lock.ifFilledAt', { time: '10:31', fill: '10:16' }),
    );
    await expect(await sheet.findByText(t('dayTrading:frozen'))).toBeVisible();
    await expect(await sheet.findByText('11/20 15:20')).toBeVisible();
    for (const label of ['trade:cost.closingTotal', 'trade:cost.breakEven'] as const)
      await expect(factOf(dialog, t(label)).textContent).toMatch(/[1-9]/);
    // Without leverage it is paid in full.
    await expect(sheet.queryByText(t('trade:cost.liquidationPrice'))).toBeNull();
    await expect(await sheet.findByText(t('trade:worst.title'))).toBeInTheDocument();
  },
};

/** Opens the confirmation, and the market moves. Returns the confirmation and its highest price. */
async function moveWhileOpen(context: Context) {
  await typeLots(context, '1');
  const dialog = await form.review(context);
  const limit = () => factOf(dialog, storyText(context)('dayTrading:limitPrice.long')).textContent;
  const confirmed = limit();
  await passTime(context, 30);
  await expect(limit()).toBe(confirmed);
  return { dialog, confirmed };
}

/** The market moved while the confirmation was open: it keeps the highest price that it first showed. */
export const PriceMovedWhileOpen: Story = {
  tags: ['filled'],
  play: async (context) => {
    await moveWhileOpen(context);
  },
};

/**
 * The market moved before the member confirmed: the day trade is reserved at the price of the confirmation.
 */
export const PriceMovedWhileOpenConfirmed: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    const { dialog, confirmed } = await moveWhileOpen(context);
    await context.userEvent.click(
      await within(dialog).findByRole('button', { name: t('dayTrading:order.submit') }),
    );
    await context.canvas.findByText(t('dayTrading:order.done'));
    const [reservation] = await reservations(context);
    await expect(confirmed).toMatch(new RegExp(`^${reservation?.limitPrice}\\b`));
    await expect(reservation?.limitPrice).not.toBe(reservation?.appliedPrice);
  },
};

/** The day trade is reserved, and its card shows the reservation. */
export const DayTradeReserved: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await expect(await context.canvas.findByText(t('dayTrading:order.done'))).toBeVisible();
    await expect(await reservations(context)).toMatchObject([{ symbol, side: 'long', shares: 1000 }]);
  },
};

/** The order was filled while its result was shown: the card shows it as open instead of waiting. */
export const FilledWhileOpen: Story = {
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await canvas.findByText(t('dayTrading:order.done'));
    await passTime(context, 1);
    // On the tab, above, and on the card.
    await waitFor(() => expect(canvas.queryAllByText(t('dayTrading:status.trading'))).toHaveLength(3));
    await expect(canvas.queryByText(t('dayTrading:order.done'))).toBeNull();
  },
};

/**
 * The connection was lost while the confirmation was open: back on the form, the button says that nothing can
 * be sent while offline.
 */
export const ConnectionLost: Story = { ...standard.connectionLost, tags: ['offline'] };

/** The connection was lost and is back: the form has kept its entries, and the reservation can be sent. */
export const ConnectionBack: Story = standard.connectionBack;

/**
 * The server received too many requests: an alert says that nothing was carried out, and the button names the
 * seconds to wait.
 */
export const TooManyRequests: Story = { ...standard.tooManyRequests, tags: ['refused'] };

/** The reservation was sent again after the wait that the server had asked for: the day trade is reserved. */
export const SentAfterTheWait: Story = { ...standard.sentAfterTheWait, tags: ['sent'] };

/**
 * The server finds the request too large: an alert says that nothing was carried out, and the form keeps what
 * was typed.
 */
export const NotAccepted: Story = { ...standard.notAccepted, tags: ['refused'] };

/** The reservation was sent again after the server had found it too large: the day trade is reserved. */
export const SentAfterNotAccepted: Story = { ...standard.sentAfterNotAccepted, tags: ['sent'] };

/**
 * The button of the confirmation was tapped twice, but the reservation was sent once: the day trade is
 * reserved.
 */
export const DoubleTap: Story = { ...standard.doubleTap, tags: ['sent'] };

/**
 * No answer came after sending: a warning replaces the form, with a button to check again and a link to the
 * reservations.
 */
export const ResultUnknown: Story = { ...standard.resultUnknown, tags: ['unknown'] };

/**
 * The result of the reservation was unknown until the member checked again: a note says that it was carried
 * out, with a link to it.
 */
export const ResultFound: Story = standard.resultFound;

/**
 * A reservation was sent a moment ago, in another tab or before a reload: a note asks to wait for the result,
 * and there is no form.
 */
export const UnderWay: Story = standard.underWay;

/**
 * A reservation sent the day before had no effect: a note above the form says so, and that it can be sent
 * again.
 */
export const NotCarriedOut: Story = standard.notCarriedOut;

/** The address names a stock that doesn't exist: the screen says so, with a button to choose another one. */
export const NotFound: Story = {
  tags: ['empty'],
  parameters: { app: { path: '/common/dayTrading?tab=submit&symbol=9999.E', scenario: 'demo' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await expect(
      await context.canvas.findByRole('button', { name: t('dayTrading:order.otherStock') }),
    ).toBeVisible();
  },
};

/** After a stock that doesn't exist, the member chooses another one: the search for its code is shown. */
export const OtherStockAfterNotFound: Story = {
  parameters: NotFound.parameters,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('dayTrading:order.otherStock') }));
    await expect(await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') })).toBeVisible();
  },
};

/** The address names no stock: the search for its code comes first. */
export const WithoutStockInTheAddress: Story = {
  parameters: { app: { path: '/common/dayTrading?tab=submit&symbol=', scenario: 'demo' } },
  play: async (context) => {
    const choice = { name: storyText(context)('dayTrading:order.code') };
    await expect(await context.canvas.findByRole('searchbox', choice)).toBeVisible();
  },
};
