import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Result of a hook's first render, to test its callbacks without a page. The hook is not rendered again, so state changes
 * have no effect on the result.
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

/** Calls a hook and keeps its results. */
export function Probe({ useHook, results }: ProbeProps) {
  results.push(useHook());
  return null;
}
