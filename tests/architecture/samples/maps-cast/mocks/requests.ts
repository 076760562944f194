export function recordOf(kept: unknown, id: string) {
  const requests = kept as Record<string, string>;
  return requests[id];
}
