import type { MessageKey, MessageParams } from '../../src/api/contract/messageKeys';

/** The exchange says no, with one message of the error catalogue (specification 8). Nothing has been changed then. */
export class Refusal extends Error {
  constructor(
    readonly key: MessageKey,
    readonly params: MessageParams = {},
  ) {
    super(key);
    this.name = 'Refusal';
  }
}
