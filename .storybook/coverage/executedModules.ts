import type { CDPSession, Page } from 'playwright';
import { type ModuleText, modulesOf, pathAt } from './modulesOf.ts';

/** One DevTools session for each page. Coverage counts from when it was opened. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Modules of each script of the catalogue, by address. */
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

function modulesOfScript(url: string, readScript: ReadScript): Promise<ModuleText[]> {
  const modules = scripts.get(url) ?? readScript(url).then(modulesOf);
  scripts.set(url, modules);
  return modules;
}

/** Resets the coverage of the page. */
export async function resetCoverage(page: Page): Promise<void> {
  await (await sessionOf(page)).send('Profiler.takePreciseCoverage');
}

/**
 * Paths of the project's modules in which a function ran since the last call of this or `resetCoverage`.
 *
 * @param readScript needed if only the browser can reach the catalogue
 */
export async function takeExecutedModules(page: Page, readScript = fetchScript): Promise<string[]> {
  const { result } = await (await sessionOf(page)).send('Profiler.takePreciseCoverage');
  const ran = new Set<string>();
  for (const { url, functions } of result) {
    if (!url.includes('/assets/')) continue;
    const modules = await modulesOfScript(url, readScript);
    for (const { ranges } of functions) {
      const [{ count, startOffset } = { count: 0, startOffset: 0 }] = ranges;
      // Offset 0 is the top level of a script: it runs on loading, not because of the story.
      if (count === 0 || startOffset === 0) continue;
      const path = pathAt(modules, startOffset);
      if (path) ran.add(path);
    }
  }
  return [...ran];
}
