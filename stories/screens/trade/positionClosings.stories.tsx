import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { closeShares } from '../../../mocks/exchange/trade/closeShares';
import { marketOf } from '../../../mocks/exchange/trade/marketOf';
import { fault } from '../../../mocks/faults';
import { cancelClosing } from '../../../src/api/contract/trade';
import { Positions } from '../../../src/screens/trade/Positions';
import type { Context } from '../../support/context';
import { changeBeforeCall } from '../../support/network';
import { openQuestion, pressWhenReady } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { ids } from './detailSteps';
import { listOf } from './listSteps';

const path = '/position/position';
const placing = { path: `${path}?group=placing`, scenario: 'trader' } as const;

const meta = {
  title: 'Screens/position/position',
  component: Positions,
  parameters: { app: placing },
} satisfies Meta<typeof Positions>;

export default meta;
type Story = StoryObj<typeof meta>;

const askButton = async (context: Context) =>
  within(await listOf(context)).findByRole('button', {
    name: storyText(context)('position:cancelClosing.submit'),
  });

/** Cancels the closing that waits in the list, and confirms. */
async function cancelIt(context: Context): Promise<void> {
  await pressWhenReady(await askButton(context));
  const question = await openQuestion();
  const name = storyText(context)('position:cancelClosing.submit');
  await context.userEvent.click(await question.findByRole('button', { name }));
}

/** A closing that waits is about to be cancelled in the list: the question names its lots and price, which stay open. */
export const CancelClosingQuestion: Story = {
  play: async (context) => {
    const t = storyText(context);
    await pressWhenReady(await askButton(context));
    const question = await openQuestion();
    const what = t('position:waiting.what.limit', { limit: '389' });
    await expect(
      await question.findByText(t('position:cancelClosing.note', { lots: 1, what })),
    ).toBeVisible();
  },
};

/** The closing was cancelled in the list: a message says that its lots stay open, and only the order is left. */
export const CancelClosingFromTheList: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await cancelIt(context);
    await expect(await context.canvas.findByText(t('trade:result.closingCancelledBody'))).toBeVisible();
    const list = within(await listOf(context));
    await waitFor(() => expect(list.queryByText(t('trade:status.preparingToClose'))).toBeNull());
    await expect(await list.findByText(t('trade:status.pendingOrder'))).toBeVisible();
  },
};

/** The closing was filled before its cancellation arrived: a message says that it was too late, and leads to the position. */
export const ClosingFilledMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    changeBeforeCall(context, cancelClosing, (exchange) => {
      const position = exchange.world.positions[ids.closing];
      if (!position) throw new Error('nothing waits');
      const { latestPrice } = marketOf(exchange, position.symbol);
      closeShares(exchange, position, position.shares, latestPrice);
    });
    await cancelIt(context);
    const { canvas } = context;
    await expect(await canvas.findByText(t('position:tooLate.closing'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: t('position:tooLate.toPosition') })).toHaveAttribute(
      'href',
      `#/position/positionDetail?id=${ids.closing}`,
    );
  },
};

/** No answer came when the closing was cancelled: a warning says so, and the list does not offer it again. */
export const ResultUnknownOfCancellingClosing: Story = {
  tags: ['unknown'],
  parameters: { app: { ...placing, faults: [fault('offline', cancelClosing.path)] } },
  play: async (context) => {
    const t = storyText(context);
    await cancelIt(context);
    await expect(await context.canvas.findByText(t('trade:unknown.cancelling'))).toBeVisible();
    const name = t('position:cancelClosing.submit');
    await waitFor(() => expect(context.canvas.queryByRole('button', { name })).toBeNull());
  },
};

/** A position that prepares to close says so on its card, with the price, the lots and the term of its closing. */
export const PreparingToClose: Story = {
  parameters: { app: { path: `${path}?sort=newest`, scenario: 'trader' } },
  play: async (context) => {
    const t = storyText(context);
    const list = within(await listOf(context));
    const status = await list.findByText(t('trade:status.preparingToClose'));
    const card = status.closest('li');
    await expect(card).toHaveTextContent(t('position:waiting.what.limit', { limit: '389' }));
    await expect(card).toHaveTextContent(t('position:fact.closeLotsValue', { lots: 1, held: 1 }));
    await expect(card).toHaveTextContent(t('position:pending.validValue', { date: '2026/11/20' }));
  },
};
