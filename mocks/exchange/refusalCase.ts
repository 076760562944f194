import type { MessageKey, MessageParams } from '../../src/api/contract/messageKeys';
import type { TestExchange } from './testExchange';

/**
 * An action that the exchange refuses, and the message it gives (specification 8), with the number it carries. `act`
 * does all that leads up to it, and then it.
 */
export type RefusalCase = [
  what: string,
  key: MessageKey,
  act: (setup: TestExchange) => unknown,
  params?: MessageParams,
];
