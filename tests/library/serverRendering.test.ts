import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { renderOnServer } from './renderOnServer';
import { exportedWidgets, stableComponents } from './sampleElement';
import { samples } from './samples';
import { widgetSamples, widgets } from './widgetSamples';

/** Closed, so a server renders nothing of them. Their code loads when they open. */
const closed = [
  'components/Dialog',
  'components/Sheet',
  'widgets/AddMarginForm',
  'widgets/CloseForm',
  'widgets/ConfirmSheet',
];

/** What a server leaves out of a widget, and why. A browser adds it. */
const leftOut: Readonly<Record<string, { html: RegExp; because: string }>> = {
  'widgets/Article': { html: /<p>/, because: 'sanitising the text of a server needs a document' },
  'widgets/CandleChart': { html: /<canvas/, because: 'the drawing needs a canvas; its figures are there' },
  'widgets/NoticeArticle': { html: /<p>/, because: 'sanitising the text of a server needs a document' },
};

/** They have no style of their own. */
const plain = [...closed, 'components/Icon'];

let warnings: MockInstance[];
beforeEach(() => {
  warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => vi.restoreAllMocks());

it('every stable component and every exported widget has a sample', () => {
  expect(
    Object.keys(samples)
      .map((key) => `components/${key}`)
      .toSorted(),
  ).toEqual(stableComponents.toSorted());
  expect(widgets.filter((key) => widgetSamples[key] === undefined)).toEqual([]);
});

describe.each([...stableComponents, ...exportedWidgets])('%s', (path) => {
  it('renders on a server without a warning', () => {
    const { html, styles, missing } = renderOnServer(path);
    expect(/<[a-z]+/.test(html)).toBe(!closed.includes(path));
    expect(styles.includes('data-styled')).toBe(!plain.includes(path));
    expect(missing).toEqual([]);
    for (const warning of warnings) expect(warning.mock.calls).toEqual([]);
  });

  it('has no style attribute, which a Content-Security-Policy with a nonce refuses', () => {
    expect(renderOnServer(path).html.match(/<[^>]* style="[^"]*"[^>]*>/g)).toBe(null);
  });
});

it.each(Object.entries(leftOut))('%s is not complete before it is in a browser', (path, { html }) => {
  expect(renderOnServer(path).html).not.toMatch(html);
});
