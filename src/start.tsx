import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { siteConfig } from './api/contract/common';
import { fetchSiteConfig } from './api/queries/common';
import { createQueryClient } from './api/queries/queryClient';
import { seedEarlyAnswers } from './api/queries/seedEarlyAnswers';
import { queryKey } from './api/queries/useCall';
import { App } from './app/App';
import { requireStyles } from './app/requireStyles';
import { skipSplash } from './app/skipSplash';
import { createI18n, loadTexts } from './i18n/i18n';
import type { Language } from './i18n/language';
import type { Namespace } from './i18n/text';

/** The app waits no longer than this for its first screen, in ms: then it shows what stands for it. */
const longestMs = 500;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Site configuration → page title → mount (specification 1). Any failure on the way leaves the app unmounted.
 *
 * @param first when the first screen's code and texts are there, and the namespaces of what it says
 */
export async function start(language: Language, first: Promise<readonly Namespace[]>): Promise<void> {
  if (__SIMULATED__) {
    const { startInPage } = await import('../mocks/browser');
    await startInPage();
  }
  const [{ raw, config }, i18n] = await Promise.all([fetchSiteConfig(), createI18n(language)]);
  document.title = config.title;
  const queries = createQueryClient();
  queries.setQueryData(queryKey(siteConfig, { type: 'all' }), raw);
  // What has not come by now is waited for on the screen.
  const read = seedEarlyAnswers(queries);
  const drawable = first.then((texts) => loadTexts(i18n, texts)).catch(() => {});
  await Promise.race([drawable, wait(longestMs)]);
  await wait(0);
  await Promise.race([read, wait(0)]);
  skipSplash(queries);
  requireStyles();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // In slices: what the member does meanwhile comes first.
  startTransition(() => createRoot(root).render(<App i18n={i18n} queries={queries} />));
}
