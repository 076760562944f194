/** Text that the app's page contains, but no captive portal or proxy error page. */
const appMarker = 'id="root"';
/** Timeout of the request, ms. */
const requestTimeoutMs = 5_000;

/** The HTML page of the app as the server sends it now; undefined when it does not. Never rejects. */
export async function fetchAppPage(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const answer = await fetch(window.location.pathname, { cache: 'no-store', signal });
    const page = await answer.text();
    return answer.ok && page.includes(appMarker) ? page : undefined;
  } catch {
    return undefined;
  }
}
