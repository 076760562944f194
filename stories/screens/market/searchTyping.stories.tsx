import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { faultOnce } from '../../../mocks/faults';
import { stockSearch } from '../../../src/api/contract/stocks';
import { Search } from '../../../src/screens/market/Search';
import { pressInComposition } from '../../support/composition';
import type { Context } from '../../support/context';
import { expectLeadsTo } from '../../support/navigation';
import { hangCalls } from '../../support/network';
import { storyText } from '../../support/storyText';
import { foundHrefs, foundRows, searchField, typeQuery } from './searchSteps';

const path = '/home/search';
const at = (query: string) => `${path}?q=${encodeURIComponent(query)}` as const;

const meta = {
  title: 'Screens/home/search',
  component: Search,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 霧乃門リース: きりのかどりーす, 霧之門租賃, Kirinokado Leasing. */
const found = '1092.N';

/** A Japanese reading in kana finds its stock while it is typed, and the number of results is named. */
export const MatchesByKana: Story = {
  tags: ['each-language'],
  play: async (context) => {
    await typeQuery(context, 'きりのかどりー');
    await waitFor(async () => expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]));
    const message = storyText(context)('search:found', { amount: 1 });
    await expect(await context.canvas.findByText(message)).toBeVisible();
    await expect(decodeURIComponent(window.location.hash)).toBe(`#${path}?q=きりのかどりー`);
  },
};

/** A reading in half-width kana finds the stock, as code and name do in every language and width. */
export const InEveryForm: Story = {
  play: async (context) => {
    const field = await searchField(context);
    const forms = [
      '1092',
      '１０９２',
      '霧乃門リース',
      '霧之門租',
      'kirinokado leas',
      'ＫＩＲＩＮＯＫＡＤＯＬＥＡＳ',
      'ｷﾘﾉｶﾄﾞﾘ',
    ];
    for (const form of forms) {
      await context.userEvent.clear(field);
      await typeQuery(context, form);
      await waitFor(async () => expect((await foundHrefs(context))[0]).toContain(found));
    }
  },
};

/** The server was slow to answer a first query: the result is that of the query typed since. */
export const SlowFirstAnswer: Story = {
  parameters: { app: { path: at('10'), scenario: 'demo', faults: [faultOnce('slow', '/stock/Search')] } },
  play: async (context) => {
    const since = performance.now();
    await typeQuery(context, '92');
    const only = [expect.stringContaining(found)];
    await waitFor(async () => expect(await foundHrefs(context)).toEqual(only));
    await expect(performance.now() - since).toBeLessThan(3_000);
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(3_300));
    await expect(await foundHrefs(context)).toEqual(only);
  },
};

/** The next letter is typed, and its answer hasn't come: the previous results stay, marked as busy. */
export const PreviousResultsWhileTyping: Story = {
  tags: ['loading'],
  parameters: { app: { path: at('きり'), scenario: 'demo' } },
  play: async (context) => {
    const before = await foundHrefs(context);
    await expect(before.length).toBeGreaterThan(1);
    hangCalls(context, stockSearch);
    await typeQuery(context, 'の');
    const list = await context.canvas.findByRole('list', { name: storyText(context)('search:results') });
    await waitFor(() => expect(list.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
    await expect(await foundHrefs(context)).toEqual(before);
  },
};

/** More letters were typed below a list of results: the one stock that still matches is listed. */
export const OneStockStillMatches: Story = {
  parameters: { app: { path: at('きり'), scenario: 'demo' } },
  play: async (context) => {
    await foundRows(context);
    await typeQuery(context, 'のかどりー');
    await waitFor(async () => expect(await foundHrefs(context)).toHaveLength(1));
    const list = await context.canvas.findByRole('list', { name: storyText(context)('search:results') });
    await waitFor(() => expect(list.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
  },
};

/** Takes 300 ms to render a new address. */
function SlowPhone() {
  useLocation();
  const end = performance.now() + 300;
  while (performance.now() < end);
  return null;
}

/**
 * Adds a letter as a phone's keyboard does: without waiting until the page is rendered, as `userEvent` would.
 */
function pressLetter(field: HTMLInputElement, letter: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, field.value + letter);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
}

/** Letters came faster than the phone could render: the field has all of them, and their result is listed. */
export const TypedOnASlowPhone: Story = {
  render: () => (
    <>
      <SlowPhone />
      <Search />
    </>
  ),
  play: async (context) => {
    const text = 'ｷﾘﾉｶﾄﾞﾘ';
    const field = (await searchField(context)) as HTMLInputElement;
    // The letters come at these times, also while the page is busy.
    [...text].forEach((letter, index) => {
      setTimeout(() => pressLetter(field, letter), 240 * index);
    });
    await waitFor(async () => expect(await foundHrefs(context)).toEqual([expect.stringContaining(found)]));
    await expect(field).toHaveValue(text);
  },
};

/** Records the queries that are sent from now on. */
function searchesSent({ msw }: Pick<Context, 'msw'>): () => string[] {
  const sent: string[] = [];
  msw.use(
    http.post(`*/api/vue${stockSearch.path}`, async ({ request }) => {
      sent.push(v.parse(stockSearch.request, await request.clone().json()).query);
      return undefined;
    }),
  );
  return () => sent;
}

/** An input method has turned kana into kanji: the stocks of that name are listed. */
export const ComposedByAnInputMethod: Story = {
  tags: ['filled'],
  play: async (context) => {
    const sent = searchesSent(context);
    const field = await searchField(context);
    fireEvent.compositionStart(field);
    for (const value of ['ｋ', 'き', 'きｒ', 'きり', 'きりｎ', 'きりの']) {
      fireEvent.input(field, { target: { value }, isComposing: true });
    }
    await waitFor(() => expect(sent()).toEqual(['きりの']));
    fireEvent.input(field, { target: { value: '霧乃' }, isComposing: true });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(sent()).toEqual(['きりの', '霧乃']));
    await expect((await foundRows(context)).length).toBeGreaterThan(0);
  },
};

/** Enter was pressed after a full stock code: that stock follows, without waiting for results. */
export const EnterOpensTheStock: Story = {
  play: async (context) => {
    await typeQuery(context, '1092{Enter}');
    await expectLeadsTo(context, `/market/marketDetail?symbol=${found}`);
  },
};

/** An arrow key chose a conversion of an input method: the focus stays in the field, above the results. */
export const ArrowKeysOfAnInputMethod: Story = {
  play: async (context) => {
    const field = await searchField(context);
    await typeQuery(context, '10');
    await foundRows(context);
    await pressInComposition(field, 'ArrowDown');
    await expect(field).toHaveFocus();
  },
};

/** Arrow keys went from the field through the results and back: the field has the focus. */
export const ByArrowKeys: Story = {
  parameters: { app: { path: at('きり'), scenario: 'demo' } },
  play: async (context) => {
    const [first, second] = await foundRows(context);
    const field = await searchField(context);
    field.focus();
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await context.userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
  },
};
