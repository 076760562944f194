/** In characters. */
const longest = 1_000;

/**
 * A message of Testing Library without the whole document, which it shows where `waitFor` gives up, and without the
 * second copy of what was searched.
 */
export const withoutDocument = (message: string) =>
  message
    .replace(/\n\nIgnored nodes:[^<]*<html[\s\S]*$/, '')
    .replace(/(\n\nIgnored nodes:[\s\S]+)\1$/, '$1')
    .slice(0, longest);
