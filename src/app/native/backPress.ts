/** A second press within so many ms quits (specification 9). */
export const quitWithinMs = 1_000;

/** What stands when the back button of the phone is pressed. */
export interface BackPress {
  /** Open sheets and dialogs. */
  layers: number;
  /** There is a page to go back to. */
  canGoBack: boolean;
  /** Since the press that found nothing to go back to, in ms; undefined when there was none. */
  sinceWarningMs: number | undefined;
}

/**
 * What the back button of the phone does: it closes what is open first (decision 21), else goes back one page if it
 * can, else warns, and quits when it is pressed again soon enough (specification 2).
 */
export function backPress({ layers, canGoBack, sinceWarningMs }: BackPress) {
  if (layers > 0) return 'closeLayer';
  if (canGoBack) return 'goBack';
  return sinceWarningMs !== undefined && sinceWarningMs <= quitWithinMs ? 'quit' : 'warn';
}
