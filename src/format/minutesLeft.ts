/** Remaining time as minutes and seconds, `14:59`. `leftMs` in ms; rounds up. */
export function formatMinutesLeft(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
