/** The server has so long to answer, in ms. */
const patienceMs = 10_000;

/** Whether the server sends this page at present. Never rejects. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await fetch(window.location.pathname, { cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
