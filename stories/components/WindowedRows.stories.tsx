import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/Button';
import { WindowedRows } from '../../src/components/WindowedRows/WindowedRows';
import type { Context } from '../support/context';
import { onPageEdgeToEdge } from './onPage';

const row = (place: number) => (
  <a href={`#/row${place}`} style={{ display: 'block', padding: 16 }}>
    Row {place}
  </a>
);

const meta = {
  title: 'Components/Layout/WindowedRows',
  component: WindowedRows,
  decorators: [onPageEdgeToEdge],
  args: { label: 'Rows', total: 5_000, rowHeight: '56px', children: row, onWindow: fn() },
  beforeEach: () => () => window.scrollTo(0, 0),
} satisfies Meta<typeof WindowedRows>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Context['canvas'];

const shownRows = (canvas: Canvas) => canvas.getAllByRole('listitem');
const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

/** The first of five thousand rows: only those in sight are rendered, the page has the height of all. */
export const ThousandsOfRows: Story = {
  tags: ['main'],
  play: async ({ canvas, args }) => {
    await expect((await canvas.findByRole('list', { name: 'Rows' })).offsetHeight).toBe(5_000 * 56);
    await expect(shownRows(canvas).length).toBeLessThan(50);
    await expect(shownRows(canvas)[0]).toHaveAttribute('aria-posinset', '1');
    await expect(shownRows(canvas)[0]).toHaveAttribute('aria-setsize', '5000');
    await expect(args.onWindow).toHaveBeenLastCalledWith(0, shownRows(canvas).length);
  },
};

/** The page is scrolled to row 2000; the elements of earlier rows are reused. */
export const RowsReusedWhileScrolling: Story = {
  play: async ({ canvas, args }) => {
    const before = new Set(shownRows(canvas));
    window.scrollTo(0, 56 * 2_000);
    await expect(topOf(await canvas.findByRole('link', { name: 'Row 2000' }))).toBe(
      topOf(await canvas.findByRole('list')) + 56 * 2_000,
    );
    await expect(shownRows(canvas).every((each) => before.has(each))).toBe(true);
    await waitFor(() => {
      const places = shownRows(canvas).map((each) => Number(each.getAttribute('aria-posinset')));
      return expect(places).toEqual(places.toSorted((one, other) => one - other));
    });
    const [from, to] = (args.onWindow as ReturnType<typeof fn>).mock.lastCall as [number, number];
    await expect(from).toBeLessThan(2_000);
    await expect(to).toBeGreaterThan(2_000);
  },
};

/** The first row has the focus, after the keyboard went sixty rows down and back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Row 0' })).toHaveFocus();
    const goTo = async (place: number, shift: boolean) => {
      await userEvent.tab({ shift });
      await expect(document.activeElement).toHaveTextContent(`Row ${place}`);
      document.activeElement?.scrollIntoView({ block: 'center' });
      await canvas.findByRole('link', { name: `Row ${shift ? Math.max(0, place - 6) : place + 6}` });
    };
    for (let place = 1; place <= 60; place += 1) await goTo(place, false);
    for (let place = 59; place >= 0; place -= 1) await goTo(place, true);
  },
};

/** The page is scrolled to row 1000: the focused row left, and no other one has got its focus. */
export const FocusScrolledAway: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Row 3' })).focus();
    window.scrollTo(0, 56 * 1_000);
    await canvas.findByRole('link', { name: 'Row 1000' });
    await expect(document.body).toHaveFocus();
  },
};

/** The page is scrolled to the last of five thousand rows. */
export const LastRowReached: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByRole('link', { name: 'Row 4999' })).toBeVisible();
  },
};

/** Fewer rows than the window has room for: all three are rendered. */
export const OnlyThreeRows: Story = {
  args: { total: 3 },
  play: async ({ canvas }) => {
    await expect(shownRows(canvas)).toHaveLength(3);
  },
};

/** When the list gets shorter, its last rows are rendered. */
function Shrinking() {
  const [total, setTotal] = useState(5_000);
  return (
    <>
      <WindowedRows label="Rows" total={total} rowHeight="56px">
        {row}
      </WindowedRows>
      <div style={{ position: 'fixed', top: 0 }}>
        <Button onClick={() => setTotal(30)}>Thirty</Button>
      </div>
    </>
  );
}

/** The list became shorter while it was scrolled: its last rows are shown. */
export const ListBecomesShorter: Story = {
  render: () => <Shrinking />,
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 56 * 1_000);
    await canvas.findByRole('link', { name: 'Row 1000' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Thirty' }));
    await expect(await canvas.findByRole('link', { name: 'Row 29' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Row 1000' })).toBeNull();
  },
};
