/** What the reader typed and how far the page was scrolled, for the way back from a story. */
export interface MapMemory {
  typed: string;
  /** In css px. */
  top: number;
}

interface CatalogueWindow {
  mapMemory?: MapMemory;
}

/**
 * The memory of this tab. It is kept by the window of the whole catalogue, the query in its address: the browser's Back
 * loads the frame of the page again, and storage is cleared for every story.
 */
export function memoryOfTab(): MapMemory {
  // A window of another site is not readable.
  const catalogue = (window.frameElement ? window.parent : window) as Window & CatalogueWindow;
  catalogue.mapMemory ??= {
    top: 0,
    get typed() {
      return new URLSearchParams(catalogue.location.search).get('find') ?? '';
    },
    set typed(words) {
      const address = new URL(catalogue.location.href);
      address.searchParams.set('find', words);
      if (words === '') address.searchParams.delete('find');
      catalogue.history.replaceState(catalogue.history.state, '', address);
    },
  };
  return catalogue.mapMemory;
}
