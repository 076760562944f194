import { afterAll, beforeAll, expect, it } from 'vitest';
import { installExample } from './example';

let example: ReturnType<typeof installExample>;

beforeAll(() => {
  example = installExample('trading');
}, 600_000);
afterAll(() => example.close(), 60_000);

it('has no type errors, with the types of all libraries checked', () => {
  expect(example.types()).toBe('');
});

it('shows widgets in the theme and the languages of the host', async () => {
  const { page, problems } = await example.open();
  const button = page.getByRole('button', { name: '日本語' });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).toBe('rgb(107, 47, 160)');
  await page.locator('canvas').first().waitFor();
  await page.getByRole('link', { name: /Paper Lantern/ }).waitFor();
  await page.getByRole('radio', { name: 'Short' }).click();
  expect(await page.getByRole('radio', { name: 'Short' }).isChecked()).toBe(true);

  await button.click();
  await page.getByRole('radio', { name: '売建' }).waitFor();
  await page.getByRole('link', { name: /紙灯籠/ }).waitFor();
  expect(problems).toEqual([]);
});
