import { expect, waitFor } from 'storybook/test';
import { handle } from '../../mocks/handlers/handle';
import { serve } from '../../mocks/handlers/serve';
import { siteConfig } from '../../src/api/contract/common';
import type { Context } from './context';
import { storyExchange } from './exchange';

/** Name of the other site. */
export const anotherTitle = 'Kabuto Trade';

/** The site configuration has another name and logo (specification 1). The logo is wider than high. */
export const anotherSite = {
  beforeEach: ({ msw, loaded }: Pick<Context, 'msw' | 'loaded'>) => {
    msw.use(
      serve(
        handle(storyExchange({ loaded }).store, siteConfig, () => [
          { name: 'title', value: anotherTitle },
          { name: 'logo', value: 'static/kabuto.svg' },
        ]),
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
