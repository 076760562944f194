import { Refusal } from '../exchange/refusal';

/** Runs an action that the exchange may refuse; returns undefined on a refusal. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (cause) {
    if (cause instanceof Refusal) return undefined;
    throw cause;
  }
}
