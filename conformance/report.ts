import type { MessageKey } from '../src/api/contract/messageKeys';
import { curlOf, type Sent } from './sent';

/** A part of the contract that the server does not hold. */
export interface Breach {
  path: string;
  /** What is wrong. */
  sentence: string;
  /** The request, for a shell. */
  curl: string;
}

/** A check that could not be made. */
export interface Untried {
  path: string;
  what: string;
  why: string;
}

/** Results of a run. */
export interface Results {
  /** Number of checks that held, by path. */
  held: Record<string, number>;
  broken: Breach[];
  notTried: Untried[];
  /** Refusals with a message that the description of the call does not name, such as `/trade/Open systemBusy`. */
  undocumented: string[];
}

/** Collects the results of a run. The same breach is reported once. */
export interface Report {
  held: (path: string) => void;
  broken: (path: string, sentence: string, sent: Sent) => void;
  notTried: (path: string, what: string, why: string) => void;
  /** Notes a refusal with a message that the description of the call does not name. */
  undocumented: (path: string, key: MessageKey) => void;
  /** Notes that a request was sent that must be refused with a message. */
  provoked: (path: string, key: MessageKey) => void;
  wasProvoked: (path: string, key: MessageKey) => boolean;
  /** Records a check by its outcome. Returns it. */
  check: (holds: boolean, path: string, sentence: string, sent: Sent) => boolean;
  /** Records a breach unless something holds. Returns whether it does. */
  expect: (holds: boolean, path: string, sentence: string, sent: Sent) => boolean;
  results: () => Results;
}

/** A report of the calls with these paths. Results of other calls are not kept. */
export function newReport(paths: readonly string[]): Report {
  const wanted = new Set(paths);
  const held = new Map(paths.map((path) => [path, 0]));
  const breaches = new Map<string, Breach>();
  const untried = new Map<string, Untried>();
  const provoked = new Set<string>();
  const undocumented = new Set<string>();
  const report: Report = {
    held: (path) => {
      if (wanted.has(path)) held.set(path, (held.get(path) ?? 0) + 1);
    },
    broken: (path, sentence, sent) => {
      const key = `${path} ${sentence}`;
      if (wanted.has(path) && !breaches.has(key)) breaches.set(key, { path, sentence, curl: curlOf(sent) });
    },
    notTried: (path, what, why) => {
      if (wanted.has(path)) untried.set(`${path} ${what}`, { path, what, why });
    },
    undocumented: (path, key) => {
      if (wanted.has(path)) undocumented.add(`${path} ${key}`);
    },
    provoked: (path, key) => void provoked.add(`${path} ${key}`),
    wasProvoked: (path, key) => provoked.has(`${path} ${key}`),
    check: (holds, path, sentence, sent) => {
      if (holds) report.held(path);
      return report.expect(holds, path, sentence, sent);
    },
    expect: (holds, path, sentence, sent) => {
      if (!holds) report.broken(path, sentence, sent);
      return holds;
    },
    results: () => ({
      held: Object.fromEntries(held),
      broken: [...breaches.values()],
      notTried: [...untried.values()],
      undocumented: [...undocumented].sort(),
    }),
  };
  return report;
}
