import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { handle } from '../../mocks/handlers/handle';
import { serve } from '../../mocks/handlers/serve';
import { siteConfig } from '../../src/api/contract/common';
import type { Context } from './context';
import { storyExchange } from './exchange';

/** Name of the other site. */
export const anotherTitle = 'Kabuto Trade';

/** The logo is wider than high, unlike that of the simulated exchange. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 96">
  <rect width="160" height="96" rx="12" fill="#7a2230"/>
  <path d="M32 66c0-30 24-42 48-42s48 12 48 42z" fill="#f3e3c3"/>
</svg>`;

/** The site configuration has another name and logo (specification 1). */
export const anotherSite = {
  beforeEach: ({ msw, loaded }: Pick<Context, 'msw' | 'loaded'>) => {
    msw.use(
      serve(
        handle(storyExchange({ loaded }).store, siteConfig, () => [
          { name: 'title', value: anotherTitle },
          { name: 'logo', value: 'static/kabuto.svg' },
        ]),
      ),
      http.get(
        '*/api/static/kabuto.svg',
        () => new HttpResponse(logo, { headers: { 'content-type': 'image/svg+xml' } }),
      ),
    );
  },
};

/** Expects the logo and name of the other site, and no brand that is built into the app. */
export async function expectAnotherSite(root: HTMLElement): Promise<void> {
  await waitFor(() => expect(root).toHaveTextContent(anotherTitle));
  const picture = await waitFor(() => {
    const found = root.querySelector<HTMLImageElement>('img[src$="static/kabuto.svg"]');
    if (!found?.naturalWidth) throw new Error('The logo is not there');
    return found;
  });
  await expect(picture).toBeVisible();
  await expect(root).not.toHaveTextContent(/itayose/i);
}
