import { samples } from '../reference/examples/samples';
import type { Call } from '../src/api/contract/call';
import type { Member } from './client';
import { liveTrial } from './liveTrial';
import { NotTried, type Run } from './run';

/** A good request: that of the call's sample, else the example of the document. Throws `NotTried`. */
export async function goodRequest(run: Run, call: Call, member: Member): Promise<object> {
  const own = samples.find((one) => one.call === call);
  if (!own) return run.document.exampleOf(call.path) as object;
  try {
    return (await own.request(liveTrial(run, member))) as object;
  } catch (cause) {
    // A sample fails with an error if it does not find what it needs.
    throw cause instanceof NotTried
      ? cause
      : new NotTried(cause instanceof Error ? cause.message : 'it fails');
  }
}
