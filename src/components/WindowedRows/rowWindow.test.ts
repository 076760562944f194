import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowOfSlot, rowWindow, slotsInOrder } from './rowWindow';

const rowHeight = 58.24;
const height = 844;

describe('rowWindow', () => {
  const anyList = fc.record({
    top: fc.double({ min: -10_000, max: 400_000, noNaN: true }),
    height: fc.integer({ min: 0, max: 3_000 }),
    rowHeight: fc.double({ min: 20, max: 300, noNaN: true }),
    total: fc.integer({ min: 0, max: 50_000 }),
  });

  it('contains every visible row and no row out of range', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const { first, count } = rowWindow(list.top, list.height, list.rowHeight, list.total);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first + count).toBeLessThanOrEqual(list.total);
        const seen = (row: number) =>
          (row + 1) * list.rowHeight > list.top && row * list.rowHeight < list.top + list.height;
        expect(seen(first - 1) && first > 0).toBe(false);
        expect(seen(first + count) && first + count < list.total).toBe(false);
      }),
    );
  });

  it('has a constant size, so that no row is created or removed', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const at = (top: number) => rowWindow(top, list.height, list.rowHeight, list.total).count;
        expect(at(list.top)).toBe(at(0));
      }),
    );
  });

  it('has a size that does not depend on the length of the list', () => {
    expect(rowWindow(0, height, rowHeight, 40_000).count).toBe(rowWindow(0, height, rowHeight, 4_000).count);
    expect(rowWindow(0, height, rowHeight, 4_000).count).toBeLessThan(40);
  });

  it.each([0, -1, Number.NaN])('renders a few rows while their height is unknown: %d', (unknown) => {
    expect(rowWindow(500, height, unknown, 4_000)).toEqual({ first: 0, count: 12 });
    expect(rowWindow(500, height, unknown, 3)).toEqual({ first: 0, count: 3 });
  });
});

const anyWindow = fc.record({
  first: fc.integer({ min: 0, max: 40_000 }),
  count: fc.integer({ min: 1, max: 60 }),
});

describe('a slot', () => {
  it('shows exactly one row of the window, never the same as another slot', () => {
    fc.assert(
      fc.property(anyWindow, (window) => {
        const rows = Array.from({ length: window.count }, (_, slot) => rowOfSlot(slot, window));
        expect(rows.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: window.count }, (_, at) => window.first + at),
        );
      }),
    );
  });

  it('keeps its row while the window contains it', () => {
    fc.assert(
      fc.property(anyWindow, fc.integer({ min: -80, max: 80 }), (window, moved) => {
        const next = { ...window, first: Math.max(0, window.first + moved) };
        for (let slot = 0; slot < window.count; slot += 1) {
          const row = rowOfSlot(slot, window);
          const stays = row >= next.first && row < next.first + next.count;
          if (stays) expect(rowOfSlot(slot, next)).toBe(row);
        }
      }),
    );
  });

  it('is sorted by the row it shows', () => {
    fc.assert(
      fc.property(anyWindow, (window) => {
        expect(slotsInOrder(window).map((slot) => rowOfSlot(slot, window))).toEqual(
          Array.from({ length: window.count }, (_, at) => window.first + at),
        );
      }),
    );
  });
});
