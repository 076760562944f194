/** What the bench notes in a page, and what its own pages offer. */
interface Window {
  /** Paints of a page so far: times in ms, and long tasks with their beginning and duration. */
  seen?: { lcp: number; cls: number; long: [at: number, duration: number][] };
  /** The longest event so far, and the time until a new screen was painted, in ms. */
  watch?: { longest: number; screen?: number | undefined };
  /** Counts what was started and not ended. */
  leftovers: () => Record<'timeouts' | 'intervals' | 'observers', number>;
  bench: {
    /** Draws a number of bars. Resolves with the time until they are painted, in ms. */
    paint: (count: number) => Promise<number>;
    /** Changes the quotes of a number of stocks. */
    change: (count: number) => void;
    /** Scrolls a distance. Resolves with durations in ms. */
    scroll: (px: number, ms: number) => Promise<{ frames: number[]; longTasks: number[] }>;
  };
}
