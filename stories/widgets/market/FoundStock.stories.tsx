import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { FoundStock } from '../../../src/widgets/market/FoundStock/FoundStock';
import { onPageEdgeToEdge } from '../../components/onPage';
import { longName } from '../../fixtures/longName';
import { searchedStock } from '../../fixtures/stock';
import { choices } from '../../support/choices';
import { computedColor } from '../../support/computedColor';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const name = { jp: '霧乃帆ソフト', tw: '霧之帆軟體', en: 'Kirinoho Software' };

const stockChoices = {
  plain: searchedStock({ code: '512K', name }),
  longText: searchedStock({
    name: longName,
    latestPrice: '98765430',
    change: '-12345670',
    changePercent: '-11.11',
  }),
} satisfies Record<string, ComponentProps<typeof FoundStock>['stock']>;

const meta = {
  title: 'Widgets/Market/FoundStock',
  component: FoundStock,
  decorators: [onPageEdgeToEdge],
  args: {
    stock: stockChoices.plain,
    href: '#/market/marketDetail?symbol=512K.E',
    starred: false,
    onStar: fn(),
    onOpen: fn(),
  },
  argTypes: { stock: choices(stockChoices) },
} satisfies Meta<typeof FoundStock>;

export default meta;
type Story = StoryObj<typeof meta>;

type Locale = keyof typeof name;
const marks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);

/** A search result with its price and change; its star is not set, because it is not on the watchlist. */
export const NotInTheWatchlist: Story = {
  tags: ['main', 'each-language'],
  play: async (context) => {
    const { args, canvas, canvasElement, globals, userEvent } = context;
    const shown = name[globals.locale as Locale];
    const row = await canvas.findByRole('link');
    await expect(row).toHaveTextContent(shown);
    await expect(row).toHaveTextContent('512K');
    await expect(row).toHaveTextContent('▲+2.46%');
    await expect(await canvas.findByText('1,250')).toHaveStyle({ color: computedColor('priceUp') });
    await expect(marks(canvasElement)).toEqual([]);
    const star = await canvas.findByRole('button', {
      name: storyText(context)('search:star', { name: shown }),
    });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(args.onStar).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** The row and its star are two tab stops; the star has the focus. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onStar).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** A search result that is on the watchlist: its star is set. */
export const InTheWatchlist: Story = {
  tags: ['each-language'],
  args: { starred: true },
  play: async (context) => {
    const shown = name[context.globals.locale as Locale];
    const star = storyText(context)('search:unstar', { name: shown });
    await expect(await context.canvas.findByRole('button', { name: star })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** The watchlist has not loaded: the star is missing, but its space is reserved. */
export const StarNotKnown: Story = {
  args: { starred: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** A part of the code was typed in full-width digits: it is highlighted in the code. */
export const MatchesByCode: Story = {
  args: { query: '５１２' },
  play: async ({ canvasElement }) => expect(marks(canvasElement)).toEqual(['512']),
};

/** Half-width kana match full-width ones; a name in another language is shown below with the match. */
export const MatchesByKana: Story = {
  tags: ['each-language'],
  args: { query: 'ｿﾌﾄ' },
  play: async ({ canvasElement, globals }) => {
    await expect(marks(canvasElement)).toEqual(['ソフト']);
    const lines = canvasElement.querySelectorAll('[lang="ja"]').length;
    await expect(lines).toBe(globals.locale === 'jp' ? 0 : 1);
  },
};

/** The name in another language matches: the match is highlighted in it. */
export const ByAnotherLanguage: Story = {
  args: { query: '軟體' },
  play: async ({ canvasElement }) => expect(marks(canvasElement)).toEqual(['軟體']),
};

/** The stock was found by its reading, which is not displayed: nothing is highlighted. */
export const MatchesByReading: Story = {
  args: { query: 'きりのほ' },
  play: async ({ canvasElement }) => expect(marks(canvasElement)).toEqual([]),
};

/** A long name and a price of many digits stay within the row. */
export const LongText: Story = {
  tags: ['each-language'],
  args: {
    stock: stockChoices.longText,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(longName[globals.locale as Locale])).toBeVisible();
    await expectFits(canvasElement);
  },
};
