import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const code = /\.(tsx?|css|html)$/;
const isTested = (path: string) =>
  code.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('src/theme/tokens/');

const files = [
  'index.html',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter(isTested),
];

/** Colours in CSS, in attributes and in canvas code. */
const literals = [
  // `#fff`, but neither addresses such as `#/home` nor entities such as `&#039;`.
  /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
  /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color-mix)\(/gi,
  /(?:color|background|border|outline|fill|stroke)\w*\s*[:=]\s*['"]?(?:white|black|red|green|blue|gr[ae]y|orange|silver)\b/gi,
];

/** White is not a colour of the design there, but what a picture without transparency is drawn on. */
const exceptions: Record<string, readonly string[]> = {
  'src/lib/svgToPng.ts': ["fillStyle = 'white"],
  'src/lib/compressImage.ts': ["fillStyle = 'white"],
  'src/lib/isSamePicture.ts': ["fillStyle = 'white"],
};

const literalsIn = (text: string) => literals.flatMap((literal) => text.match(literal) ?? []);

describe('a colour literal', () => {
  it.each([
    'background: #fff;',
    "fillStyle = '#16181d'",
    'color: rgb(1 2 3)',
    'border: 1px solid #DDDDDD',
    'color: white',
    "<path stroke='black' />",
  ])('is found in %s', (text) => expect(literalsIn(text)).not.toEqual([]));

  it.each(["href='#/home/index'", "color('paper')", '&#039;', 'decision #12', 'currentColor', 'redUp'])(
    'is not found in %s',
    (text) => expect(literalsIn(text)).toEqual([]),
  );
});

it('is in no file outside the tokens', () => {
  const found = files.flatMap((path) =>
    literalsIn(readFileSync(path, 'utf8'))
      .filter((literal) => !exceptions[path]?.includes(literal))
      .map((literal) => `${path}: ${literal}`),
  );
  expect(found).toEqual([]);
});
