import { describe, expect, it } from 'vitest';
import { backPress } from './backPress';

const firstPage = { layers: 0, canGoBack: false, sinceWarningMs: undefined };

describe('the back button of the phone', () => {
  it.each([1, 2])('closes open layers first: %i', (layers) => {
    expect(backPress({ layers, canGoBack: true, sinceWarningMs: undefined })).toBe('closeLayer');
    expect(backPress({ layers, canGoBack: false, sinceWarningMs: 10 })).toBe('closeLayer');
  });

  it('goes back a page if possible, also right after a warning', () => {
    expect(backPress({ ...firstPage, canGoBack: true })).toBe('goBack');
    expect(backPress({ ...firstPage, canGoBack: true, sinceWarningMs: 10 })).toBe('goBack');
  });

  it('warns on the first page', () => {
    expect(backPress(firstPage)).toBe('warn');
  });

  it.each([
    [0, 'quit'],
    [1_000, 'quit'],
    [1_001, 'warn'],
    [60_000, 'warn'],
  ])('pressed again after %i ms: %s', (sinceWarningMs, action) => {
    expect(backPress({ ...firstPage, sinceWarningMs })).toBe(action);
  });
});
