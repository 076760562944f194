import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../../../src/components/Button/Button';
import { changeForms } from '../../../src/domain/watchlist/watchlistOrder';
import { StockRow } from '../../../src/widgets/market/StockRow/StockRow';
import { StockRowHeads } from '../../../src/widgets/market/StockRow/StockRowHeads';
import { StockRows } from '../../../src/widgets/market/StockRow/StockRows';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { rowStock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import type { Context } from '../../support/context';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const stockChoices = {
  up: rowStock(),
  down: rowStock({ latestPrice: '1205', change: '-15', changePercent: '-1.23' }),
  unchanged: rowStock({ latestPrice: '1220', change: '0', changePercent: '0' }),
  tickOfHalfAYen: rowStock({ latestPrice: '2100.5', change: '2.5', changePercent: '0.12' }),
  ranked: rowStock({ name: longName }),
  longText: rowStock({
    name: longName,
    latestPrice: '98765430',
    change: '-12345670',
    changePercent: '-11.11',
    totalAmount: '123456789012',
  }),
} satisfies Record<string, ComponentProps<typeof StockRow>['stock']>;

const trail = ['1222', '1230', '1226', '1241', '1238', '1252', '1246', '1250'];

const meta = {
  title: 'Widgets/Market/StockRow',
  component: StockRow,
  decorators: [onPageEdgeToEdge],
  args: { stock: stockChoices.up, href: '#/market/marketDetail?symbol=1010.E' },
  argTypes: { stock: choices(stockChoices), changeForm: { options: changeForms } },
  render: (args) => (
    <StockRows>
      <ul>
        <li>
          <StockRow {...args} />
        </li>
      </ul>
    </StockRows>
  ),
} satisfies Meta<typeof StockRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A stock in a list whose price has risen, with its change and turnover. */
export const Up: Story = {
  tags: ['main', 'each-language'],
  play: async ({ args, canvas, globals, ...context }) => {
    const row = await canvas.findByRole('link');
    await expect(row).toHaveAttribute('href', args.href);
    await expect(row).toHaveTextContent(stockChoices.up.name[globals.locale as keyof typeof longName]);
    await expect(row).toHaveTextContent(args.stock.code);
    await expect(row).toHaveTextContent('▲+2.46%+30');
    await expect(row).toHaveTextContent(
      { en: '2,284.1 juta JPY', tw: '2,284.1 juta日圓', jp: '2,284.1 juta円' }[String(globals.locale)] ?? '',
    );
    await expect(await canvas.findByText('1,250')).toHaveStyle({ color: computedColor('priceUp') });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await context.userEvent.tab();
    await expect(row).toHaveFocus();
  },
};

/** A stock in a list whose price has fallen. */
export const Down: Story = {
  args: { stock: stockChoices.down },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent('▼−1.23%−15');
    await expect(await canvas.findByText('1,205')).toHaveStyle({ color: computedColor('priceDown') });
  },
};

/** A stock in a list whose price is unchanged: a neutral colour and no mark. */
export const Unchanged: Story = {
  args: { stock: stockChoices.unchanged },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent(/0\.00%0$/);
    await expect(await canvas.findByRole('link')).not.toHaveTextContent(/[▲▼]/);
    await expect(await canvas.findByText('1,220')).toHaveStyle({ color: computedColor('priceFlat') });
  },
};

/** A tick of half a yen: price and change have one decimal. */
export const TickOfHalfAYen: Story = {
  args: { stock: stockChoices.tickOfHalfAYen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent('▲+0.12%+2.5');
    await expect(await canvas.findByText('2,100.5')).toBeVisible();
  },
};

/** The course of the day beside the figures, from the close of the day before. */
export const WithItsCourse: Story = {
  tags: ['each-language'],
  args: { trail, stock: { ...stockChoices.up, previousClose: '1220' } },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('link');
    await expect(row.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(8);
    await expect(row.querySelector('line')).not.toBeNull();
    await expectFits(canvasElement);
  },
};

/** Nothing has been traded yet: the place of the course is kept, with the close of the day before. */
export const BeforeItsFirstTrade: Story = {
  args: { trail: [], stock: { ...stockChoices.unchanged, previousClose: '1220' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link');
    await expect(row.querySelector('polyline')).toHaveAttribute('points', '');
    await expect(row.querySelector('line')).not.toBeNull();
  },
};

/** The longest figures beside a course and a rank. */
export const LongTextWithItsCourse: Story = {
  args: { trail, rank: 100, stock: { ...stockChoices.longText, previousClose: '111111100' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** The member prefers changes in yen: the amount comes before the percentage. */
export const ChangeInYen: Story = {
  args: { changeForm: 'amount' },
  play: async ({ canvas }) => expect(await canvas.findByRole('link')).toHaveTextContent('▲+30+2.46%'),
};

/** In a list by volume the row shows the traded shares in place of the turnover. */
export const SortedByVolume: Story = {
  tags: ['each-language'],
  args: { traded: 'volume' },
  play: async ({ canvas, globals }) => {
    const volume = { en: '1.84 juta shares', tw: '1.84 juta股', jp: '1.84 juta株' }[String(globals.locale)];
    await expect(await canvas.findByRole('link')).toHaveTextContent(volume ?? '');
  },
};

/** Rank 100 is beside the name, which then has room for nine characters. */
export const RankBesideTheName: Story = {
  args: { rank: 100, stock: stockChoices.ranked },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link')).toHaveTextContent(/^100/);
    const shown = await canvas.findByText(/…$/, { selector: '.name' });
    await expect([...(shown.textContent ?? '')]).toHaveLength(9);
    await expectFits(canvasElement);
  },
};

/** A name of more than ten characters is shortened; a screen reader reads out all of it. */
export const LongName: Story = {
  tags: ['each-language'],
  args: { stock: stockChoices.ranked },
  play: async ({ canvas, globals }) => {
    const name = longName[globals.locale as keyof typeof longName];
    await expect(await canvas.findByRole('link', { name: new RegExp(name) })).toBeVisible();
    const shown = await canvas.findByText(/…$/, { selector: '.name' });
    await expect([...(shown.textContent ?? '')]).toHaveLength(10);
    await expect(name.startsWith((shown.textContent ?? '').slice(0, 9))).toBe(true);
  },
};

/** The longest name, prices in tens of millions and a turnover of hundreds of billions. */
export const LongText: Story = {
  tags: ['each-language'],
  args: {
    stock: stockChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(longName[globals.locale as keyof typeof longName])).toBeVisible();
    await expectFits(canvasElement);
  },
};

/** All rows have the same height, whatever the name. */
export const AllRowsOfOneHeight: Story = {
  render: ({ stock: short, ...rest }) => (
    <StockRows>
      <ul>
        {[short, rowStock({ name: longName }), rowStock({ name: { en: 'A', tw: '甲', jp: 'あ' } })].map(
          (each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three rows that stay
            <li key={index}>
              <StockRow stock={each} {...rest} />
            </li>
          ),
        )}
      </ul>
    </StockRows>
  ),
  play: async ({ canvas }) => {
    const heights = (await canvas.findAllByRole('link')).map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** Prices of any size are aligned. */
export const PricesInColumns: Story = {
  render: ({ stock: first, ...rest }) => (
    <StockRows>
      <ul>
        {[
          first,
          rowStock({
            symbol: '1011.E',
            code: '1011',
            latestPrice: '82',
            change: '-3',
            changePercent: '-3.53',
          }),
          rowStock({
            symbol: '1012.W',
            code: '1012',
            latestPrice: '44150',
            change: '0',
            changePercent: '0',
          }),
        ].map((each) => (
          <li key={each.symbol}>
            <StockRow stock={each} {...rest} />
          </li>
        ))}
      </ul>
    </StockRows>
  ),
  play: async ({ canvas }) => {
    const prices = await Promise.all(['1,250', '82', '44,150'].map((price) => canvas.findByText(price)));
    const edges = prices.map((price) => price.getBoundingClientRect().right);
    await expect(new Set(edges).size).toBe(1);
  },
};

/** Keeps each flash as it starts, because it fades within 400 ms. */
const Held = styled.div`
  &&& .price > [data-flash]::before { opacity: 1; }
`;

/** A price change flashes once; another stock in the same row does not. */
function Ticking() {
  const [shown, setShown] = useState(rowStock());
  const price = (latestPrice: string) => setShown((now) => ({ ...now, latestPrice }));
  return (
    <StockRows>
      <Held>
        <StockRow stock={shown} href="#/" />
      </Held>
      <Button kind="quiet" onClick={() => price('1251')}>
        Rise
      </Button>
      <Button kind="quiet" onClick={() => price('1249')}>
        Fall
      </Button>
      <Button kind="quiet" onClick={() => setShown(rowStock({ symbol: '1011.E', latestPrice: '82' }))}>
        Another
      </Button>
    </StockRows>
  );
}

const flashOf = ({ canvas }: Context) =>
  canvas.getByText(/^[\d,]+$/, { selector: '.price > span' }).dataset.flash;

/** The flash of a price that has fallen, held as it starts. Buttons change the price, which flashes once each time. */
export const PriceChangesWithAFlash: Story = {
  render: () => <Ticking />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(flashOf(context)).toBeUndefined();
    await userEvent.click(await canvas.findByRole('button', { name: 'Rise' }));
    await expect(flashOf(context)).toBe('upA');
    await userEvent.click(await canvas.findByRole('button', { name: 'Fall' }));
    await expect(flashOf(context)).toBe('downB');
  },
};

/** Another stock in the same row, whose price has not flashed. */
export const AnotherStockWithoutAFlash: Story = {
  ...PriceChangesWithAFlash,
  play: async (context) => {
    await PriceChangesWithAFlash.play?.(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Another' }));
    await expect(flashOf(context)).toBeUndefined();
  },
};

/** The member holds the stock: a word beside the code says so. */
export const HeldByTheMember: Story = {
  args: { held: true },
  play: async (context) => {
    const row = await context.canvas.findByRole('link');
    await expect(row).toHaveTextContent(
      `${context.args.stock.code} ${storyText(context)('common:heldStock')}`,
    );
  },
};

/** Heads name the figures of the columns, with the unit of large numbers. */
export const UnderHeads: Story = {
  render: (args) => (
    <StockRows>
      <StockRowHeads />
      <ul>
        <li>
          <StockRow {...args} />
        </li>
      </ul>
    </StockRows>
  ),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const t = storyText(context);
    const price = await canvas.findByText(t('market:sort.keys.latestPrice'));
    await expect(await canvas.findByText(t('market:heads.totalAmount.juta'))).toBeVisible();
    const figure = (await canvas.findByRole('link')).querySelector('.price');
    await expect(price.getBoundingClientRect().right).toBeCloseTo(
      figure?.getBoundingClientRect().right ?? 0,
      0,
    );
    await expectFits(canvasElement);
  },
};

/** Wrong: the number of a row in a watchlist, which ranks nothing. */
export const DontRankAnUnrankedList: Story = { args: { rank: 3 } };
