/** How two pictures of the same name differ. Sizes in px, colours as `#rrggbb`. */
export interface Marks {
  /** Number of differing pixels. */
  pixels: number;
  before: { width: number; height: number };
  after: { width: number; height: number };
  /** The change of colour of more than half of the differing pixels. */
  recoloured?: { from: string; to: string } | undefined;
}

/** A difference with what groups it. */
export interface Grouped {
  /** The changed file or the title of the stories. */
  component: string;
  kind: string;
}

export interface Group<T> extends Grouped {
  changes: T[];
}

/** Kind of a difference. Differences of one component and kind are taken for the same change. */
export function kindOf(marks: Marks): string {
  const sizes = [
    sizeChange(marks.after.width - marks.before.width, 'wider', 'narrower'),
    sizeChange(marks.after.height - marks.before.height, 'taller', 'shorter'),
  ].filter((text) => text !== undefined);
  if (sizes.length > 0) return sizes.join(', ');
  if (marks.recoloured) return `${marks.recoloured.from} → ${marks.recoloured.to}`;
  return 'other pixels of the same size';
}

function sizeChange(px: number, more: string, less: string): string | undefined {
  if (px === 0) return undefined;
  return `${Math.abs(px)} px ${px > 0 ? more : less}`;
}

/** The component that changed: the only changed file of the app. With several or none, the title of the stories. */
export function componentOf(title: string, changedFiles: readonly string[]): string {
  const own = changedFiles.filter((path) => path.startsWith('src/'));
  return own.length === 1 && own[0] ? own[0] : title;
}

/** Differences by component and kind, largest group first. */
export function groupChanges<T extends Grouped>(changes: readonly T[]): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const change of changes) {
    const { component, kind } = change;
    const id = JSON.stringify([component, kind]);
    const group = groups.get(id) ?? { component, kind, changes: [] };
    group.changes.push(change);
    groups.set(id, group);
  }
  return [...groups.values()].sort((a, b) => b.changes.length - a.changes.length);
}

/** Area of a title in the report's filter: `Screens/user`, `Widgets`. */
export function areaOf(title: string): string {
  const parts = title.split('/');
  return parts.slice(0, parts[0] === 'Screens' ? 2 : 1).join('/');
}
