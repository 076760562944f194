import type { MessageKey, MessageParams } from '../../src/api/contract/messageKeys';

/**
 * The exchange refuses with one message of the error catalogue (specification 8). A refused call changes nothing.
 */
export class Refusal extends Error {
  constructor(
    readonly key: MessageKey,
    readonly params: MessageParams = {},
  ) {
    super(key);
    this.name = 'Refusal';
  }
}

/** A refusal whose call changes the exchange: wrong passwords are counted. */
export class CountedRefusal extends Refusal {}
