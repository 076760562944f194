import type { MessageKey } from '../contract/messageKeys';

/**
 * Phrases that say a message in one language, wherever they stand in what a server writes. Written in lower case; a
 * capital `N` stands for any number, and digits match that very number alone. Blanks and punctuation do not count.
 */
export type Fragments = Record<MessageKey, readonly [string, ...string[]]>;
