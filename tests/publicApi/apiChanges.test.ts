import { describe, expect, it, test } from 'vitest';
import { mayBreak, removals } from '../../scripts/library/apiChanges.mjs';

const button = (status: string, ...types: string[]) =>
  [`// itayose/components/Button (${status})`, '', ...types, ''].join('\n');

const component = 'export declare function Button(props: ButtonProps): Element;';
const props = 'export interface ButtonProps {\n    busy?: boolean;\n}';
const kinds = 'export type ButtonKind = "primary" | "quiet";';

describe('a removal', () => {
  test.each([
    [
      'an exported name that is gone',
      button('stable', component),
      ['itayose/components/Button: ButtonProps'],
    ],
    [
      'a module that is gone',
      '// itayose/components/Link (stable)\n',
      ['itayose/components/Button: Button', 'itayose/components/Button: ButtonProps'],
    ],
    [
      'a module that is beta now',
      button('beta', component, props),
      ['itayose/components/Button: Button', 'itayose/components/Button: ButtonProps'],
    ],
  ])('is %s', (_, after, expected) => {
    expect(removals(button('stable', component, props), after)).toEqual(expected);
  });

  test.each([
    ['another exported name', button('stable', component, props), button('stable', component, props, kinds)],
    ['another type of a prop', button('stable', props), button('stable', props.replace('boolean', 'string'))],
    ['a name of a beta module that is gone', button('beta', component, props), button('beta', component)],
    ['an internal type that is gone', `// lib/loadable\n\n${kinds}\n`, ''],
  ])('is not %s', (_, before, after) => {
    expect(removals(before, after)).toEqual([]);
  });
});

it.each([
  ['1.2.3', '2.0.0', true],
  ['1.2.3', '1.3.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.1', false],
  ['0.9.0', '1.0.0', true],
  ['1.2.3', '1.2.3', false],
])('a version after %s that may break hosts: %s, %s', (before, after, expected) => {
  expect(mayBreak(before, after)).toBe(expected);
});
