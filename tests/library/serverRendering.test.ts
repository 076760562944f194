import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fileOf } from './builtLibrary';
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
const plain = closed;

const nothing = () => {};

/** Components that are not stable and set lengths while they are used, as they begin. */
const movingSamples: Readonly<Record<string, object>> = {
  'components/ImageUpload': {
    image: { state: 'uploading', preview: 'data:,', progress: 0.4 },
    texts: { label: 'Front', limits: 'JPEG', uploading: (percent: number) => `${percent} %` },
    onChoose: nothing,
    onCancel: nothing,
    onRetry: nothing,
  },
  'components/PullToRefresh': { refreshingLabel: 'Loading', onRefresh: nothing, children: 'Orders' },
  'components/WindowedRows': {
    label: 'Stocks',
    total: 40,
    rowHeight: '48px',
    children: (place: number) => createElement('div', {}, place),
  },
};

const styledTags = (html: string) => html.match(/<[^>]* style="[^"]*"[^>]*>/g);

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
    expect(styledTags(renderOnServer(path).html)).toBe(null);
  });
});

it.each(Object.entries(movingSamples))('%s has no style attribute either', async (path, props) => {
  const module: Record<string, ComponentType<object>> = await import(/* @vite-ignore */ fileOf(path));
  const component = module[path.split('/').at(-1) ?? ''];
  if (!component) throw new Error(`The library has no component ${path}`);
  const html = renderToString(createElement(component, props));
  expect(html).toContain('<div');
  expect(styledTags(html)).toBe(null);
});

it.each(Object.entries(leftOut))('%s is not complete before it is in a browser', (path, { html }) => {
  expect(renderOnServer(path).html).not.toMatch(html);
});
