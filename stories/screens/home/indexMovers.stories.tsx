import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Home } from '../../../src/screens/home/Home';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';

const meta = {
  title: 'Screens/home/index',
  component: Home,
  parameters: { app: { path: '/home/index', scenario: 'trader' } },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The changes in percent of the listed stocks, in their order. */
async function changesOf(context: Context, kind: 'gainers' | 'losers'): Promise<number[]> {
  const name = storyText(context)(`market:ranking.kinds.${kind}`);
  const list = await context.canvas.findByRole('list', { name });
  const rows = await within(list).findAllByRole('link');
  return rows.map((row) => {
    const [, sign, figure] = /([+−])([\d.]+)%/.exec(row.textContent) ?? [];
    return Number(figure) * (sign === '−' ? -1 : 1);
  });
}

/** The five stocks that rose most, each with its course, and a link to all rankings. */
export const Gainers: Story = {
  play: async (context) => {
    const changes = await changesOf(context, 'gainers');
    await expect(changes).toHaveLength(5);
    await expect(changes).toEqual(changes.toSorted((one, other) => other - one));
    const list = await context.canvas.findByRole('list', {
      name: storyText(context)('market:ranking.kinds.gainers'),
    });
    await expect(list.querySelectorAll('polyline')).toHaveLength(5);
    const all = await context.canvas.findByRole('link', {
      name: storyText(context)('home:entrances.rankings'),
    });
    await expect(all).toHaveAttribute('href', '#/market/stockHot/stockList');
    list.scrollIntoView({ block: 'center' });
  },
};

/** The five stocks that fell most were chosen. */
export const Losers: Story = {
  play: async (context) => {
    const t = storyText(context);
    await context.userEvent.click(
      await context.canvas.findByRole('radio', { name: t('market:ranking.kinds.losers') }),
    );
    const changes = await changesOf(context, 'losers');
    await expect(changes).toHaveLength(5);
    await expect(Math.max(...changes)).toBeLessThan(0);
    await expect(changes).toEqual(changes.toSorted((one, other) => one - other));
  },
};

/** Early on a trading day nothing has been traded: the movers say when they begin. */
export const MoversBeforeTheOpen: Story = {
  parameters: { app: { scenario: 'marketClosed' } },
  // From Friday evening to Tuesday at 08:00: Monday is a holiday.
  beforeEach: (context) => withExchange(context, minutesLater(84 * 60)),
  play: async ({ canvas, ...context }) => {
    const text = storyText(context)('market:ranking.beforeOpen', { time: '11/24 09:00' });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** The ranking can't be loaded: the other parts of the screen are there, and it can be asked for again. */
export const MoversFail: Story = {
  parameters: { app: { faults: [fault('serverError', '/stock/Ranking')] } },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findByText(t('home:assets.total'))).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('common:retry') })).toBeVisible(),
    );
  },
};
