import type { MessageKey, MessageParams } from '../../src/api/contract/messageKeys';
import type { TestExchange } from './testExchange';

/**
 * An action that the exchange refuses, its message (specification 8) and the number in it. `act` prepares the case and
 * then runs the refused action.
 */
export type RefusalCase = [
  what: string,
  key: MessageKey,
  act: (setup: TestExchange) => unknown,
  params?: MessageParams,
];
