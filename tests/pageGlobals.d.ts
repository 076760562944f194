/** What the smoke test and the soak note in a page. */
interface Window {
  /** Absent after a reload. */
  notReloaded?: boolean;
  /** Absent after a reload that was not aborted. */
  stays?: boolean;
  /** Whether the page came from the back/forward cache. */
  wasStored?: boolean;
  /** Whether a balance was shown. */
  isShown?: boolean;
  /** Whether the DEMO strip was removed. */
  markWasLost?: boolean;
  /** Whether injected code ran. */
  injected?: boolean;
  /** Number of reads of IndexedDB that still fail. */
  failing?: number;
  /** Whether writes to IndexedDB fail. */
  full?: boolean;
  /** Messages to the plugins of the native wrapper. */
  sentToPhone?: { pluginId: string }[];
  /** Adds faults of the device to the active ones. */
  setFaults: (next: object) => void;
  /** Moves the clock of the page forward without waiting, by ms. */
  skipMs: (ms: number) => void;
  /** Path of the call that is counted, and its requests and answers. */
  watchedCall?: string;
  callCounts?: { sent: number; answered: number };
}
