import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterEach, expect, it, vi } from 'vitest';
import { componentStatus } from '../../src/components/componentStatus';
import { fileOf } from './builtLibrary';
import { samples } from './samples';

const stable = Object.entries(componentStatus)
  .filter(([, status]) => status === 'stable')
  .map(([key]) => key);

/** Closed until a press, so a server renders nothing of them. */
const closed = ['Dialog', 'Sheet'];
/** They have no style of their own. */
const plain = [...closed, 'Icon'];

afterEach(() => vi.restoreAllMocks());

async function render(key: string): Promise<{ html: string; styles: string }> {
  const file = await import(/* @vite-ignore */ fileOf(`components/${key}`));
  const component: ComponentType<object> = file[key.split('/').at(-1) ?? ''];
  const sheet = new ServerStyleSheet();
  try {
    const element = createElement(component, samples[key]);
    return { html: renderToString(sheet.collectStyles(element)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

it('every stable component has a sample', () => {
  expect(Object.keys(samples).toSorted()).toEqual(stable.toSorted());
});

it.each(stable)('%s renders on a server without a warning', async (key) => {
  const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const { html, styles } = await render(key);
  expect(/<[a-z]+/.test(html)).toBe(!closed.includes(key));
  expect(styles.includes('data-styled')).toBe(!plain.includes(key));
  for (const warning of warnings) expect(warning.mock.calls).toEqual([]);
});
