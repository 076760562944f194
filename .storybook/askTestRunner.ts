import type { SnapshotPoint } from './aria/compareAriaSnapshot';

/** In css px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** What the test runner does for a story because a page cannot do it itself. */
export interface TestRunnerServices {
  /** Presses a key or a combination, as trusted keyboard events: `Enter`, `Shift+Tab`. */
  press(key: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Resizes the window until the next story begins. */
  resize(size: WindowSize): Promise<void>;
  /** Compares the ARIA snapshot with the record of the journey. Returns the problem, if there is one. */
  compareAriaSnapshot(moment: SnapshotPoint): Promise<string | undefined>;
}

type Ask = <Service extends keyof TestRunnerServices>(
  service: Service,
  ...parameters: Parameters<TestRunnerServices[Service]>
) => ReturnType<TestRunnerServices[Service]>;

const page = globalThis as unknown as { askTestRunner?: Ask };

/** Whether the test runner plays the story, rather than a reader viewing it in the catalogue. */
export const isPlayed = (): boolean => page.askTestRunner !== undefined;

/** Asks the test runner for one of its services. */
export const askTestRunner: Ask = (service, ...parameters) => {
  if (!page.askTestRunner) throw new Error(`The service ${service} needs the test runner`);
  return page.askTestRunner(service, ...parameters);
};
