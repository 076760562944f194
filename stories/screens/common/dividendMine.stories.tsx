import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { decideReview } from '../../../mocks/exchange/backOffice';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { fault } from '../../../mocks/faults';
import { buybackCancel } from '../../../src/api/contract/buyback';
import { Dividend } from '../../../src/screens/common/Dividend';
import type { Context } from '../../support/context';
import { type ExchangeAction, refetchAll, restrict, withExchange } from '../../support/exchange';
import { changeBeforeCall, dropResponse } from '../../support/network';
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

/** Tenders awaiting results, withdrawn, accepted and not accepted, newest first. */
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

/** A withdrawn tender frees its shares. The next one can be withdrawn too. */
export const TenderTakenBack: Story = {
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    for (const place of [0, 1]) {
      const card = (await cardsOf(context))[place];
      if (!card) throw new Error(`there is no tender ${place}`);
      await context.userEvent.click(await within(card).findByRole('button', { name: t('buyback:takeBack') }));
      await waitFor(async () =>
        expect((await cardsOf(context))[place]).toHaveTextContent(t('buyback:news.cancelled')),
      );
    }
  },
};

/** The company accepted all of it: a link leads to the sale. */
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

/** The company accepted none of it: the member keeps the shares. */
export const TenderNotAccepted: Story = {
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

/** The result came before the press. */
export const DecidedMeanwhile: Story = takeBackRefused(
  (exchange) => decideReview(exchange, 'buyback', pendingIn(exchange).id, 'reject'),
  'orderNotPending',
);

export const FrozenMeanwhileOfTakingBack: Story = takeBackRefused(restrict('frozen'), 'accountFrozen');

/** No answer came: withdrawing this tender is not offered again. */
export const ResultUnknownOfTakingBack: Story = {
  play: async (context) => {
    const [first] = await takeBackButtons(context);
    dropResponse(context, buybackCancel);
    if (first) await context.userEvent.click(first);
    await expect(await context.canvas.findByText(storyText(context)('trade:unknown.title'))).toBeVisible();
  },
};

export const MyTendersEmpty: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('buyback:noRecords'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('buyback:browse') })).toBeVisible();
  },
};

export const MyTendersLoading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('common:loading'),
    );
  },
};

export const MyTendersFail: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/buyback/Applications')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('common:failure.server'))).toBeVisible();
  },
};
