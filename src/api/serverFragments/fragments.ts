import type { MessageKey } from '../contract/messageKeys';

/**
 * What one language's server messages are recognised by. Written in lower case; a capital `N` stands for any number,
 * and digits match that very number alone. Blanks and punctuation do not count.
 */
export type Fragments = Record<MessageKey, readonly [string, ...string[]]>;
