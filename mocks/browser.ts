import type { DemoStorage } from '../src/api/contract/demo';
import { answerInPage } from './answerInPage';
import { browserConnection } from './browserConnection';
import { browserStore } from './exchange/browserStore';
import { handlers } from './handlers/handlers';
import { demoWorld } from './scenarios/demoWorld';

/**
 * Starts the simulated exchange in this page. Its state survives a reload.
 *
 * @param onStorage called when the browser no longer stores it, or stores it again
 */
export function startInPage(onStorage: (state: DemoStorage) => void): void {
  const store = browserStore({ begin: demoWorld, clock: Date.now, onStorage });
  answerInPage(browserConnection, ...handlers(store));
}
