import { afterAll, beforeAll, expect, it } from 'vitest';
import { installExample } from './example';

let example: ReturnType<typeof installExample>;

beforeAll(() => {
  example = installExample('formatters');
}, 600_000);
afterAll(() => example.close(), 60_000);

it('has no type errors, with the types of all libraries checked', () => {
  expect(example.types()).toBe('');
});

it('shows two components in the colours of the tokens', async () => {
  const { page, problems } = await example.open();
  const button = page.getByRole('button', { name: 'Buy one more lot' });
  const style = await button.evaluate((element) => {
    const { backgroundColor, fontSize } = getComputedStyle(element);
    return { backgroundColor, fontSize };
  });
  // `accent`, and 32 drawing units on a phone of 375 px.
  expect(style).toEqual({ backgroundColor: 'rgb(35, 58, 139)', fontSize: '16px' });
  expect(await page.getByRole('definition').allTextContents()).toEqual(['¥125,050.00', '1.23%']);
  await button.click();
  expect(await page.getByRole('definition').first().textContent()).toBe('¥250,100.00');
  expect(problems).toEqual([]);
});
