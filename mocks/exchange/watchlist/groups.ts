import { Refusal } from '../refusal';
import type { Member } from '../world';
import { maxGroups, maxNameLength } from './rules';

type Group = NonNullable<Member['watchlistGroups']>[number];

const hasRepeated = (values: readonly string[]) => new Set(values).size < values.length;

/** The member's groups with their stocks. A stock that has left the watchlist is in no group. */
export function groupsOf(member: Member): Group[] {
  const starred = new Set(Object.values(member.watchlist).flat());
  return (member.watchlistGroups ?? []).map((group) => ({
    ...group,
    symbols: group.symbols.filter((symbol) => starred.has(symbol)),
  }));
}

/** Replaces the member's groups. */
export function saveGroups(member: Member, wanted: readonly Group[]): void {
  const groups = wanted.map((group) => ({ ...group, name: group.name.trim() }));
  const names = groups.map(({ name }) => name);
  const isRefused =
    groups.length > maxGroups ||
    names.some((name) => name === '' || [...name].length > maxNameLength) ||
    hasRepeated(names) ||
    hasRepeated(groups.map(({ id }) => id)) ||
    hasRepeated(groups.flatMap(({ symbols }) => symbols));
  if (isRefused) throw new Refusal('parameterError');
  member.watchlistGroups = groups;
  member.watchlistGroups = groupsOf(member);
}
