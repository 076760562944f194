import type { Preview, StoryContext } from '@storybook/react-vite';
import { askTestRunner, isPlayed } from '../askTestRunner';

/** How much of the story that is played has been heard. */
let heard = 0;

/** The journeys, by whoever has a pointer, in one language: that the others say as much is held by the types. */
const isHeard = ({ title, globals }: StoryContext) =>
  isPlayed() && title.startsWith('Journeys/') && globals.locale === 'en' && globals.input === 'pointer';

async function hear(context: StoryContext, step: string): Promise<void> {
  const wrong = await askTestRunner('hear', { story: context.name, step, first: heard === 0 });
  heard += 1;
  if (wrong) throw new Error(`What a screen reader is told ${wrong}`);
}

/** Plays a step of a journey, and listens to what a screen reader is told then. */
export const hearStep: NonNullable<Preview['runStep']> = async (label, play, context) => {
  await play(context);
  if (isHeard(context)) await hear(context, label);
};

/** Listens at the end of a story that has no steps. */
export async function hearEnd(context: StoryContext): Promise<void> {
  if (isHeard(context) && heard === 0) await hear(context, 'The end');
}

/** Another story begins. */
export function forgetHeard(): void {
  heard = 0;
}
