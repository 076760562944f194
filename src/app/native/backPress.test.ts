import { describe, expect, it } from 'vitest';
import { backPress } from './backPress';

const nowhere = { layers: 0, canGoBack: false, sinceWarningMs: undefined };

describe('the back button of the phone', () => {
  it.each([1, 2])('closes what is open before anything else: %i', (layers) => {
    expect(backPress({ layers, canGoBack: true, sinceWarningMs: undefined })).toBe('closeLayer');
    expect(backPress({ layers, canGoBack: false, sinceWarningMs: 10 })).toBe('closeLayer');
  });

  it('goes back a page if it can, also soon after a warning', () => {
    expect(backPress({ ...nowhere, canGoBack: true })).toBe('goBack');
    expect(backPress({ ...nowhere, canGoBack: true, sinceWarningMs: 10 })).toBe('goBack');
  });

  it('warns where there is nothing to go back to', () => {
    expect(backPress(nowhere)).toBe('warn');
  });

  it.each([
    [0, 'quit'],
    [1_000, 'quit'],
    [1_001, 'warn'],
    [60_000, 'warn'],
  ])('pressed again after %i ms: %s', (sinceWarningMs, action) => {
    expect(backPress({ ...nowhere, sinceWarningMs })).toBe(action);
  });
});
