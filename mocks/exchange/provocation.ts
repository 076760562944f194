import type { MessageKey, MessageParams } from '../../src/api/contract/messageKeys';
import type { Stage } from './stage';

/**
 * An action that the exchange refuses, and the message it gives (specification 8), with the number it carries. `act`
 * does all that leads up to it, and then it.
 */
export type Provocation = [
  what: string,
  key: MessageKey,
  act: (stage: Stage) => unknown,
  params?: MessageParams,
];
