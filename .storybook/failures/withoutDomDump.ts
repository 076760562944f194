/** Limit of a message, in characters. */
const longest = 1_000;

/**
 * Removes the dump of the document that Testing Library appends when `waitFor` times out, and the second copy of a
 * searched element.
 */
export const withoutDomDump = (message: string) =>
  message
    .replace(/\n\nIgnored nodes:[^<]*<html[\s\S]*$/, '')
    .replace(/(\n\nIgnored nodes:[\s\S]+)\1$/, '$1')
    .slice(0, longest);
