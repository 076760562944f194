import { useEffect } from 'react';
import { subscribeAttention } from '../api/quotes/pageAttention';
import { subscribeTraces, tracesOf } from '../session/requestTraces';
import { sessionOwner, subscribeSession } from '../session/session';

/** Time for a form to load that shows the result itself, ms. It asks at once. */
const screenMs = 3_000;

/**
 * Finds out the results of requests that this member sent before a reload, in a tab that was closed, or another day
 * (decision 43): at the start, after signing in, and whenever the page is visible or online again.
 */
export function useSentRequests(): void {
  useEffect(() => {
    const follow = async () => {
      const traces = tracesOf(sessionOwner() ?? '');
      if (traces.length === 0) return;
      // Not part of the first load: there is hardly ever such a request. Without a connection, the next event tries again.
      const results = await import('../api/requestResults').catch(() => undefined);
      for (const trace of traces) results?.followRequest(trace, screenMs);
    };
    void follow();
    const subscriptions = [subscribeTraces, subscribeSession, subscribeAttention].map((subscribe) =>
      subscribe(() => void follow()),
    );
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, []);
}
