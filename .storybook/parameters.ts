import type { PageHandlers } from '../mocks/answerInPage';
import type { Fault } from '../mocks/faults';
import type { ScenarioName } from '../mocks/scenarios/scenarios';
import type { RoutePath } from '../src/app/routes';
import type { Mode } from '../stories/support/everyMode';
import type { FitParameters } from './checks/layout/circumstances';

/**
 * Address after the `#`, such as `/market/marketDetail?symbol=1010.E`. The app begins at `/`. No screen has the path
 * `/no/such/path`.
 */
export type AppPath = RoutePath | `${RoutePath}?${string}` | '/' | '/no/such/path';

/** Settings of the app for a story: `parameters: { app: {…} }`. */
export interface AppParameters {
  path?: AppPath;
  /** Member and market; defaults to the scenario of the toolbar. */
  scenario?: ScenarioName;
  /** Faults of the server or network; defaults to the fault of the toolbar. */
  faults?: Fault[];
  /** Leaves the notices unread that must be read before trading. */
  unread?: boolean;
  /** Nobody is signed in, whatever the scenario. */
  signedOut?: boolean;
  /** Loads only the texts of the first screens, as the app does at its start. */
  firstTexts?: boolean;
  /** A story of a screen that renders the app, with its other screens. */
  wholeApp?: boolean;
}

/** Settings of a visual test for a story. */
export interface PictureParameters {
  modes?: Record<string, Mode>;
  disableSnapshot?: boolean;
}

/** What the order of the sidebar depends on. */
interface SortedEntry {
  type: string;
  title: string;
  tags: readonly string[];
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Answers the calls of the story. */
    msw: PageHandlers;
  }
  interface Parameters {
    app?: AppParameters;
    fits?: FitParameters;
    chromatic?: PictureParameters;
    options?: { storySort?: (one: SortedEntry, other: SortedEntry) => number };
  }
}
