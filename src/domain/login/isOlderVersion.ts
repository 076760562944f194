/**
 * Whether one version comes before another, number by number: `"0.9.2"` before `"0.10"`. An invalid number
 * counts as 0, so that a malformed answer of the server locks nobody out.
 */
export function isOlderVersion(version: string, than: string): boolean {
  const ours = numbersOf(version);
  const theirs = numbersOf(than);
  const differing = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => {
    return (ours[index] ?? 0) - (theirs[index] ?? 0);
  }).find((difference) => difference !== 0);
  return differing !== undefined && differing < 0;
}

function numbersOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
