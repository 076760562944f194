import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { decideReview } from '../../../mocks/exchange/backOffice';
import type { Exchange } from '../../../mocks/exchange/exchange';
import { fault } from '../../../mocks/faults';
import { buybackCancel } from '../../../src/api/contract/buyback';
import { Dividend } from '../../../src/screens/common/Dividend';
import { type Act, loseAnswer, meanwhile } from '../../support/exchangeActs';
import { factOf } from '../../support/factOf';
import { actMeanwhile, readAgain } from '../../support/passTime';
import { storyText } from '../../support/storyText';

const path = '/common/dividend?tab=mine';

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  tags: ['!autodocs'],
  parameters: { app: { path, scenario: 'investor' } },
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

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
  if (!pending) throw new Error('none awaits its result');
  return pending;
}

/** The tenders in sight, the latest first. */
const cardsOf = async (context: Context) => within(await listOf(context)).findAllByRole('article');

/** Awaiting results, taken back, accepted, and not: the latest first. */
export const Mine: Story = {
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    const [latest] = await cardsOf(context);
    await expect(latest).toHaveTextContent(t('buyback:status.pendingReview'));
    await expect(latest).toHaveTextContent(t('buyback:news.pendingReview'));
    await expect(await listOf(context)).toHaveTextContent(t('buyback:status.cancelled'));
  },
};

/** Taken back, the shares are free again; and the next one can be taken back as well. */
export const TakenBack: Story = {
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

/** The company has taken all of it: the way to the sale. */
export const Accepted: Story = {
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    await actMeanwhile(context, (exchange) =>
      decideReview(exchange, 'buyback', pendingIn(exchange).id, 'pass'),
    );
    await readAgain(context);
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

/** The company has taken none of it: that the shares stay the member's. */
export const NotAccepted: Story = {
  play: async (context) => {
    const t = storyText(context);
    await takeBackButtons(context);
    await actMeanwhile(context, (exchange) =>
      decideReview(exchange, 'buyback', pendingIn(exchange).id, 'reject'),
    );
    await readAgain(context);
    await expect(await context.canvas.findByText(t('buyback:rejection.review'))).toBeVisible();
    await expect(await listOf(context)).toHaveTextContent(t('buyback:status.rejected'));
  },
};

const takeBackRefused = (deed: Act, said: 'orderNotPending' | 'accountFrozen'): Story => ({
  play: async (context) => {
    const [first] = await takeBackButtons(context);
    meanwhile(context, buybackCancel, deed);
    if (first) await context.userEvent.click(first);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      storyText(context)(`errors:${said}`),
    );
  },
});

/** The result came before the press. */
export const DecidedMeanwhile: Story = takeBackRefused(
  (exchange) => decideReview(exchange, 'buyback', pendingIn(exchange).id, 'reject'),
  'orderNotPending',
);

export const TakeBackFrozen: Story = takeBackRefused((_, member) => {
  member.restrictions.push('frozen');
}, 'accountFrozen');

/** No answer came: it is not offered again for this one. */
export const TakeBackUnknown: Story = {
  play: async (context) => {
    const [first] = await takeBackButtons(context);
    loseAnswer(context, buybackCancel);
    if (first) await context.userEvent.click(first);
    await expect(await context.canvas.findByText(storyText(context)('trade:unknown.title'))).toBeVisible();
  },
};

export const MineEmpty: Story = {
  parameters: { app: { path, scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('buyback:noRecords'))).toBeVisible();
    await expect(await context.canvas.findByRole('link', { name: t('buyback:browse') })).toBeVisible();
  },
};

export const MineLoading: Story = {
  parameters: { app: { path, faults: [fault('hang')] } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      storyText(context)('common:loading'),
    );
  },
};

export const MineFails: Story = {
  parameters: { app: { path, faults: [fault('serverError', '/buyback/Applications')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('common:failure.server'))).toBeVisible();
  },
};
