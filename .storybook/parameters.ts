import type { Fault } from '../mocks/faults';
import type { ScenarioName } from '../mocks/scenarios/scenarios';
import type { RoutePath } from '../src/app/routes';
import type { FitParameters } from './fit/circumstances';
import type { Mode } from './modes';

/**
 * Address after the `#`, such as `/market/marketDetail?symbol=1010.E`. The app begins at `/`. No screen has the path
 * `/no/such/path`.
 */
export type AppPath = RoutePath | `${RoutePath}?${string}` | '/' | '/no/such/path';

/** How a story sets up the app around it: `parameters: { app: {…} }`. */
export interface AppParameters {
  path?: AppPath;
  /** Member and market; those of the toolbar unless given. */
  scenario?: ScenarioName;
  /** What goes wrong; the fault of the toolbar unless given. */
  faults?: Fault[];
  /** The notices that must be read before trading are unread. */
  unread?: boolean;
  /** Nobody is signed in, whatever the scenario. */
  signedOut?: boolean;
  /** Only the texts of the first screens are loaded, as at the start of the app. */
  firstTexts?: boolean;
  /**
   * Presses are ignored for a moment on what has just appeared, as in the app. Off unless asked for: play functions
   * press faster than any member, and would have to wait 350 ms after every screen and sheet.
   */
  blocksAccidentalPresses?: boolean;
}

/** How a visual test takes its pictures of a story. */
export interface PictureParameters {
  modes?: Record<string, Mode>;
  disableSnapshot?: boolean;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    app?: AppParameters;
    fits?: FitParameters;
    chromatic?: PictureParameters;
  }
}
