import { earlyPaths } from '../api/contract/earlyPaths';
import { requestEarly } from '../api/earlyCalls';
import { loadTransport } from '../api/loadTransport';
import { fetchTexts } from '../i18n/fetchTexts';
import type { Language } from '../i18n/language';
import type { Namespace } from '../i18n/text';
import { afterSplash, splashPath } from '../screens/afterSplash';
import { type AppRoute, findRoute } from './routes';
import { routeTexts } from './routeTexts';

/** Asks what the first screens ask; prices and money are worth little after a few seconds. */
function askFirst(path: string, query: string): void {
  switch (path) {
    case splashPath:
      requestEarly(earlyPaths.version, {});
      requestEarly(earlyPaths.indices, {}, freshMs);
      return;
    case '/home/index':
      requestEarly(earlyPaths.account, {}, freshMs);
      requestEarly(earlyPaths.indices, {}, freshMs);
      return;
    case '/market/marketDetail': {
      const symbol = new URLSearchParams(query).get('symbol');
      if (symbol) requestEarly(earlyPaths.stock, { symbol }, freshMs);
    }
  }
}

const freshMs = 5_000;

/** The part of an address that says which screen it is; the splash where it says nothing. */
export function pathOf(hash: string): string {
  const [path = '/'] = hash.slice(1).split('?');
  return path.length > 1 ? path : splashPath;
}

/** The screens that are shown first: that of the address, and where the splash leads. */
function firstScreens(path: string, signedIn: boolean): AppRoute[] {
  const paths = path === splashPath ? [splashPath, afterSplash(signedIn)] : [path];
  return paths.map(findRoute).filter((route) => route !== undefined);
}

/**
 * Fetches what the first screens are made of, say and ask, while the code of the app is still on its way.
 *
 * @param hash of the address, such as `#/market/marketDetail?symbol=1001.W`
 * @returns once they are there: the namespaces of what they say; what fails is told by the screen that misses it
 */
export async function prefetchFirstScreens(
  hash: string,
  language: Language,
  signedIn: boolean,
): Promise<readonly Namespace[]> {
  const path = pathOf(hash);
  const screens = firstScreens(path, signedIn);
  const fetches: Promise<unknown>[] = screens.map(({ screen }) => screen.fetch());
  // The splash asks nothing but what is asked early.
  if (path !== splashPath) fetches.push(loadTransport());
  const texts = routeTexts(screens.at(-1)?.path ?? '');
  for (const namespace of texts) fetches.push(fetchTexts(language, namespace));
  // The simulated exchange in the page can't answer before it is there.
  if (!__SIMULATED__ && (signedIn || path === splashPath)) askFirst(path, hash.split('?')[1] ?? '');
  await Promise.allSettled(fetches);
  return texts;
}
