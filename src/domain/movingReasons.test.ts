import { expect, it } from 'vitest';
import { movingReasons } from './movingReasons';
import { restrictions } from './vocabulary';

it('holds frozen and disabled accounts alone', () => {
  const held = restrictions.filter((restriction) => movingReasons([restriction]).length > 0);
  expect(held).toEqual(['frozen', 'disabled']);
  expect(movingReasons(['frozen', 'tradeBanned', 'disabled']).map(({ kind }) => kind)).toEqual([
    'accountDisabled',
    'accountFrozen',
  ]);
});
