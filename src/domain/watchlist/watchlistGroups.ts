import { watchlistLimits } from './watchlistLimits';

/** A group of the watchlist. A stock is in one group at most. */
export interface WatchlistGroup {
  id: string;
  name: string;
  symbols: string[];
}

/** A change to the groups. */
export type GroupChange =
  | { kind: 'make'; id: string; name: string }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'delete'; id: string }
  /** A new order. Groups that are not named stay in front. */
  | { kind: 'order'; ids: readonly string[] }
  /** Moves a stock into a group; null takes it out of its group. */
  | { kind: 'move'; symbol: string; id: string | null }
  /** Reverts a deletion: the group returns to its place with those of its stocks that are in no other group. */
  | { kind: 'bringBack'; group: WatchlistGroup; place: number };

/** The groups after a change. A repeated change has no effect, and one of a group that is gone changes nothing. */
export function withGroupChange(groups: readonly WatchlistGroup[], change: GroupChange): WatchlistGroup[] {
  switch (change.kind) {
    case 'make':
      return groups.some(({ id }) => id === change.id)
        ? [...groups]
        : [...groups, { id: change.id, name: change.name, symbols: [] }];
    case 'rename':
      return groups.map((group) => (group.id === change.id ? { ...group, name: change.name } : group));
    case 'delete':
      return groups.filter(({ id }) => id !== change.id);
    case 'order':
      return inOrder(groups, change.ids);
    case 'move':
      return withStock(groups, change.symbol, change.id);
    case 'bringBack':
      return broughtBack(groups, change.group, change.place);
  }
}

function inOrder(groups: readonly WatchlistGroup[], ids: readonly string[]): WatchlistGroup[] {
  const named = ids.flatMap((id) => groups.filter((group) => group.id === id));
  return [...groups.filter(({ id }) => !ids.includes(id)), ...named];
}

function withStock(groups: readonly WatchlistGroup[], symbol: string, to: string | null): WatchlistGroup[] {
  if (to !== null && !groups.some(({ id }) => id === to)) return [...groups];
  return groups.map((group) => {
    const others = group.symbols.filter((other) => other !== symbol);
    return { ...group, symbols: group.id === to ? [...others, symbol] : others };
  });
}

function broughtBack(
  groups: readonly WatchlistGroup[],
  group: WatchlistGroup,
  place: number,
): WatchlistGroup[] {
  if (groups.some(({ id }) => id === group.id)) return [...groups];
  const elsewhere = new Set(groups.flatMap(({ symbols }) => symbols));
  const symbols = group.symbols.filter((symbol) => !elsewhere.has(symbol));
  return groups.toSpliced(place, 0, { ...group, symbols });
}

/** The group of a stock; undefined when it is in none. */
export const groupOf = (groups: readonly WatchlistGroup[], symbol: string): WatchlistGroup | undefined =>
  groups.find(({ symbols }) => symbols.includes(symbol));

/** Why a group can't have a name. */
export type GroupNameProblem = 'empty' | 'tooLong' | 'taken';

/**
 * Why a group can't have this name; undefined when it can. Blanks around it don't count.
 *
 * @param others the other groups
 */
export function groupNameProblem(
  name: string,
  others: readonly Pick<WatchlistGroup, 'name'>[],
): GroupNameProblem | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  if ([...wanted].length > watchlistLimits.nameLength) return 'tooLong';
  return others.some((other) => other.name === wanted) ? 'taken' : undefined;
}

/**
 * A whole list in which some of its items have a new order: they take the places that they had, the others keep theirs.
 */
export function withPartInOrder(all: readonly string[], part: readonly string[]): string[] {
  const rest = part.filter((symbol) => all.includes(symbol));
  const moving = new Set(rest);
  return all.map((symbol) => (moving.has(symbol) ? (rest.shift() ?? symbol) : symbol));
}
