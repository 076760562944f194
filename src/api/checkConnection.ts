import { earlyPaths } from './contract/earlyPaths';
import { showFailureToast } from './showFailureToast';
import { ask } from './transport';

/** Asks the server for anything, because its answer outweighs what the browser reports. A toast says if none comes. */
export async function checkConnection(): Promise<void> {
  try {
    await ask(earlyPaths.config, { type: 'all' });
  } catch (cause) {
    if (cause instanceof Error) showFailureToast(cause);
  }
}
