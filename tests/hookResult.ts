import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * What a hook hands out when it is first rendered, to try its callbacks without a page. It is not rendered again:
 * state that the callbacks change is not seen.
 */
export function hookResult<Result>(queries: QueryClient, useHook: () => Result): Result {
  const results: Result[] = [];
  renderToString(
    createElement(QueryClientProvider, { client: queries }, createElement(Probe, { useHook, results })),
  );
  const [result] = results;
  if (results.length !== 1) throw new Error('the hook was not rendered once');
  return result as Result;
}

interface ProbeProps {
  useHook: () => unknown;
  results: unknown[];
}

function Probe({ useHook, results }: ProbeProps) {
  results.push(useHook());
  return null;
}
