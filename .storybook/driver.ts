/** In css px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** What a page can't do by itself (decision 56). Vitest's browser mode offers it; see `vitest.setup.ts`. */
export interface Driver {
  /** Presses keys as trusted events, in the notation of user-event: `{Shift>}{Tab}{/Shift}`. */
  keyboard(keys: string): Promise<void>;
  /** Resizes the window until the next story begins. */
  resize(size: WindowSize): Promise<void>;
  /** Compares the outline of the accessibility tree of an element with the recorded one. @throws when they differ */
  matchOutline(element: Element): Promise<void>;
}

let driver: Driver | undefined;

/** Offers a driver to the stories. Call before the first story. */
export function offerDriver(offered: Driver): void {
  driver = offered;
}

/** The driver; undefined in the catalogue and in the test runner. */
export const currentDriver = (): Driver | undefined => driver;

/** Whether a tool plays the stories to check them, rather than a reader viewing them. */
export const isChecked = (): boolean =>
  driver !== undefined || navigator.userAgent.includes('StorybookTestRunner');
