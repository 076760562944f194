import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { tenderShares } from '../../../mocks/exchange/buyback/tender';
import { tradeRules } from '../../../mocks/exchange/rules';
import { multiply } from '../../../src/domain/decimal';
import { formatMoney } from '../../../src/format/money';
import { formatSigned } from '../../../src/format/signed';
import { Dividend } from '../../../src/screens/buyback/Dividend';
import { tenderOutcome } from '../../../src/screens/buyback/tenderOutcome';
import type { Context } from '../../support/context';
import { decideAndRefetch, prepareExchange, withExchange } from '../../support/exchange';
import { endAt } from '../../support/layout';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import {
  buyShares,
  tenderForm as form,
  holdShares,
  listTenders,
  positionOf,
  singleLots,
  tenderPath,
  typeLots,
} from './tenderSteps';

const path = tenderPath(singleLots);

const meta = {
  title: 'Screens/common/dividend',
  component: Dividend,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Dividend>;

export default meta;
type Story = StoryObj<typeof meta>;

const money = (amount: string | undefined) => formatMoney(amount);

/** What a sale of two lots at the offer's price brings. */
const expectedOf = (context: Context) =>
  withExchange(context, (exchange, member) => {
    const position = positionOf(exchange, member);
    const summary = tenderOutcome({
      price: singleLots.price,
      position: { ...position, buyPrice: position.buyPrice ?? '' },
      rules: tradeRules,
      lots: '2',
    });
    if (!summary) throw new Error('it can be calculated');
    return summary;
  });

/** The form as it opens: the offer, the position that can be tendered, and the decision rule. */
export const FormWithDecisionRule: Story = {
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await form.expectBlocked(context, t('reasons:lotsMissing'));
    await expect(
      await context.canvas.findByRole('button', { name: new RegExp(`^${t('buyback:apply.position')} `) }),
    ).toBeVisible();
    await endAt(await context.canvas.findByText(t('buyback:apply.how')));
  },
};

/** Lots are filled in: what is added to the balance if all is accepted, margin and result after all fees. */
export const Filled: Story = {
  tags: ['filled'],
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    await form.expectReady(context);
    const { canvasElement } = context;
    const { credited, margin, net } = await expectedOf(context);
    await waitFor(() =>
      expect(factOf(canvasElement, t('trade:calculation.credited'))).toHaveTextContent(money(credited)),
    );
    await expect(factOf(canvasElement, t('trade:calculation.marginReturned'))).toHaveTextContent(
      money(margin),
    );
    await expect(factOf(canvasElement, t('buyback:apply.profit'))).toHaveTextContent(formatSigned(net));
    await endAt(factOf(canvasElement, t('trade:calculation.marginReturned')));
  },
};

/**
 * The confirmation: its largest figure is what is added to the balance, not the turnover, because the
 * leverage is 5.
 */
export const Confirm: Story = {
  tags: ['filled'],
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    const sheet = await form.review(context);
    const { credited } = await expectedOf(context);
    // As the largest figure, and as the last of the amounts.
    await expect(await within(sheet).findAllByText(money(credited))).toHaveLength(2);
    await expect(sheet).not.toHaveTextContent(money(multiply(singleLots.price, '2000')));
    await expect(sheet).toHaveTextContent(t('buyback:apply.how'));
  },
};

/** The tender was sent: the screen says so, and its card awaits the result. */
export const Sent: Story = {
  tags: ['sent'],
  beforeEach: holdShares(),
  play: async (context) => {
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await expect(await context.canvas.findByText(t('buyback:apply.done'))).toBeVisible();
    await expect(await context.canvas.findByText(t('buyback:status.pendingReview'))).toBeVisible();
    await expect(await listTenders(context)).toMatchObject([{ shares: 2000, status: 'pendingReview' }]);
  },
};

/**
 * The company decided while the result was shown: the screen says "not accepted" instead of awaiting the
 * result.
 */
export const RejectedWhileOpen: Story = {
  tags: ['refused'],
  beforeEach: holdShares(),
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await typeLots(context, '2');
    await form.send(context);
    await canvas.findByText(t('buyback:apply.done'));
    await decideAndRefetch(context, 'buyback', (await listTenders(context))[0], 'reject');
    // Above, and on the card.
    await expect(await canvas.findAllByText(t('buyback:status.rejected'))).toHaveLength(2);
    await expect(canvas.queryByText(t('buyback:status.pendingReview'))).toBeNull();
  },
};

/** Two positions in the same shares, one already tendered. */
const twoPositions = prepareExchange(buyShares(), buyShares(), minutesLater(16), (exchange, member) => {
  const { id: positionId } = positionOf(exchange, member);
  tenderShares(exchange, member, { offerId: singleLots.id, positionId, lots: '1' });
});

/** Opens the choice of the position, and finds the one that is already tendered. */
async function findTendered(context: Context): Promise<HTMLElement> {
  const t = storyText(context);
  const field = await context.canvas.findByRole('button', {
    name: new RegExp(`^${t('buyback:apply.position')} `),
  });
  await form.expectBlocked(context, t('reasons:lotsMissing'));
  await context.userEvent.click(field);
  const sheet = within(await within(document.body).findByRole('dialog'));
  return sheet.findByRole('radio', { name: new RegExp(t('buyback:apply.positionTendered')) });
}

/**
 * The member holds two positions in the shares: a sheet offers both, and marks the one that is already
 * tendered.
 */
export const TwoPositionsToChooseFrom: Story = {
  beforeEach: twoPositions,
  play: async (context) => {
    await expect(await findTendered(context)).toBeInTheDocument();
  },
};

/** The position that is already tendered was chosen: the button says so. */
export const TenderedPositionChosen: Story = {
  tags: ['blocked'],
  beforeEach: twoPositions,
  play: async (context) => {
    await context.userEvent.click(await findTendered(context));
    await form.expectBlocked(context, storyText(context)('reasons:alreadyTendered'));
  },
};

/** The confirmation names the position by its order number, as another one has the same size and price. */
export const EqualPositionsToldApart: Story = {
  tags: ['filled'],
  beforeEach: prepareExchange(buyShares(), buyShares(), minutesLater(16)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const numbers = await withExchange(context, ({ world }, { account }) =>
      Object.values(world.positions)
        .filter((each) => each.account === account)
        .map(({ orderNumber }) => orderNumber),
    );
    const field = await canvas.findByRole('button', {
      name: new RegExp(`^${t('buyback:apply.position')} `),
    });
    await userEvent.click(field);
    const options = within(await within(document.body).findByRole('dialog'));
    await expect(await options.findAllByRole('radio', { name: / 5× / })).toHaveLength(2);
    await userEvent.click(await options.findByRole('radio', { name: new RegExp(numbers[1] ?? '') }));
    await waitFor(() => expect(field).toHaveAccessibleName(new RegExp(numbers[1] ?? '')));
    await typeLots(context, '2');
    const sheet = await form.review(context);
    await expect(factOf(sheet, t('buyback:apply.position'))).toHaveTextContent(numbers[1] ?? '');
  },
};
