import { userEvent } from 'storybook/test';
import type { Context } from '../support/context';

type Canvas = Context['canvas'];

/** What the map tells of the paths, one by one. */
export const entriesOf = (canvas: Canvas) => canvas.findAllByRole('article');

export const pathOf = (entry: HTMLElement) => entry.querySelector('h3 code')?.textContent;

/** Where the links of an entry lead: to which story, in which language. */
export const placesIn = (entry: HTMLElement) => [...entry.querySelectorAll('a')].map(placeOf);

/** @throws unless it leads to a story in the catalogue itself, around the frame that a story stands in */
function placeOf({ href, target }: HTMLAnchorElement) {
  const [catalogue = '', query] = href.split('?');
  const [, id, locale] = query?.match(/^path=\/story\/([\w-]+)&globals=locale:(\w+)$/) ?? [];
  if (catalogue !== new URL('./', document.baseURI).href || target !== '_top' || !id)
    throw new Error(`leads to no story: ${href} in ${target}`);
  return { id, locale };
}

/** Looks for something else than before. */
export async function lookFor(canvas: Canvas, words: string): Promise<void> {
  const search = await canvas.findByLabelText('Find a path, a heading or a state');
  await userEvent.tripleClick(search);
  await userEvent.paste(words);
}
