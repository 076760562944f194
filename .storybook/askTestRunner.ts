import type { Moment } from './aria/hear';

/** In css px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** What the test runner does for a story, which a page can't do itself. */
export interface TestRunnerServices {
  /** Presses a key, or several at once, as the browser gets it from a keyboard: `Enter`, `Shift+Tab`. */
  press(key: string): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Gives the window another size until the next story begins. */
  resize(size: WindowSize): Promise<void>;
  /** Listens to what a screen reader is told; what is wrong with that, if anything. */
  hear(moment: Moment): Promise<string | undefined>;
}

type Ask = <Service extends keyof TestRunnerServices>(
  service: Service,
  ...asked: Parameters<TestRunnerServices[Service]>
) => ReturnType<TestRunnerServices[Service]>;

const page = globalThis as unknown as { askTestRunner?: Ask };

/** Whether a story is played by the test runner, or only looked at in the catalogue. */
export const isPlayed = (): boolean => page.askTestRunner !== undefined;

/** Asks the test runner for one of its services. */
export const askTestRunner: Ask = (service, ...asked) => {
  if (!page.askTestRunner) throw new Error(`Without the test runner there is no ${service}`);
  return page.askTestRunner(service, ...asked);
};
