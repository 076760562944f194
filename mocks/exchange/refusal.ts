import type { MessageKey, MessageParams } from '../../src/api/contract/messageKeys';

/** The exchange says no, with one message of the error catalogue (specification 8). Nothing has been changed
 * then, but the count of wrong fund passwords. */
export class Refusal extends Error {
  constructor(
    readonly key: MessageKey,
    readonly params: MessageParams = {},
  ) {
    super(key);
    this.name = 'Refusal';
  }
}
