import { earlyPaths } from '../api/contract/earlyPaths';
import { requestEarly } from '../api/earlyCalls';
import { fetchTexts } from '../i18n/fetchTexts';
import type { Language } from '../i18n/language';
import type { Namespace } from '../i18n/text';
import { afterSplash, splashPath } from '../screens/afterSplash';
import { type AppRoute, findRoute } from './routes';

/**
 * Sends the first screens' calls early. Prices and balances must be fresh: they are requested again after `freshMs`.
 */
function requestFirst(path: string, query: string): void {
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

/** The path of a hash address; the splash for an empty one. */
export function pathOf(hash: string): string {
  const [path = '/'] = hash.slice(1).split('?');
  return path.length > 1 ? path : splashPath;
}

/** The screens that are shown first: the address's, and the one after the splash. */
function firstScreens(path: string, signedIn: boolean): AppRoute[] {
  const paths = path === splashPath ? [splashPath, afterSplash(signedIn)] : [path];
  return paths.map(findRoute).filter((route) => route !== undefined);
}

/**
 * Fetches code, texts and data of the first screens, while the code of the app is still loading.
 *
 * @param hash of the address, such as `#/market/marketDetail?symbol=1001.W`
 * @returns resolves when they have arrived: the namespaces of their texts. Failures are reported by the screen itself
 */
export async function prefetchFirstScreens(
  hash: string,
  language: Language,
  signedIn: boolean,
): Promise<readonly Namespace[]> {
  const path = pathOf(hash);
  const screens = firstScreens(path, signedIn);
  const fetches: Promise<unknown>[] = screens.map(({ screen }) => screen.fetch());
  const texts = screens.at(-1)?.texts ?? [];
  for (const namespace of texts) fetches.push(fetchTexts(language, namespace));
  // The simulated exchange in the page can't answer before it has started.
  if (!__SIMULATED__ && (signedIn || path === splashPath)) requestFirst(path, hash.split('?')[1] ?? '');
  await Promise.allSettled(fetches);
  return texts;
}
