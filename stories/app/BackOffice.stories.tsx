import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { decideReview, waitingReviews } from '../../mocks/exchange/backOffice';
import { applicationsOf } from '../../mocks/exchange/ipo/applicationsOf';
import { fault } from '../../mocks/faults';
import type { ReviewKind } from '../../src/api/contract/demo';
import { BackOffice } from '../../src/app/demo/BackOffice';
import { Page } from '../../src/components/Page/Page';
import { Section } from '../../src/components/Section/Section';
import { Stack } from '../../src/components/Stack/Stack';
import type { Context } from '../support/context';
import { storyExchange, withExchange } from '../support/exchange';
import { expectFits } from '../support/layout';
import { storyText } from '../support/storyText';

const meta = {
  title: 'App/BackOffice',
  component: BackOffice,
  parameters: { app: { scenario: 'underReview' } },
  render: () => (
    <Page>
      <Section>
        <Stack gap="m">
          <BackOffice />
        </Stack>
      </Section>
    </Page>
  ),
} satisfies Meta<typeof BackOffice>;

export default meta;
type Story = StoryObj<typeof meta>;

type Verdict = 'pass' | 'reject';

const rowOf = (context: Context, kind: ReviewKind) =>
  waitFor(() => {
    const name = storyText(context)(`demo:backOffice.kinds.${kind}`);
    const row = context.canvas.getAllByRole('listitem').find((item) => within(item).queryByText(name));
    if (!row) throw new Error(`${name} is not waiting`);
    return row;
  });

async function decide(context: Context, kind: ReviewKind, verdict: Verdict): Promise<HTMLElement> {
  const name = storyText(context)(`demo:backOffice.${verdict}`);
  const button = await within(await rowOf(context, kind)).findByRole('button', { name });
  await context.userEvent.click(button);
  return button;
}

const waitingNow = (context: Context) =>
  storyExchange(context).store.transact((exchange) => waitingReviews(exchange).map(({ kind }) => kind));

/** A deposit and an identity check wait for the simulated back office. */
export const Waiting: Story = {
  play: async (context) => {
    await rowOf(context, 'deposit');
    await rowOf(context, 'realName');
    await expect(await context.canvas.findAllByRole('listitem')).toHaveLength(2);
    await expectFits(context.canvasElement);
  },
};

/** No record waits for a decision. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { app: { scenario: 'demo' } },
  play: async (context) => {
    await context.canvas.findByText(storyText(context)('demo:backOffice.empty'));
    await expect(context.canvas.queryByRole('listitem')).toBeNull();
  },
};

/** A deposit was decided while the list was open: approving it is refused, and it has left the list. */
export const DecidedMeanwhile: Story = {
  tags: ['refused'],
  play: async (context) => {
    await rowOf(context, 'deposit');
    await withExchange(context, (exchange) => {
      const review = waitingReviews(exchange).find(({ kind }) => kind === 'deposit');
      if (review) decideReview(exchange, 'deposit', review.id, 'pass');
    });
    await decide(context, 'deposit', 'pass');
    const message = storyText(context)('errors:notInReview');
    await expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** A withdrawal, a bid, an application, a tender and a draw wait, with large amounts. */
export const FiveKindsOfRecords: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    for (const kind of ['withdrawal', 'blockTrade', 'valueStock', 'buyback', 'ipoDraw'] as const)
      await rowOf(context, kind);
    await expectFits(context.canvasElement);
  },
};

/** Identity check and deposit are approved: nothing waits any more. */
export const EveryRecordApproved: Story = {
  play: async (context) => {
    await decide(context, 'realName', 'pass');
    await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(await waitingNow(context)).toEqual(['deposit']);
    const members = await storyExchange(context).store.transact(({ world }) => Object.values(world.members));
    await expect(members.map(({ verification }) => verification)).toEqual(['verified']);
    await decide(context, 'deposit', 'pass');
    await context.canvas.findByText(storyText(context)('demo:backOffice.empty'));
    await expect(await depositStatuses(context)).toEqual(['passed']);
  },
};

/** The deposit is rejected and has left the list; the identity check still waits. */
export const Rejected: Story = {
  play: async (context) => {
    await decide(context, 'deposit', 'reject');
    await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(await waitingNow(context)).toEqual(['realName']);
    await expect(await depositStatuses(context)).toEqual(['rejected']);
  },
};

const depositStatuses = (context: Context) =>
  storyExchange(context).store.transact(({ world }) =>
    Object.values(world.transfers.deposits).map(({ status }) => status),
  );

const resultsOf = (context: Context) =>
  storyExchange(context).store.transact((exchange) => {
    const [member] = Object.values(exchange.world.members);
    return member ? applicationsOf(exchange, member).map(({ result }) => result) : [];
  });

/**
 * A draw has taken place and left the list: its button moved the clock there, as it can’t be decided before.
 */
export const ClockMovesToTheDraw: Story = {
  parameters: { app: { scenario: 'ipoWinner' } },
  play: async (context) => {
    const t = storyText(context);
    await expect((await resultsOf(context)).slice(0, 2)).toEqual(['awaitingDraw', 'awaitingDraw']);
    const draws = async () => within(await rowOf(context, 'ipoDraw'));
    for (const verdict of ['pass', 'reject'] as const) {
      const name = t(`demo:backOffice.${verdict}`);
      await expect((await draws()).queryByRole('button', { name })).toBeNull();
    }
    await expect(
      await (await draws()).findByText(t('demo:backOffice.drawn', { time: '11/25 10:00' }), { exact: false }),
    ).toBeVisible();
    const forward = { name: t('demo:backOffice.toTheDraw') };
    await context.userEvent.click(await (await draws()).findByRole('button', forward));
    await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect((await resultsOf(context)).slice(0, 2)).toEqual(['awaitingDraw', 'won']);
    await expectFits(context.canvasElement);
  },
};

/** A decision is being sent: only its button is busy, and another press does nothing. */
export const DecisionInProgress: Story = {
  parameters: { app: { faults: [fault('hang', '/demo/Decide')] } },
  play: async (context) => {
    const button = await decide(context, 'deposit', 'pass');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await decide(context, 'deposit', 'reject');
    const busy = (await context.canvas.findAllByRole('button')).filter(
      (one) => one.getAttribute('aria-busy') === 'true',
    );
    await expect(busy).toEqual([button]);
  },
};

/** The decision failed on the server: a message says so, and the record still waits. */
export const DecidingFails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/demo/Decide')] } },
  play: async (context) => {
    const button = await decide(context, 'deposit', 'pass');
    await screen.findByText(storyText(context)('common:failure.server'), { exact: false });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(await waitingNow(context)).toEqual(['deposit', 'realName']);
  },
};

/** The skeleton of the list while it loads. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: { app: { faults: [fault('hang', '/demo/Reviews')] } },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(storyText(context)('common:loading'));
  },
};

/** The list could not be loaded: a retry is offered. */
export const LoadingFails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/demo/Reviews')] } },
  play: async ({ canvas, ...context }) => {
    const t = storyText(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:failure.server'));
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};
