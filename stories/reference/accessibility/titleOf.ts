const metas = import.meta.glob<{ title: string }>('../../components/*.stories.tsx', {
  import: 'default',
  eager: true,
});

const byName = new Map(Object.values(metas).map(({ title }) => [title.split('/').at(-1), title]));

/**
 * Title of a component's stories.
 *
 * @throws if it has none
 */
export function titleOf(component: string): string {
  const title = byName.get(component);
  if (!title) throw new Error(`${component} has no stories`);
  return title;
}
