import type { MessageKey } from '../contract/messageKeys';

/**
 * Phrases that identify a message in one language, anywhere in a server's text. Written in lower case. A capital `N`
 * matches any number; digits match only that number. Blanks and punctuation are ignored.
 */
export type Fragments = Record<MessageKey, readonly [string, ...string[]]>;
