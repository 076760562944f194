import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { applyDayTrade } from '../../../mocks/exchange/dayTrading/applyDayTrade';
import { cancelDayTrade } from '../../../mocks/exchange/dayTrading/cancelDayTrade';
import { fault } from '../../../mocks/faults';
import { DayTrading } from '../../../src/screens/dayTrading/DayTrading';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { refetchAll, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
import { pressWhenReady } from '../../support/presses';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';
import { passTime } from '../../support/time';

const path = '/common/dayTrading';
const symbol = '1001.W';

const meta = {
  title: 'Screens/common/dayTrading',
  component: DayTrading,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof DayTrading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reserves a lot on another device. The screen refetches. */
async function reserveOne(context: Context): Promise<string> {
  const { id } = await withExchange(context, (exchange, member) =>
    applyDayTrade(exchange, member, { symbol, side: 'long', leverage: 5, lots: '1' }),
  );
  await refetchAll(context);
  return id;
}

const tab = (context: Context, name: 'trading' | 'details' | 'applied') =>
  context.canvas.findByRole('button', { name: storyText(context)(`dayTrading:tabs.${name}`) });

/** The screen as it opens: a field for the code of a stock, above the stocks that are traded most. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, loaded }) => {
    const list = await canvas.findByRole('list', { name: storyText({ loaded })('dayTrading:order.stock') });
    await expect((await within(list).findAllByRole('button')).length).toBeGreaterThan(5);
  },
};

/** A stock was found by its code and chosen: the form that reserves a day trade in it is open. */
export const FormOfAChosenStock: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') }), '1001');
    await canvas.findByText(t('dayTrading:order.found'));
    await userEvent.click(await canvas.findByRole('button', { name: /1001/ }));
    await expect(await canvas.findByRole('textbox', { name: t('trade:order.lots') })).toBeVisible();
    await expect(window.location.hash).toContain('symbol=1001.W');
  },
};

/** The button was pressed without a stock code: the field asks for it. */
export const StockCodeMissing: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('dayTrading:order.useCode') }));
    await expect(await canvas.findByText(t('reasons:stockMissing'))).toBeVisible();
    await expect(
      await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') }),
    ).toHaveAccessibleDescription(new RegExp(t('reasons:stockMissing')));
    await expectFits(canvasElement);
  },
};

/** Part of a stock code was typed and confirmed: the field asks to choose one of the stocks below. */
export const StockCodeIncomplete: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const submit = await canvas.findByRole('button', { name: t('dayTrading:order.useCode') });
    await userEvent.click(submit);
    await canvas.findByText(t('reasons:stockMissing'));
    const code = await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') });
    await userEvent.type(code, '100');
    await expect(canvas.queryByText(t('reasons:stockMissing'))).toBeNull();
    await userEvent.click(submit);
    await expect(await canvas.findByText(t('dayTrading:order.chooseBelow'))).toBeVisible();
  },
};

/** A full stock code was typed and confirmed: the form of that stock is open. */
export const StockCodeOpensTheForm: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') }),
      '1001{Enter}',
    );
    await expect(await canvas.findByRole('textbox', { name: t('trade:order.lots') })).toBeVisible();
    await expect(window.location.hash).toContain('symbol=1001.W');
  },
};

/** No stock has the typed code or name: the list of results says that none was found. */
export const StockNotFound: Story = {
  tags: ['empty'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') }),
      'zzzzzz',
    );
    await expect(await canvas.findByText(t('dayTrading:order.none'))).toBeVisible();
  },
};

/** Reserves a lot and finds the button that cancels it. */
async function reserveAndFindCancel(context: Context): Promise<HTMLElement> {
  await context.userEvent.click(await tab(context, 'applied'));
  await reserveOne(context);
  return context.canvas.findByRole('button', { name: storyText(context)('dayTrading:cancel') });
}

/**
 * A reservation: the amount on hold, when it is opened and at what highest price, and a button to cancel it.
 */
export const ReservationBeforeItsOpening: Story = {
  play: async (context) => {
    await expect(await reserveAndFindCancel(context)).toBeVisible();
  },
};

/** A reservation was cancelled: a note says so, and nothing is reserved any more. */
export const ReservationCancelled: Story = {
  tags: ['sent'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await reserveAndFindCancel(context));
    await expect(await canvas.findByText(t('dayTrading:cancelled'))).toBeVisible();
    await expect(await canvas.findByText(t('dayTrading:empty.applied'))).toBeVisible();
  },
};

/** Two reservations were cancelled, one after the other: nothing is reserved any more. */
export const CancelsTwoReservations: Story = {
  parameters: { app: { path: `${path}?tab=applied`, scenario: 'demo' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await canvas.findByText(t('dayTrading:empty.applied'));
    for (const time of ['first', 'second']) {
      await reserveOne(context);
      const cancel = await canvas.findByRole('button', { name: t('dayTrading:cancel') });
      await pressWhenReady(cancel);
      await waitFor(() => expect(cancel, time).not.toBeInTheDocument());
    }
    await expect(await canvas.findByText(t('dayTrading:empty.applied'))).toBeVisible();
  },
};

/**
 * The reservation had already been cancelled on another device: an alert says that it is no longer pending.
 */
export const CancelledMeanwhile: Story = {
  tags: ['refused'],
  parameters: { app: { path: `${path}?tab=applied`, scenario: 'demo' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await canvas.findByText(t('dayTrading:empty.applied'));
    const id = await reserveOne(context);
    const cancel = await canvas.findByRole('button', { name: t('dayTrading:cancel') });
    await withExchange(context, (exchange, member) => cancelDayTrade(exchange, member, id));
    await pressWhenReady(cancel);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:orderNotPending'));
  },
};

/**
 * No answer came to the cancellation: a warning says that the result is unknown, and the button to cancel is
 * gone.
 */
export const ResultUnknownOfCancelling: Story = {
  tags: ['unknown'],
  parameters: {
    app: { path: `${path}?tab=applied`, scenario: 'demo', faults: [fault('offline', '/dayTrade/Cancel')] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await canvas.findByText(t('dayTrading:empty.applied'));
    await reserveOne(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('dayTrading:cancel') }));
    await expect(await canvas.findByText(t('trade:unknown.title'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('dayTrading:cancel') })).toBeNull();
  },
};

/** An open day trade: its profit or loss, and when it must be closed. */
export const OpenDayTrade: Story = {
  parameters: { app: { path: `${path}?tab=trading`, scenario: 'demo' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await canvas.findByText(t('dayTrading:empty.trading'));
    await reserveOne(context);
    await passTime(context, 2);
    await expect(await canvas.findByText(t('dayTrading:news.trading', { time: '15:20' }))).toBeVisible();
    await expect(await canvas.findByText(t('trade:detail.profitLoss'))).toBeVisible();
  },
};

/**
 * The day trade was still open at 15:20: the history says that the exchange closed it at the market price.
 */
export const ClosedAtDeadline: Story = {
  parameters: { app: { path: `${path}?tab=details`, scenario: 'demo' } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await canvas.findByText(t('dayTrading:empty.closed'));
    await reserveOne(context);
    await passTime(context, 6 * 60);
    await expect(
      await canvas.findByText(t('dayTrading:closedBy.dayTradeDeadline', { time: '15:20' })),
    ).toBeVisible();
  },
};

/** The history of cancelled reservations: this one says when the member cancelled it. */
export const Cancelled: Story = {
  parameters: { app: { path: `${path}?tab=details`, scenario: 'demo' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await canvas.findByRole('radio', { name: t('dayTrading:status.cancelled') }));
    await canvas.findByText(t('dayTrading:empty.cancelled'));
    const id = await reserveOne(context);
    await withExchange(context, (exchange, member) => cancelDayTrade(exchange, member, id));
    await refetchAll(context);
    await expect(
      await canvas.findByText(t('dayTrading:cancelledBy.member', { time: '10:15' })),
    ).toBeVisible();
  },
};

/** The open day trades are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory({ path: `${path}?tab=trading` }), tags: ['loading'] };

/** The server can't list the reservations: the failure is shown with a button to try again. */
export const Fails: Story = {
  ...failsStory('/dayTrade/List', { path: `${path}?tab=applied` }),
  tags: ['error'],
};

/** There is no connection when the screen opens: it says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };
