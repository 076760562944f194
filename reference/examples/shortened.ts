const mostItems = 2;
const longestText = 160;

/** Shortens a response: first items of each list, beginning of long texts. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map(shortened);
  if (typeof value === 'string' && value.length > longestText) return `${value.slice(0, longestText)}…`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
}
