import { useSiteConfig } from '../api/queries/common';
import { loadedData } from '../lib/loadable';

/** Name and logo of the site, from its configuration (specification 1). */
export function useBrand(): { title: string; logo: string | undefined } {
  const config = loadedData(useSiteConfig());
  return { title: config?.title ?? '', logo: config?.logo };
}
