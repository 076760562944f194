import type { Context } from '../../support/context';
import { storyText } from '../../support/storyText';

type Group = 'inProgress' | 'placing' | 'terminated';

/** The list of positions and orders. */
export const listOf = (context: Context) =>
  context.canvas.findByRole('list', { name: storyText(context)('position:title') });

/** A tab, with its count. */
export function tabOf(context: Context, group: Group, count: number) {
  const t = storyText(context);
  const name = t('position:count', { group: t(`position:group.${group}`), count: String(count) });
  return context.canvas.findByRole('radio', { name });
}
