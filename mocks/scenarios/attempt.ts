import { Refusal } from '../exchange/refusal';

/** Does something that the exchange may refuse, as it may refuse a member who just tries; undefined then. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (cause) {
    if (cause instanceof Refusal) return undefined;
    throw cause;
  }
}
