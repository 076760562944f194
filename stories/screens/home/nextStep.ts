import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

const named = (context: Context) => ({ name: new RegExp(`^${storyText(context)('home:next.label')}`) });

/** The card of the home screen with the next step. */
export const nextStep = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('link', named(context));

/** The same, where it opens over the home screen. */
export const nextStepHere = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('button', named(context));
