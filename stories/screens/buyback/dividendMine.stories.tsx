import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { decideReview } from '../../../mocks/exchange/backOffice';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { fault } from '../../../mocks/faults';
import { buybackCancel } from '../../../src/api/contract/buyback';
import { Dividend } from '../../../src/screens/buyback/Dividend';
import type { Context } from '../../support/context';
import { type ExchangeAction, refetchAll, restrict, withExchange } from '../../support/exchange';
import { changeBeforeCall } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';

const path = '/common/dividend?tab=mine';

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('buyback:tabs.mine') });

const takeBackButtons = async (context: Context) =>
  within(await listOf(context)).findAllByRole('button', {
    name: storyText(context)('buyback:takeBack'),
  });

/** A tender that awaits its result. */
function pendingIn({ world }: Exchange) {
  const pending = Object.values(world.buyback.applications)
    .filter(({ status }) => status === 'pendingReview')
    .at(-1);
  if (!pending) throw new Error('no tender awaits its result');
  return pending;
}

/** The visible tenders, newest first. */
const cardsOf = async (context: Context) => within(await listOf(context)).findAllByRole('article');

/** Tenders that await their results, and one that was taken back, newest first; older ones follow below. */
export const MyTendersInEveryStatus: Story = {
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    const [latest] = await cardsOf(context);
    await expect(latest).toHaveTextContent(t('buyback:status.pendingReview'));
    await expect(latest).toHaveTextContent(t('buyback:news.pendingReview'));
    await expect(await listOf(context)).toHaveTextContent(t('buyback:status.cancelled'));
  },
};

/** Two tenders were taken back, one after the other: both cards say that the shares stay with the member. */
export const TenderTakenBack: Story = {
  tags: ['sent'],
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    for (const place of [0, 1]) {
      const card = (await cardsOf(context))[place];
      if (!card) throw new Error(`there is no tender ${place}`);
      await pressWhenReady(await within(card).findByRole('button', { name: t('buyback:takeBack') }));
      await waitFor(async () =>
        expect((await cardsOf(context))[place]).toHaveTextContent(t('buyback:news.cancelled')),
      );
    }
  },
};

/** The company accepted all of a tender: the card tells what was credited, with a link to the sale. */
export const TenderAccepted: Story = {
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    await withExchange(context, (exchange) =>
      decideReview(exchange, 'buyback', pendingIn(exchange).id, 'pass'),
    );
    await refetchAll(context);
    await waitFor(async () =>
      expect(
        (
          await within(await listOf(context)).findAllByRole('link', {
            name: new RegExp(t('buyback:toPosition')),
          })
        )[0],
      ).toHaveAttribute('href', expect.stringMatching(/^#\/position\/positionDetail\?id=P/)),
    );
    // The details of the sale tell what was credited.
    const sold = (await cardsOf(context)).find((card) =>
      card.textContent?.includes(t('buyback:news.passed')),
    );
    if (!sold) throw new Error('none was accepted');
    await waitFor(() => expect(factOf(sold, t('buyback:record.credited'))).toHaveTextContent(/\d/));
  },
};

/** The company accepted none of a tender: the card says that the member keeps the shares. */
export const TenderNotAccepted: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    await withExchange(context, (exchange) =>
      decideReview(exchange, 'buyback', pendingIn(exchange).id, 'reject'),
    );
    await refetchAll(context);
    await expect(await context.canvas.findByText(t('buyback:rejection.review'))).toBeVisible();
    await expect(await listOf(context)).toHaveTextContent(t('buyback:status.rejected'));
  },
};

const takeBackRefused = (action: ExchangeAction, message: 'orderNotPending' | 'accountFrozen'): Story => ({
  play: async (context) => {
    const [first] = await takeBackButtons(context);
    changeBeforeCall(context, buybackCancel, action);
    if (first) await context.userEvent.click(first);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)(`errors:${message}`),
    );
  },
});

/** The result came before the tender was taken back: an alert says that it is no longer pending. */
export const DecidedMeanwhile: Story = {
  ...takeBackRefused(
    (exchange) => decideReview(exchange, 'buyback', pendingIn(exchange).id, 'reject'),
    'orderNotPending',
  ),
  tags: ['refused'],
};

/** The account was frozen before the tender was taken back: an alert refuses it. */
export const FrozenMeanwhileOfTakingBack: Story = {
  ...takeBackRefused(restrict('frozen'), 'accountFrozen'),
  tags: ['refused'],
};

/**
 * No answer came when a tender was taken back: a warning says that the result is unknown, and it isn't
 * offered again.
 */
export const ResultUnknownOfTakingBack: Story = {
  tags: ['unknown'],
  parameters: { app: { path, scenario: 'investor', faults: [fault('offline', buybackCancel.path)] } },
  play: async (context) => {
    const [first] = await takeBackButtons(context);
    if (first) await context.userEvent.click(first);
    await expect(await context.canvas.findByText(storyText(context)('trade:unknown.title'))).toBeVisible();
  },
};

/** The member has made no tender yet: the screen says so, with a link to the offers. */
export const MyTendersEmpty: Story = {
  tags: ['empty'],
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('buyback:noRecords'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('buyback:browse') })).toBeVisible();
  },
};

/** The tenders are being loaded: a skeleton stands for them. */
export const MyTendersLoading: Story = {
  tags: ['loading'],
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('common:loading'),
    );
  },
};

/** The server can't list the tenders: the failure is shown with a button to try again. */
export const MyTendersFail: Story = {
  tags: ['error'],
  parameters: { app: { path, faults: [fault('serverError', '/buyback/Applications')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('common:failure.server'))).toBeVisible();
  },
};
