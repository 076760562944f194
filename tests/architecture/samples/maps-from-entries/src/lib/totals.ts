export function totalOf(totals: readonly (readonly [string, number])[], name: string) {
  const byName = Object.fromEntries(totals);
  return byName[name];
}
