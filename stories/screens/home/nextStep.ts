import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

const named = (context: Context) => ({ name: new RegExp(`^${storyText(context)('home:next.label')}`) });

/** The cards of the home screen with the next steps, the most urgent first. */
export const nextSteps = (context: Context): Promise<HTMLElement[]> =>
  context.canvas.findAllByRole('link', named(context));

/** The first of them. */
export async function nextStep(context: Context): Promise<HTMLElement> {
  const [first] = await nextSteps(context);
  if (!first) throw new Error('there is no next step');
  return first;
}

/** The one that opens over the home screen. */
export const nextStepHere = (context: Context): Promise<HTMLElement> =>
  context.canvas.findByRole('button', named(context));
