import { expect, it } from 'vitest';
import { lives } from './transitions';

it.each(lives)('$of comes to every one of its statuses', ({ statuses, begins, transitions }) => {
  const reached = new Set([...begins, ...transitions.map(({ to }) => to)]);
  expect([...reached].sort()).toEqual([...statuses].sort());
});
