import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { Probe } from './hookResult';
import './page';

/** A visible page without layout. */
export const visiblePage = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { clientWidth: 0 },
});

vi.stubGlobal('document', visiblePage);

/** A hook that stays mounted and renders again, in a page without layout. */
interface MountedHook<Result> {
  /** The results of all renders, the last one at the end. */
  results: readonly Result[];
  unmount: () => void;
}

/** Mounts a hook. What changes it afterwards must happen in React's `act`. */
export async function mountedHook<Result>(
  useHook: () => Result,
  queries: QueryClient,
  around: (children: ReactNode) => ReactNode = (children) => children,
): Promise<MountedHook<Result>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const results: Result[] = [];
  const root = createRoot(emptyElement());
  await act(async () =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: queries },
        around(createElement(Probe, { useHook, results })),
      ),
    ),
  );
  return { results, unmount: () => act(() => root.unmount()) };
}

/** The parts of an element that React uses to render nothing into it. */
function emptyElement(): Element {
  const defaultView = { HTMLIFrameElement: class {} };
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9, defaultView });
  return Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument,
  }) as unknown as Element;
}
