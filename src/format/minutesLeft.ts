/** What is left of something that ends within hours, as `14:59` of minutes and seconds. Milliseconds in; rounds up. */
export function formatMinutesLeft(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
