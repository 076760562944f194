import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import type { Marks } from './groups.ts';

/** Two pictures, and the path for the picture of their differences. */
export interface Pair {
  before: string;
  after: string;
  difference: string;
}

const asAddress = (path: string) => `data:image/png;base64,${readFileSync(path).toString('base64')}`;

/**
 * Writes a picture for each pair: the new one faded, with differing pixels in red.
 *
 * @returns how the pictures of each pair differ
 */
export async function markDifferences(browser: Browser, pairs: readonly Pair[]): Promise<Marks[]> {
  const page = await browser.newPage();
  const marked: Marks[] = [];
  for (const { before, after, difference } of pairs) {
    const { picture, ...marks } = await page.evaluate(markDifference, [asAddress(before), asAddress(after)]);
    marked.push(marks);
    writeFileSync(difference, Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  }
  await page.close();
  return marked;
}

/** Runs in the page. */
async function markDifference(addresses: string[]): Promise<Marks & { picture: string }> {
  const images = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  const [before, after] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!before || !after) throw new Error('Two pictures are wanted');
  const [old, marked] = [new Uint32Array(before.data.buffer), new Uint32Array(after.data.buffer)];
  const red = 0xff0000ff;
  let pixels = 0;
  // Counts of changes of colour. A key has the 24 bits of both colours.
  const changes = new Map<number, number>();
  for (let at = 0; at < marked.length; at++) {
    if (marked[at] === old[at]) {
      after.data[at * 4 + 3] = 48;
      continue;
    }
    const change = ((old[at] ?? 0) & 0xffffff) * 2 ** 24 + ((marked[at] ?? 0) & 0xffffff);
    changes.set(change, (changes.get(change) ?? 0) + 1);
    marked[at] = red;
    pixels += 1;
  }
  context.putImageData(after, 0, 0);
  const [top] = [...changes].sort(([, a], [, b]) => b - a);
  // The bytes of a pixel are red, green and blue, from the lowest.
  const colour = (bytes: number) =>
    `#${[0, 8, 16].map((bits) => ((bytes >> bits) & 0xff).toString(16).padStart(2, '0')).join('')}`;
  const recoloured =
    top && top[1] > pixels / 2
      ? { from: colour(Math.floor(top[0] / 2 ** 24)), to: colour(top[0] % 2 ** 24) }
      : undefined;
  const [sizeBefore, sizeAfter] = images.map(({ width, height }) => ({ width, height }));
  if (!sizeBefore || !sizeAfter) throw new Error('Two pictures are wanted');
  return { pixels, before: sizeBefore, after: sizeAfter, recoloured, picture: canvas.toDataURL() };
}
