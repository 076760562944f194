import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { closePosition } from '../../../src/api/contract/trade';
import { PositionDetail } from '../../../src/screens/position/PositionDetail';
import { storyExchange, withExchange } from '../../support/exchange';
import { changeBeforeCall, dropResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import {
  at,
  expectStatus,
  ids,
  openClose,
  placeOrder,
  sendClose,
  showPosition,
  typeLimit,
} from './detailSteps';

const meta = {
  title: 'Screens/position/positionDetail',
  component: PositionDetail,
  parameters: at(ids.sellable),
} satisfies Meta<typeof PositionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The estimated result of closing, after all fees. */
export const CloseSheetWithEstimate: Story = {
  play: async (context) => {
    const t = storyText(context);
    await openClose(context);
    const sheet = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(factOf(sheet, t('trade:calculation.credited'))).toHaveTextContent('224,795.00'),
    );
    await expect(factOf(sheet, t('trade:calculation.gross'))).toHaveTextContent('+4,000.00');
  },
};

/** Closed at the market. */
export const CloseAtMarket: Story = {
  play: async (context) => {
    const t = storyText(context);
    await sendClose(context, await openClose(context));
    await expectStatus(context, 'closed');
    await expect(
      await context.canvas.findByText(t('trade:result.closedTitle', { price: '561' })),
    ).toBeVisible();
    await expect(await context.canvas.findByText(t('trade:detail.profitRealised'))).toBeVisible();
  },
};

/** The market moved between press and closing: the difference is shown. */
export const ClosedAtAnotherPrice: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    changeBeforeCall(context, closePosition, minutesLater(5));
    await sendClose(context, sheet);
    const moved = t('trade:result.slipped', { from: '561', by: '▲ +2.00' });
    await expect(await context.canvas.findByText(moved)).toBeVisible();
    await expect(
      await context.canvas.findByText(t('trade:result.closedTitle', { price: '563' })),
    ).toBeVisible();
  },
};

/** A double tap sends one closing. */
export const DoubleTapOfClosing: Story = {
  play: async (context) => {
    const sheet = await openClose(context);
    const submit = await sheet.findByRole('button', {
      name: storyText(context)('trade:confirm.closeSubmit'),
    });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    submit.click();
    submit.click();
    await expectStatus(context, 'closed');
    const closings = await storyExchange(context).store.transact(({ world }) =>
      world.ledger.entries.filter(
        ({ record, reason }) => record === ids.sellable && reason === 'positionClosed',
      ),
    );
    await expect(closings).toHaveLength(1);
  },
};

/** One of two lots: the closed part becomes a record of its own, and both results add up. */
export const CloseOneOfTwoLots: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas, canvasElement, step, userEvent } = context;
    await step('Closes one of two lots', async () => {
      const sheet = await openClose(context);
      await userEvent.click(await sheet.findByRole('button', { name: t('trade:order.half') }));
      const submit = t('position:close.submitPart', { lots: '1', held: 2 });
      await pressWhenReady(await sheet.findByRole('button', { name: submit }));
      const title = t('trade:result.partTitle', { lots: 1, held: 2, price: '561' });
      await expect(await canvas.findByText(title)).toBeVisible();
      // Half of the +77.00 of both lots, rounded down to the sen as the exchange does.
      await expect(await canvas.findByText(t('trade:result.closedNet', { net: '+38.50' }))).toBeVisible();
    });
    await step('One lot is still held', async () => {
      await expectStatus(context, 'holding');
      const quantity = t('trade:detail.quantityValue', { lots: '1', shares: '1,000' });
      await waitFor(() =>
        expect(factOf(canvasElement, t('trade:detail.quantity'))).toHaveTextContent(quantity),
      );
    });
    const partId = await storyExchange(context).store.transact(
      ({ world }) =>
        Object.values(world.positions).find(({ splitFrom }) => splitFrom === ids.sellable)?.id ?? '',
    );
    await step('The history links to the closed part', async () => {
      const history = await canvas.findByRole('list', { name: t('position:history.title') });
      await expect(history).toHaveTextContent(t('position:history.event.partlyClosed'));
      const part = await within(history).findByRole('link', { name: t('position:history.toPart') });
      await expect(part).toHaveAttribute('href', `#/position/positionDetail?id=${partId}`);
    });
    await step('Closes the remaining lot', async () => {
      await sendClose(context, await openClose(context));
      await expectStatus(context, 'closed');
    });
    const results = await storyExchange(context).store.transact(({ world }) =>
      [ids.sellable, partId].map((id) => Number(world.positions[id]?.realisedProfit)),
    );
    await expect(results.reduce((sum, result) => sum + result, 0)).toBe(77);
  },
};

/** A closing with a limit waits. */
export const CloseWithLimit: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '600');
    await expect(await sheet.findByText(t('position:close.limitNote'))).toBeVisible();
    await sendClose(context, sheet);
    await expectStatus(context, 'preparingToClose');
    const waiting = t('position:waiting.title', { lots: '2', price: '600' });
    await expect(await context.canvas.findByText(waiting)).toBeVisible();
  },
};

/** A part is closed at a limit that the market reaches while the screen is open. */
export const ClosePartWithLimit: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    const sheet = await openClose(context);
    await typeLimit(context, sheet, '563');
    await userEvent.click(await sheet.findByRole('button', { name: t('trade:order.half') }));
    const submit = t('position:close.submitPart', { lots: '1', held: 2 });
    await pressWhenReady(await sheet.findByRole('button', { name: submit }));
    await expectStatus(context, 'preparingToClose');
    await withExchange(context, minutesLater(5));
    await expect(await canvas.findByText(t('position:news.partClosedBody'))).toBeVisible();
    await expect(canvas.queryByText(t('position:news.heldAgain'))).toBeNull();
    await expectStatus(context, 'holding');
  },
};

/** A waiting closing reaches its price. */
export const ClosedWhileOpen: Story = {
  parameters: at('made', [], 'demo'),
  beforeEach: showPosition(placeOrder(), 15),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openClose(context);
    // At 10:30 it stands at 561; five minutes later it has been higher.
    await typeLimit(context, sheet, '562');
    await sendClose(context, sheet);
    await expectStatus(context, 'preparingToClose');
    await withExchange(context, minutesLater(45));
    await expectStatus(context, 'closed');
    const news = await context.canvas.findByText(
      new RegExp(t('position:news.closed', { price: '562', time: '.+' })),
    );
    await expect(news).toBeVisible();
  },
};

/** A closing gets no answer: the result is unknown, and nothing is sent again. */
export const ResultUnknownOfClosing: Story = {
  parameters: at(ids.sellable, [fault('offline', closePosition.path)]),
  play: async (context) => {
    const t = storyText(context);
    await sendClose(context, await openClose(context));
    await expect(await context.canvas.findByRole('link', { name: t('trade:unknown.check') })).toBeVisible();
    const close = await context.canvas.findByRole('button', { name: t('trade:detail.close') });
    await expect(close).toHaveAccessibleDescription(t('trade:unknown.title'));
  },
};

/** It was carried out, but the response was lost: the outcome appears without an action. */
export const ResultUnknownThoughClosed: Story = {
  play: async (context) => {
    const sheet = await openClose(context);
    dropResponse(context, closePosition);
    await sendClose(context, sheet);
    await expectStatus(context, 'closed');
  },
};

/** The market's fees are unknown: no result is estimated. */
export const CloseWithoutRates: Story = {
  parameters: at(ids.sellable, [fault('serverError', '/trade/Rules')]),
  play: async (context) => {
    const t = storyText(context);
    await openClose(context);
    const sheet = await screen.findByRole('dialog');
    await expect(factOf(sheet, t('trade:cost.sellingFee'))).toHaveTextContent('—');
    await expect(factOf(sheet, t('trade:calculation.credited'))).toHaveTextContent('—');
  },
};
