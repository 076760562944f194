import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { positionList } from '../../../src/api/contract/trade';
import { Positions } from '../../../src/screens/trade/Positions';
import { computedColor } from '../../support/computedColor';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, withExchange } from '../../support/exchange';
import { openNearLiquidation } from '../../support/openNearLiquidation';
import { factOf } from '../../support/queries';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { placeOrder } from './detailSteps';
import { listOf } from './listSteps';

const path = '/position/position';

const meta = {
  title: 'Screens/position/position',
  component: Positions,
  parameters: { app: { path, scenario: 'trader' } },
} satisfies Meta<typeof Positions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Address and text of each card, in the order of the list. */
async function cardsOf(context: Context) {
  const links = await within(await listOf(context)).findAllByRole('link');
  return links.map((link) => ({ href: link.getAttribute('href'), text: link.textContent ?? '' }));
}

/** The result on a card: the first amount after its label. */
const resultIn = ({ text }: { text: string }, label: string) =>
  Number(
    /[+−][\d,]+\.\d\d/
      .exec(text.slice(text.indexOf(label)))?.[0]
      .replace('−', '-')
      .replaceAll(',', ''),
  );

const sortedAt = (context: Context, time: string) =>
  context.canvas.findByText(storyText(context)('common:orderAsOf.at', { time }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const hrefsOf = async (context: Context) => (await cardsOf(context)).map(({ href }) => href);

/** Prices move within some minutes. The cards stay as they were sorted at 10:15. */
async function pricesMove(context: Context, minutes: number): Promise<void> {
  await expect(await sortedAt(context, '10:15')).toBeVisible();
  // New prices that arrive together with the list still sort it.
  await pause(2_500);
  const before = await cardsOf(context);
  await withExchange(context, minutesLater(minutes));
  await waitFor(async () => expect(await cardsOf(context)).not.toEqual(before));
  // More cards are in sight when a line has gone: that a position can't be closed yet.
  await expect((await hrefsOf(context)).slice(0, before.length)).toEqual(before.map(({ href }) => href));
  await expect(await sortedAt(context, '10:15')).toBeVisible();
}

/** A fifth of the way to the liquidation price of one position is left. */
const nearLiquidation = (context: Context) =>
  withExchange(context, ({ world }) => {
    openNearLiquidation(world.positions.P4);
  });

/**
 * The position that is closest to its liquidation comes first: its card warns by colour, words and bar, and its buttons are in
 * sight.
 */
export const ClosestToLiquidationFirst: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  beforeEach: nearLiquidation,
  play: async (context) => {
    const t = storyText(context);
    const list = within(await listOf(context));
    const [first] = await list.findAllByRole('article');
    const card = within(first as HTMLElement);
    const [title, ...buttons] = await card.findAllByRole('link');
    await expect(title).toHaveAttribute('href', '#/position/positionDetail?id=P4');
    await expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual(
      (
        [
          ['trade:detail.addMargin', 'addMargin'],
          ['trade:detail.close', 'close'],
        ] as const
      ).map(([label, form]) => [
        `${t(label)} ${title?.textContent}`,
        `#/position/positionDetail?id=P4&form=${form}`,
      ]),
    );
    await expect(first).toHaveTextContent(t('position:risk.stage.close'));
    await expect(first).toHaveTextContent(t('trade:risk.moveLeft', { yen: '22', percent: '1.5%' }));
    const label = t('common:stillToLose', { price: '1,437' });
    await waitFor(() => expect(factOf(first as HTMLElement, label)).toHaveTextContent('¥43,890.00'));
    await expect(first).toHaveTextContent(
      t('position:risk.example', { amount: '¥50,000.00', price: '1,412' }),
    );
    await expect(first).toHaveStyle({ 'border-color': computedColor('danger') });
  },
};

/** What falls of the market would do to all positions, after a tap: the position near its liquidation is the first to go. */
export const IfTheMarketMoves: Story = {
  parameters: { chromatic: { modes: everyMode } },
  beforeEach: nearLiquidation,
  play: async (context) => {
    const t = storyText(context);
    const { canvas, userEvent } = context;
    const label = await canvas.findByText(t('position:maintenance.label'));
    await expect(label.closest('li')).toHaveTextContent(t('position:risk.stage.close'));
    await userEvent.click(await canvas.findByRole('button', { name: t('position:marketMove.open') }));
    const sheet = within(await screen.findByRole('dialog', { name: t('position:marketMove.open') }));
    const five = await sheet.findByRole('region', {
      name: t('position:marketMove.every', { percent: '−5%' }),
    });
    await expect(factOf(five, t('position:marketMove.change'))).toHaveTextContent(/−[\d,]+/);
    await expect(five).toHaveTextContent(t('position:marketMove.at', { price: '1,437' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: t('position:marketMove.open') })).toHaveFocus();
  },
};

/** Both sides of a stock are held: their cards are together under one head, with the shares of each side. */
export const LongAndShortTogether: Story = {
  beforeEach: prepareExchange(placeOrder({ symbol: '1001.W', side: 'short' })),
  play: async (context) => {
    const t = storyText(context);
    const pair = within(await within(await listOf(context)).findByRole('group'));
    await expect(await pair.findAllByRole('link')).toHaveLength(2);
    await expect(await pair.findByText(t('position:bothSides.long', { shares: '2,000' }))).toBeVisible();
    await expect(await pair.findByText(t('position:bothSides.short', { shares: '1,000' }))).toBeVisible();
    await expect(await pair.findByText(t('position:bothSides.net'))).toBeVisible();
  },
};

/** The positions of block trades can't be loaded: a line says that the sums are without them. */
export const SumsWithoutOneSource: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*/api/vue${positionList.path}`, async ({ request }) => {
        const { source }: { source: string } = JSON.parse(await request.clone().text());
        return source === 'auction' ? new HttpResponse(null, { status: 500 }) : undefined;
      }),
    ),
  play: async (context) => {
    const t = storyText(context);
    await listOf(context);
    const sources = t('position:source.auction');
    await expect(await context.canvas.findByText(t('position:sums.missing', { sources }))).toBeVisible();
    await expect(await context.canvas.findByText(t('position:sums.profit'))).toBeVisible();
  },
};

/** Positions by loss: prices have moved, the cards stay, and a line says when they were sorted. */
export const SortedByLossStays: Story = {
  parameters: { app: { path: `${path}?sort=loss`, scenario: 'trader' } },
  play: (context) => pricesMove(context, 60),
};

/** The same list after the button beside its order was tapped: other cards come first by the new results. */
export const SortedAgainByLoss: Story = {
  parameters: SortedByLossStays.parameters,
  play: async (context) => {
    const t = storyText(context);
    await pricesMove(context, 210);
    const before = await hrefsOf(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('common:orderAsOf.again') }),
    );
    await expect(await sortedAt(context, '13:45')).toBeVisible();
    const results = (await cardsOf(context)).map((card) => resultIn(card, t('trade:detail.profitLoss')));
    await expect(results).toEqual(results.toSorted((one, other) => one - other));
    await expect(await hrefsOf(context)).not.toEqual(before);
  },
};
