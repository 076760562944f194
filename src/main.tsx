import { earlyPaths } from './api/contract/earlyPaths';
import { requestEarly } from './api/earlyCalls';
import { followTextSize } from './app/applyTextSize';
import { prefetchFirstScreens } from './app/firstScreens';
import { preloadFonts } from './app/preloadFonts';
import { showStartFailure } from './app/startFailure';
import { fetchTexts } from './i18n/fetchTexts';
import { initialLanguage } from './i18n/initialLanguage';
import { languageTag } from './i18n/language';
import { firstNamespaces } from './i18n/namespaces';
import { nextTask } from './lib/afterPaint';
import { currentSession } from './session/session';
import { storedLanguage } from './session/storedLanguage';

/*
 * Entry point, kept small: it runs first and requests the site configuration (specification 1), the texts and the first
 * screen's needs in parallel with the code of the app.
 */
const language = initialLanguage(storedLanguage.read(), window.location.href);
document.documentElement.lang = languageTag[language];
followTextSize();

// The simulated exchange in the page can't answer before it has started.
if (!__SIMULATED__) requestEarly(earlyPaths.config, { type: 'all' });
// The code that needs the texts reports a failure.
for (const namespace of firstNamespaces) fetchTexts(language, namespace).catch(() => {});
const first = nextTask().then(() =>
  prefetchFirstScreens(window.location.hash, language, currentSession() !== null),
);
void nextTask().then(() => preloadFonts(language));

// Each step in a task of its own, so that the page stays responsive.
import('react-dom/client')
  .then(nextTask)
  .then(() => import('./start'))
  .then(({ start }) => nextTask().then(() => start(language, first)))
  .catch((cause: unknown) => {
    showStartFailure(language, cause);
    if (__SIMULATED__) void offerStartOver();
  });

/** A demo that can't start may be stuck on what it has stored. */
async function offerStartOver(): Promise<void> {
  const [{ showStartOver }, { removeStored }] = await Promise.all([
    import('./app/demo/showStartOver'),
    import('../mocks/exchange/browserStore'),
  ]);
  await showStartOver(language, removeStored);
}
