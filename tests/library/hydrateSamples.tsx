import type { Resource } from 'i18next';
import { type ComponentType, type PropsWithChildren, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { messages } from '../../src/i18n/locales/jp';
import { hostI18n, type Modules, sampleElement } from './sampleElement';

/** What React and the components say, by path in the package. Runs in a browser. */
export type Problems = Record<string, string[]>;

const texts: Resource[string] = messages;

function Hydrated({ onDone, children }: PropsWithChildren<{ onDone: () => void }>) {
  useEffect(onDone, [onDone]);
  return children;
}

/** Long enough for effects. What fails later than that is reported at a later sample. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Hydrates each element with an attribute `data-sample`, one after the other, on a page that is one scope. */
export async function hydrateSamples(
  modules: Modules,
  Scope: ComponentType<PropsWithChildren>,
): Promise<Problems> {
  createRoot(document.createElement('div')).render(<Scope />);
  await settled();
  const problems: Problems = {};
  for (const place of document.querySelectorAll<HTMLElement>('[data-sample]')) {
    const path = place.dataset.sample ?? '';
    const own: string[] = [];
    problems[path] = own;
    const note = (...parts: unknown[]) => own.push(parts.map(String).join(' '));
    console.error = note;
    console.warn = note;
    window.onerror = note;
    const element = sampleElement(path, modules, hostI18n(texts, note));
    await new Promise<void>((done) => {
      setTimeout(() => done(), 5_000);
      const options = { identifierPrefix: path, onRecoverableError: note, onUncaughtError: note };
      hydrateRoot(place, <Hydrated onDone={done}>{element}</Hydrated>, options);
    });
    await settled();
  }
  return problems;
}
