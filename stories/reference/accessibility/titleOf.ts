import { library } from 'virtual:library';

const byName = new Map(Object.keys(library).map((title) => [title.split('/').at(-1), title]));

/**
 * Title of the stories of a component or widget.
 *
 * @throws if it has none
 */
export function titleOf(component: string): string {
  const title = byName.get(component);
  if (!title) throw new Error(`${component} has no stories`);
  return title;
}
