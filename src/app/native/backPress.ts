/** A second press within this time, ms, quits (specification 9). */
export const quitWithinMs = 1_000;

/** State of the app when the phone's back button is pressed. */
export interface BackPress {
  /** Number of open sheets and dialogs. */
  layers: number;
  /** There is a page to go back to. */
  canGoBack: boolean;
  /** Time since the press that showed the warning, ms; undefined without one. */
  sinceWarningMs: number | undefined;
}

/**
 * The action of the phone's back button: closes the topmost layer (decision 21), else goes back a page if possible,
 * else warns, and quits when it is pressed again within `quitWithinMs` (specification 2).
 */
export function backPress({ layers, canGoBack, sinceWarningMs }: BackPress) {
  if (layers > 0) return 'closeLayer';
  if (canGoBack) return 'goBack';
  return sinceWarningMs !== undefined && sinceWarningMs <= quitWithinMs ? 'quit' : 'warn';
}
