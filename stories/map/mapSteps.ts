import { userEvent } from 'storybook/test';
import type { Context } from '../support/context';

type Canvas = Context['canvas'];

/** The entries of the map's paths. */
export const entriesOf = (canvas: Canvas) => canvas.findAllByRole('article');

export const pathOf = (entry: HTMLElement) => entry.querySelector('h3 code')?.textContent;

/** The targets of an entry's links: story and language. */
export const placesIn = (entry: HTMLElement) => [...entry.querySelectorAll('a')].map(placeOf);

/** @throws unless it links to a story of the catalogue, outside the story's frame */
function placeOf({ href, target }: HTMLAnchorElement) {
  const [catalogue = '', query] = href.split('?');
  const [, id, locale] = query?.match(/^path=\/story\/([\w-]+)&globals=locale:(\w+)$/) ?? [];
  if (catalogue !== new URL('./', document.baseURI).href || target !== '_top' || !id)
    throw new Error(`leads to no story: ${href} in ${target}`);
  return { id, locale };
}

/** Replaces the search query. */
export async function lookFor(canvas: Canvas, words: string): Promise<void> {
  const search = await canvas.findByLabelText('Find a screen or a state, in any of the three languages');
  await userEvent.tripleClick(search);
  await userEvent.paste(words);
}
