import { beforeEach, expect, it } from 'vitest';
import { memoryStorage, page } from '../../tests/page';
import { storedUpDown } from './preferences';
import { storedLanguage } from './storedLanguage';
import { storedTextSize } from './textSize';

let device: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  device = memoryStorage();
  page.localStorage = device;
});

it('stores the language under the specified key', () => {
  expect(storedLanguage.read()).toBeNull();
  storedLanguage.write('tw');
  expect([storedLanguage.read(), device.getItem('lang')]).toEqual(['tw', 'tw']);
});

it('stores the choice of price colours, and removes it', () => {
  storedUpDown.write('greenUp');
  expect(storedUpDown.read()).toBe('greenUp');
  storedUpDown.write(null);
  expect(storedUpDown.read()).toBeNull();
});

it('stores the text size, removes it, and ignores an invalid one', () => {
  storedTextSize.write('150');
  expect([storedTextSize.read(), device.getItem('textSize')]).toEqual(['150', '150']);
  storedTextSize.write(null);
  expect(storedTextSize.read()).toBeNull();
  device.setItem('textSize', '900');
  expect(storedTextSize.read()).toBeNull();
});
