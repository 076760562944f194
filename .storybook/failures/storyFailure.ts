import type { Page } from 'playwright';
import { readPageFailure } from './pageFailure.ts';
import { storyError } from './storyError.ts';
import { sayViolation } from './violations.ts';
import { withoutDocument } from './withoutDocument.ts';

/** Why the story on the page failed, with its lines of source; undefined where the page does not know. */
export async function storyFailure(page: Page): Promise<Error | undefined> {
  const { error, violations, shown } = await readPageFailure(page);
  if (!error && violations.length === 0) return undefined;
  const message = error
    ? withoutDocument(error.message)
    : violations.map((violation) => sayViolation(violation, shown)).join('\n');
  // Returned without `await`, the stack of the error would not reach the test.
  return await storyError(page, message, error?.stack);
}
