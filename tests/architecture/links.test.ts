import { expect, it } from 'vitest';
import { routePaths } from '../../src/app/routes';
import { type Source, sourcesIn } from './sources';

/** Addresses of the app (`#/market/market`) that have no screen; `#/` is the start. */
const deadLinks = ({ path, text }: Source): string[] =>
  [...text.matchAll(/['"`]#(\/[\w/]*)/g)]
    .map(([, address = '']) => address)
    .filter((address) => address !== '/' && !routePaths.has(address))
    .map((address) => `${path} links to ${address}`);

it('every address in the app has a screen', () => {
  expect(sourcesIn('src').flatMap(deadLinks)).toEqual([]);
});

it('an address without a screen is found', () => {
  const text = "to('#/user/loan'); to('#/'); to('#/user/jk?tab=repaid');";
  expect(deadLinks({ path: 'a.ts', text })).toEqual(['a.ts links to /user/loan']);
});
