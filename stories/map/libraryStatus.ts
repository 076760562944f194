import { componentStatus, type LibraryStatus } from '../../src/components/componentStatus.ts';
import { widgetStatus } from '../../src/widgets/widgetStatus.ts';

const statuses = Object.entries<LibraryStatus>({ ...componentStatus, ...widgetStatus });

/** By the name of the file, else by that of its folder: `Toast` has no file of its name. */
const byName = new Map([
  ...statuses.map(([key, status]) => [key.split('/')[0], status] as const),
  ...statuses.map(([key, status]) => [key.split('/').at(-1), status] as const),
]);

/** Status of the component or widget of a story, by the story's title; undefined for other stories. */
export function libraryStatusOf(title: string): LibraryStatus | undefined {
  const [layer, ...names] = title.split('/');
  if (layer !== 'Components' && layer !== 'Widgets') return undefined;
  const name = names.findLast((each) => byName.has(each));
  return byName.get(name);
}
