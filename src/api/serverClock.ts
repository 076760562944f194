let offsetMs = 0;

/** Learns the server's clock from an HTTP `Date` header; anything else is left alone. */
export function learnServerTime(header: unknown, receivedAt = Date.now()): void {
  const serverMs = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (Number.isFinite(serverMs)) offsetMs = serverMs - receivedAt;
}

/** The exchange's time in epoch ms: this device's clock, corrected by what the server last said (decision 12). */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
