import type { CDPSession, Page } from 'playwright';
import { type ModuleText, modulesOf, pathAt } from './modulesOf.ts';

/** One session with the engine for each page: it counts from when it was opened. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Modules of each script of the catalogue, by address: read once. */
const scripts = new Map<string, Promise<ModuleText[]>>();

async function open(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return session;
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? open(page);
  sessions.set(page, session);
  return session;
}

/** Reads a script of the catalogue. */
type ReadScript = (url: string) => Promise<string>;

const fetchScript: ReadScript = async (url) => {
  const response = await fetch(url);
  return response.ok ? response.text() : '';
};

function modulesAt(url: string, readScript: ReadScript): Promise<ModuleText[]> {
  const modules = scripts.get(url) ?? readScript(url).then(modulesOf);
  scripts.set(url, modules);
  return modules;
}

/** Forgets what has run in the page so far. */
export async function forgetRan(page: Page): Promise<void> {
  await (await sessionOf(page)).send('Profiler.takePreciseCoverage');
}

/**
 * Paths of the project's modules of which a function has run since `forgetRan`.
 *
 * @param readScript for a catalogue whose address only the browser knows
 */
export async function takeRan(page: Page, readScript = fetchScript): Promise<string[]> {
  const { result } = await (await sessionOf(page)).send('Profiler.takePreciseCoverage');
  const ran = new Set<string>();
  for (const { url, functions } of result) {
    if (!url.includes('/assets/')) continue;
    const modules = await modulesAt(url, readScript);
    for (const { ranges } of functions) {
      const [{ count, startOffset } = { count: 0, startOffset: 0 }] = ranges;
      // The script as a whole begins at 0: it is loaded, which says nothing of the story.
      if (count === 0 || startOffset === 0) continue;
      const path = pathAt(modules, startOffset);
      if (path) ran.add(path);
    }
  }
  return [...ran];
}
