import { answerInPage } from './answerInPage';
import { browserConnection } from './browserConnection';
import { browserStore } from './exchange/browserStore';
import { handlers } from './handlers/handlers';
import { demoWorld } from './scenarios/demoWorld';

/** Starts the simulated exchange in this page. Its state survives a reload. */
export function startInPage(): void {
  const store = browserStore({ begin: demoWorld, clock: Date.now });
  answerInPage(browserConnection, ...handlers(store));
}
