import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sectorNames } from '../../../mocks/exchange/market/sectorNames';
import { fault } from '../../../mocks/faults';
import { stockList } from '../../../src/api/contract/stocks';
import { Market } from '../../../src/screens/market/Market';
import { expectFits } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { storyText } from '../../support/storyText';
import { head, rowsOf, symbolsOf } from './marketSteps';

const path = '/market/market';

const meta = {
  title: 'Screens/market/market',
  component: Market,
  parameters: { app: { path, scenario: 'demo' } },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof Market>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each head of a column stands over what it sorts: names at the left edge, prices and changes at the right one. */
export const HeadsOverColumns: Story = {
  tags: ['each-language'],
  play: async (context) => {
    const [first] = await rowsOf(context);
    const edgesOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const name = edgesOf(await head(context, 'name'));
    await expect(name?.left).toBeCloseTo(edgesOf(first?.row.querySelector('.name'))?.left ?? 0, 0);
    for (const [key, figure] of [
      ['latestPrice', '.price'],
      ['changePercent', '.percent'],
    ] as const) {
      const over = edgesOf(await head(context, key));
      await expect(over?.right).toBeCloseTo(edgesOf(first?.row.querySelector(figure))?.right ?? 0, 0);
    }
  },
};

/** The indices are on top; the heads say what stands below price and change, and in which unit. */
export const IndicesAndUnits: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const indices = within(await canvas.findByRole('list', { name: t('market:indices') }));
    await expect((await indices.findAllByRole('listitem'))[0]).toHaveTextContent(/[\d,]+\.\d\d.*[+−][\d.]+%/);
    const price = await head(context, 'latestPrice');
    await expect(price).toHaveAccessibleDescription(t('market:heads.totalAmount.juta'));
    await expect(await canvas.findByText(t('common:juta'))).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** Before the sectors are opened, those with the largest rise and the largest fall are named. */
export const StrongestAndWeakestSector: Story = {
  play: async (context) => {
    const { canvas, globals } = context;
    const { energy, metals } = sectorNames;
    const language = globals.locale as 'en' | 'tw' | 'jp';
    await expect(await canvas.findByText(energy[language], { exact: false })).toHaveTextContent('+0.51%');
    await expect(await canvas.findByText(metals[language], { exact: false })).toHaveTextContent('−0.15%');
  },
};

/** Each row has the course of the day beside its figures; a screen reader reads the figures only. */
export const CoursesInRows: Story = {
  play: async (context) => {
    const [first] = await rowsOf(context);
    const line = first?.row.querySelector('polyline');
    await expect(line?.getAttribute('points')?.split(' ')).toHaveLength(24);
    await expect(line?.closest('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The server sends no courses and knows no breadth: the list is shown without them. */
export const WithoutCourses: Story = {
  parameters: { app: { path, faults: [fault('html', '/stock/Breadth')] } },
  beforeEach: (context) =>
    changeResponse(context, stockList, ({ total, items }) => ({
      total,
      items: items.map(({ trail: _, ...stock }) => stock),
    })),
  play: async (context) => {
    const [first] = await rowsOf(context);
    await expect(first?.row.querySelector('svg')).toBeNull();
    const t = storyText(context);
    await waitFor(() => expect(context.canvas.queryByText(t('market:sectors.title'))).toBeNull());
    await expect(context.canvas.queryByRole('list', { name: t('market:breadth.label') })).toBeNull();
  },
};

/** The rows of stocks that the member holds say so. */
export const HeldStocks: Story = {
  parameters: { app: { path, scenario: 'trader' } },
  play: async (context) => {
    const word = storyText(context)('common:heldStock');
    await waitFor(async () => {
      const held = (await rowsOf(context)).filter(
        ({ row }) => row.querySelector('.held')?.textContent === ` ${word}`,
      );
      expect(held.map(({ symbol }) => symbol)).toContain('1001.W');
      return expect(held.length).toBeLessThan(4);
    });
  },
};

/** How many stocks rise and fall, and all sectors in the colours of their changes. */
export const SectorsOpen: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('list', { name: t('market:breadth.label') })).toBeVisible();
    const toggle = await canvas.findByRole('button', { name: t('market:sectors.title') });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const map = await canvas.findByRole('list', { name: t('market:sectors.title') });
    await expect(await within(map).findAllByRole('button')).toHaveLength(17);
    await expectFits(canvasElement);
  },
};

/** The stocks of the banks alone: their sector was pressed. */
export const StocksOfOneSector: Story = {
  play: async (context) => {
    await SectorsOpen.play?.(context);
    const { canvas, globals, userEvent } = context;
    const t = storyText(context);
    const name = sectorNames.banks[globals.locale as 'en' | 'tw' | 'jp'];
    await userEvent.click(await canvas.findByText(name));
    await canvas.findByRole('button', { name: t('market:sectors.chosen', { name }) });
    await waitFor(async () => {
      const banks = /銀行|信託|Bank|Trust/;
      const texts = (await rowsOf(context)).map(({ text }) => text);
      await expect(texts.length).toBeGreaterThan(10);
      await expect(texts.filter((text) => !banks.test(text))).toEqual([]);
    });
    await expect(window.location.hash).toContain('sector=banks');
  },
};

/** The choice of a sector was taken back: all stocks are listed again. */
export const AllSectorsAgain: Story = {
  parameters: { app: { path: `${path}?sector=banks` } },
  play: async (context) => {
    const all = storyText(context)('market:sectors.all');
    await context.userEvent.click(await context.canvas.findByRole('button', { name: all }));
    await waitFor(async () => expect((await symbolsOf(context))[0]).toMatch(/^1000\./));
    await expect(context.canvas.queryByRole('button', { name: all })).toBeNull();
  },
};

/** The tab of the watchlist was pressed: the screen of the watchlist follows, with the exchange that was chosen. */
export const LeadsToTheWatchlist: Story = {
  parameters: { app: { path: `${path}?exchange=EAST` } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.watchlist') }));
    await expect(await canvas.findByText('/market/marketFav?exchange=EAST')).toBeVisible();
  },
};

/** The address that the watchlist had within this screen leads to its own screen. */
export const FormerAddressOfTheWatchlist: Story = {
  parameters: { app: { path: `${path}?tab=watchlist&exchange=WEST` } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('/market/marketFav?exchange=WEST')).toBeVisible(),
};
