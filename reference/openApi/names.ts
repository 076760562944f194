import type { Named } from '../contract';
import type { Name } from '../registry';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `decimal` → `Decimal`, `position` → `Position`; the name of the inferred type if there is one, such as `TradeRules`. */
const schemaName = ({ name, type }: Name) => type ?? capitalised(name);

/** Adds the area to names that occur in several areas. */
function unambiguous<T>(
  all: readonly Named<T>[],
  plain: (about: Name) => string,
  full: (about: Name) => string,
): Map<T, string> {
  const taken = new Map<string, number>();
  for (const { about } of all) taken.set(plain(about), (taken.get(plain(about)) ?? 0) + 1);
  return new Map(
    all.map(({ value, about }) => [value, taken.get(plain(about)) === 1 ? plain(about) : full(about)]),
  );
}

/** Names of schemas and sets in `components.schemas`. */
export function componentNames<T>(all: readonly Named<T>[]): Map<T, string> {
  return unambiguous(all, schemaName, (about) => capitalised(about.area) + schemaName(about));
}

/** Operation ids of calls, such as `openPosition`. */
export function operationIds<T>(all: readonly Named<T>[]): Map<T, string> {
  return unambiguous(
    all,
    ({ name }) => name,
    ({ area, name }) => area + capitalised(name),
  );
}
