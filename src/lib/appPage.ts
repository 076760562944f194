/** What every page of the app has, and nothing that stands between it and the server. */
const ownMark = 'id="root"';
/** The server has so long to answer, in ms. */
const patienceMs = 5_000;

/** The page of the app as the server sends it at present; undefined where it does not. Never rejects. */
export async function fetchAppPage(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(window.location.pathname, { cache: 'no-store', signal });
    const page = await answer.text();
    return answer.ok && page.includes(ownMark) ? page : undefined;
  } catch {
    return undefined;
  }
}
