import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DayTrading } from '../../../src/screens/common/DayTrading';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
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

/** The form shows every deadline of the day, and the consequence of missing the last one, before any input. */
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
  },
};

/** The frozen amount at the highest price, all four fees by name, and the worst case. */
export const Filled: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    for (const fee of ['purchaseFee', 'sellingFee', 'stampDuty', 'liquidationFee'] as const) {
      await expect(await context.canvas.findByText(t(`trade:cost.${fee}`))).toBeVisible();
    }
    await expect(await context.canvas.findByText(t('trade:worst.title'))).toBeVisible();
    await form.expectReady(context);
  },
};

/** A short position: the price has a lower limit, it earns below it, and the loss can exceed the margin. */
export const ShortPosition: Story = {
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

export const Confirm: Story = {
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
    for (const label of [
      'trade:cost.closingTotal',
      'trade:cost.breakEven',
      'trade:cost.liquidationPrice',
    ] as const)
      await expect(factOf(dialog, t(label)).textContent).toMatch(/[1-9]/);
    await expect(await sheet.findByText(t('trade:worst.title'))).toBeInTheDocument();
  },
};

/** The market moves while the sheet is open. The confirmed price is the reserved one. */
export const PriceMovedWhileOpen: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    const dialog = await form.review(context);
    const limit = () => factOf(dialog, t('dayTrading:limitPrice.long')).textContent;
    const confirmed = limit();
    await passTime(context, 30);
    await expect(limit()).toBe(confirmed);
    await context.userEvent.click(
      await within(dialog).findByRole('button', { name: t('dayTrading:order.submit') }),
    );
    await context.canvas.findByText(t('dayTrading:order.done'));
    const [reservation] = await reservations(context);
    await expect(confirmed).toMatch(new RegExp(`^${reservation?.limitPrice}\\b`));
    await expect(reservation?.limitPrice).not.toBe(reservation?.appliedPrice);
  },
};

export const DayTradeReserved: Story = {
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '1');
    await form.send(context);
    await expect(await context.canvas.findByText(t('dayTrading:order.done'))).toBeVisible();
    await expect(await reservations(context)).toMatchObject([{ symbol, side: 'long', shares: 1000 }]);
  },
};

/** The order is filled while its result is shown. The card shows it as filled instead of waiting. */
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

export const ConnectionLost: Story = standard.connectionLost;

export const DoubleTap: Story = standard.doubleTap;

export const ResultUnknown: Story = standard.resultUnknown;

export const NotFound: Story = {
  parameters: { app: { path: '/common/dayTrading?tab=submit&symbol=9999.E', scenario: 'demo' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('market:detail.notFound'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('dayTrading:order.otherStock') }));
    await expect(await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') })).toBeVisible();
  },
};

/** The address names no stock: it is chosen first. */
export const WithoutStockInTheAddress: Story = {
  parameters: { app: { path: '/common/dayTrading?tab=submit&symbol=', scenario: 'demo' } },
  play: async (context) => {
    const choice = { name: storyText(context)('dayTrading:order.code') };
    await expect(await context.canvas.findByRole('searchbox', choice)).toBeVisible();
  },
};
