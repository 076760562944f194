import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { messages } from '../../src/i18n/locales/jp';
import { fileOf, folder } from './builtLibrary';
import { exportedWidgets, hostI18n, type Modules, sampleElement, stableComponents } from './sampleElement';

const namespaces: Readonly<Record<string, string[]>> = JSON.parse(
  readFileSync(join(folder, 'namespaces.json'), 'utf8'),
);
const texts: Resource[string] = messages;

async function loadModules(): Promise<Modules> {
  const paths = [...stableComponents, ...exportedWidgets];
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await import(/* @vite-ignore */ fileOf(path))] as const),
    ),
  );
}

const modules = await loadModules();

interface Rendered {
  html: string;
  styles: string;
  /** Texts that are not in the namespaces of the widget. */
  missing: string[];
}

/** Renders the sample of a component or a widget with the namespaces that it declares. */
export function renderOnServer(path: string): Rendered {
  const missing: string[] = [];
  const own = Object.fromEntries((namespaces[path] ?? []).map((name) => [name, texts[name] ?? {}]));
  const element = sampleElement(
    path,
    modules,
    hostI18n(own, (key) => missing.push(key)),
  );
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element), { identifierPrefix: path });
    return { html, styles: sheet.getStyleTags(), missing };
  } finally {
    sheet.seal();
  }
}
