import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { applyDayTrade } from '../../../mocks/exchange/dayTrading/applyDayTrade';
import { cancelDayTrade } from '../../../mocks/exchange/dayTrading/cancelDayTrade';
import { fault } from '../../../mocks/faults';
import { DayTrading } from '../../../src/screens/common/DayTrading';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { refetchAll, withExchange } from '../../support/exchange';
import { expectFits } from '../../support/layout';
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
  context.canvas.findByRole('tab', { name: storyText(context)(`dayTrading:tabs.${name}`) });

/** The stock is chosen first: from the most traded of the day, or by search. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const list = await canvas.findByRole('list', { name: t('dayTrading:order.stock') });
    await expect((await within(list).findAllByRole('button')).length).toBeGreaterThan(5);
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') }), '1001');
    await canvas.findByText(t('dayTrading:order.found'));
    await userEvent.click(await canvas.findByRole('button', { name: /1001/ }));
    await expect(await canvas.findByRole('textbox', { name: t('trade:order.lots') })).toBeVisible();
    await expect(window.location.hash).toContain('symbol=1001.W');
  },
};

/** The code is required (specification 5). A full code opens the form; part of it opens a choice. */
export const StockCodeOpensTheForm: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    const code = await canvas.findByRole('searchbox', { name: t('dayTrading:order.code') });
    const submit = await canvas.findByRole('button', { name: t('dayTrading:order.useCode') });
    await userEvent.click(submit);
    await expect(await canvas.findByText(t('reasons:stockMissing'))).toBeVisible();
    await expect(code).toHaveAccessibleDescription(new RegExp(t('reasons:stockMissing')));
    await expectFits(canvasElement);
    await userEvent.type(code, '100');
    await expect(canvas.queryByText(t('reasons:stockMissing'))).toBeNull();
    await userEvent.click(submit);
    await expect(await canvas.findByText(t('dayTrading:order.chooseBelow'))).toBeVisible();
    await userEvent.type(code, '1{Enter}');
    await expect(await canvas.findByRole('textbox', { name: t('trade:order.lots') })).toBeVisible();
    await expect(window.location.hash).toContain('symbol=1001.W');
  },
};

export const StockNotFound: Story = {
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

/** A reservation: the frozen amount, when it is opened and at what highest price. It can be cancelled. */
export const ReservationBeforeItsOpening: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await userEvent.click(await tab(context, 'applied'));
    await reserveOne(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('dayTrading:cancel') }));
    await expect(await canvas.findByText(t('dayTrading:cancelled'))).toBeVisible();
    await expect(await canvas.findByText(t('dayTrading:empty.applied'))).toBeVisible();
  },
};

/** Several reservations can be cancelled, one after the other. */
export const CancelsTwoReservations: Story = {
  parameters: { app: { path: `${path}?tab=applied`, scenario: 'demo' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await canvas.findByText(t('dayTrading:empty.applied'));
    for (const time of ['first', 'second']) {
      await reserveOne(context);
      const cancel = await canvas.findByRole('button', { name: t('dayTrading:cancel') });
      await userEvent.click(cancel);
      await waitFor(() => expect(cancel, time).not.toBeInTheDocument());
    }
    await expect(await canvas.findByText(t('dayTrading:empty.applied'))).toBeVisible();
  },
};

/** The reservation had already been cancelled on another device. */
export const CancelledMeanwhile: Story = {
  parameters: { app: { path: `${path}?tab=applied`, scenario: 'demo' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await canvas.findByText(t('dayTrading:empty.applied'));
    const id = await reserveOne(context);
    const cancel = await canvas.findByRole('button', { name: t('dayTrading:cancel') });
    await withExchange(context, (exchange, member) => cancelDayTrade(exchange, member, id));
    await userEvent.click(cancel);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:orderNotPending'));
  },
};

export const ResultUnknownOfCancelling: Story = {
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

/** The exchange closed it at the market price because the deadline was missed. */
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

export const Loading: Story = loadingStory({ path: `${path}?tab=trading` });

export const Fails: Story = failsStory('/dayTrade/List', { path: `${path}?tab=applied` });

export const Offline: Story = offlineStory();
