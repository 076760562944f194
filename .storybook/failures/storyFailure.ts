import type { Page } from 'playwright';
import { readPageFailure } from './pageFailure.ts';
import { storyError } from './storyError.ts';
import { describeViolation } from './violations.ts';
import { withoutDomDump } from './withoutDomDump.ts';

/** Why the story on the page failed, with source lines; undefined if the page reports nothing. */
export async function storyFailure(page: Page): Promise<Error | undefined> {
  const { error, violations, display } = await readPageFailure(page);
  if (!error && violations.length === 0) return undefined;
  const message = error
    ? withoutDomDump(error.message)
    : violations.map((violation) => describeViolation(violation, display)).join('\n');
  // Without `await`, the stack of the error would be lost.
  return await storyError(page, message, error?.stack);
}
