import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { statesReport } from '../../.storybook/checks/shownStates.ts';

/** The states of each title that the played stories have shown, as JSON. */
export const shownStatesFile = '.cache/shownStates.json';

/** States that a story of a screen has shown at any time. */
export interface ShownStates {
  title: string;
  /** `loading`, `empty`, `error`, `offline`, `blocked`, and statuses. */
  states: string[];
}

interface StoryMeta {
  reports?: { type: string; result: ShownStates }[];
}

/** Stores the states that all played stories have shown, for `shown.test.ts`. */
export default class ShownStatesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const shown = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((story) => {
        const { reports = [] } = story.meta() as StoryMeta;
        return reports.flatMap(({ type, result }) => (type === statesReport ? result : []));
      }),
    );
    if (shown.length === 0) return;
    mkdirSync('.cache', { recursive: true });
    writeFileSync(shownStatesFile, JSON.stringify(shown));
  }
}
