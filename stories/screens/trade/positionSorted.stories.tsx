import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Positions } from '../../../src/screens/trade/Positions';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
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

/** The result on a card. */
const resultIn = ({ text }: { text: string }) =>
  Number(/[+−][\d,]+\.\d\d/.exec(text)?.[0].replace('−', '-').replaceAll(',', ''));

const sortedAt = (context: Context, time: string) =>
  context.canvas.findByText(storyText(context)('common:orderAsOf.at', { time }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Positions by loss: prices have moved, the cards stay, and a line says when they were sorted. */
export const SortedByLossStays: Story = {
  parameters: { app: { path: `${path}?sort=loss`, scenario: 'trader' } },
  play: async (context) => {
    await expect(await sortedAt(context, '10:15')).toBeVisible();
    // New prices that arrive together with the list still sort it.
    await pause(2_500);
    const before = await cardsOf(context);
    await withExchange(context, minutesLater(60));
    await waitFor(async () => expect(await cardsOf(context)).not.toEqual(before));
    const hrefs = (cards: typeof before) => cards.map(({ href }) => href);
    await expect(hrefs(await cardsOf(context))).toEqual(hrefs(before));
    await expect(await sortedAt(context, '10:15')).toBeVisible();
  },
};

/** The same list after the button beside its order was tapped: it is sorted by the new results. */
export const SortedAgainByLoss: Story = {
  parameters: SortedByLossStays.parameters,
  play: async (context) => {
    const t = storyText(context);
    await SortedByLossStays.play?.(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('common:orderAsOf.again') }),
    );
    await expect(await sortedAt(context, '11:15')).toBeVisible();
    const results = (await cardsOf(context)).map(resultIn);
    await expect(results).toEqual(results.toSorted((one, other) => one - other));
  },
};
