import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { faultOnce } from '../../../mocks/faults';
import { Search } from '../../../src/screens/home/Search';
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

/** A hiragana reading matches during input. The number of results is announced, and the address keeps the query. */
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

/** Code, name and reading match in every language and width. */
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

/** The first response takes three seconds. Later input is kept when it arrives. */
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

/** During further input the previous results stay visible and are marked as outdated. */
export const PreviousResultsWhileTyping: Story = {
  parameters: { app: { path: at('きり'), scenario: 'demo' } },
  play: async (context) => {
    const rows = await foundRows(context);
    await expect(rows.length).toBeGreaterThan(1);
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

/** Adds a letter as a phone's keyboard does: without waiting until the page is rendered, as `userEvent` would. */
function pressLetter(field: HTMLInputElement, letter: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, field.value + letter);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
}

/** On a slow phone, earlier input appears in the address only after more was typed. The field keeps all of it. */
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

/** Counts the search requests of a story. */
function searchesSent(): () => string[] {
  const send = spyOn(XMLHttpRequest.prototype, 'send');
  return () =>
    send.mock.calls
      .map(([body]) => JSON.parse(String(body)).query as unknown)
      .filter((query) => query !== undefined) as string[];
}

/** During IME composition of kana no search is sent. */
export const ComposedWithoutSearching: Story = {
  play: async (context) => {
    const sent = searchesSent();
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

/** Enter on an exact code opens the stock, even before the response. */
export const EnterOpensTheStock: Story = {
  play: async (context) => {
    await typeQuery(context, '1092{Enter}');
    await waitFor(() => expect(window.location.hash).toBe(`#/market/marketDetail?symbol=${found}`));
  },
};

/** Arrow keys move from the field through the results and back. */
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
