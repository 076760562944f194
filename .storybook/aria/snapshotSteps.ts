import type { Preview, StoryContext } from '@storybook/react-vite';
import { askTestRunner, isPlayed } from '../askTestRunner';

/** Snapshots compared so far in the story that is played. */
let snapshotCount = 0;

/** Journeys, by pointer and in English. The types hold the other languages to the same texts. */
const hasSnapshots = ({ title, globals }: StoryContext) =>
  isPlayed() && title.startsWith('Journeys/') && globals.locale === 'en' && globals.input === 'pointer';

async function compareSnapshot(context: StoryContext, step: string): Promise<void> {
  const first = snapshotCount === 0;
  const problem = await askTestRunner('compareAriaSnapshot', { story: context.name, step, first });
  snapshotCount += 1;
  if (problem) throw new Error(`The ARIA snapshot ${problem}`);
}

/** Plays a step of a journey, then compares the ARIA snapshot. */
export const snapshotStep: NonNullable<Preview['runStep']> = async (label, play, context) => {
  await play(context);
  if (hasSnapshots(context)) await compareSnapshot(context, label);
};

/** Compares the snapshot at the end of a story without steps. */
export async function snapshotEnd(context: StoryContext): Promise<void> {
  if (hasSnapshots(context) && snapshotCount === 0) await compareSnapshot(context, 'The end');
}

/** Call before each story. */
export function resetSnapshotCount(): void {
  snapshotCount = 0;
}
