import { expect, it } from 'vitest';
import { readSourceTree } from '../architecture/sourceTree';
import { reachableStates } from './reachableStates';

it('finds what a screen draws by itself and by its widgets, but not in the sheets above it', () => {
  const states = reachableStates(readSourceTree('tests/shown/sample')).get('/login/start');
  expect([...(states ?? [])].sort()).toEqual(['blocked', 'cancelled', 'empty', 'placed']);
});
