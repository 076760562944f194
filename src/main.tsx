import { configPath } from './api/contract/configPath';
import { askEarly } from './api/earlyCalls';
import { showStartFailure } from './app/startFailure';
import { initialLanguage } from './i18n/initialLanguage';
import { languageTag } from './i18n/language';
import { loadTexts } from './i18n/loadTexts';
import { storedLanguage } from './session/storedLanguage';

/*
 * Small, so that it runs while all else still loads: the site configuration (specification 1) and the texts are on
 * their way together with the code of the app.
 */
const language = initialLanguage(storedLanguage.read(), window.location.href);
document.documentElement.lang = languageTag[language];

// The simulated exchange in the page can't answer before it is there.
if (!__SIMULATED__) askEarly(configPath, { type: 'all' });
// A failure is told by whoever needs them.
loadTexts(language, 'first').catch(() => {});

import('./start')
  .then(({ start }) => start(language))
  .catch((cause: unknown) => showStartFailure(language, cause));
