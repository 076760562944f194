import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { siteConfig } from './api/contract/common';
import { fetchSiteConfig } from './api/queries/common';
import { createQueryClient } from './api/queries/queryClient';
import { seedEarlyAnswers } from './api/queries/seedEarlyAnswers';
import { queryKey } from './api/queries/useCall';
import { App } from './app/App';
import { endIfIdle } from './app/idle/endIfIdle';
import { requireStyles } from './app/requireStyles';
import { skipSplash } from './app/skipSplash';
import { createI18n, loadTexts } from './i18n/i18n';
import type { Language } from './i18n/language';
import type { Namespace } from './i18n/text';

/** Maximum time to wait for the first screen's code and texts, ms; after that, its skeleton is shown. */
const maxWaitMs = 500;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Site configuration → page title → mount (specification 1). After any failure, the app is not mounted.
 *
 * @param first resolves when the first screen's code and texts are loaded, with the namespaces of its texts
 */
export async function start(language: Language, first: Promise<readonly Namespace[]>): Promise<void> {
  if (__SIMULATED__) {
    const { replaceBlockedStorage } = await import('../mocks/webStorage');
    replaceBlockedStorage();
    const [{ startInPage }, { setDemoStorage }] = await Promise.all([
      import('../mocks/browser'),
      import('./api/demoStorage'),
    ]);
    startInPage(setDemoStorage);
  }
  const [{ raw, config }, i18n] = await Promise.all([fetchSiteConfig(), createI18n(language)]);
  document.title = config.title;
  // Before anything of the member is shown.
  endIfIdle(config.idleMs);
  const queries = createQueryClient();
  queries.setQueryData(queryKey(siteConfig, { type: 'all' }), raw);
  // Data that has not arrived by now is loaded on the screen.
  const read = seedEarlyAnswers(queries);
  const drawable = first.then((texts) => loadTexts(i18n, texts)).catch(() => {});
  await Promise.race([drawable, wait(maxWaitMs)]);
  await wait(0);
  await Promise.race([read, wait(0)]);
  skipSplash(queries);
  requireStyles();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // A transition renders in slices, so that input comes first.
  startTransition(() => createRoot(root).render(<App i18n={i18n} queries={queries} />));
}
