import { expect, it } from 'vitest';
import { requestId } from './requestId';

it('is 32 hexadecimal digits, different each time', () => {
  const ids = Array.from({ length: 1000 }, requestId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
