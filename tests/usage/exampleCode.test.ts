import { createElement } from 'react';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { exampleCode } from '../../scripts/library/exampleCode';

it('is a module with the props as data', () => {
  const props = { title: 'Fees', open: true, stock: { price: '1250', names: ["Keiko's"] }, onClose: fn() };
  expect(
    exampleCode('widgets/Card/CardFacts', props),
  ).toBe(`import { CardFacts } from 'itayose/widgets/Card/CardFacts';

export const Example = () => (
  <CardFacts
    title="Fees"
    open
    stock={{ price: '1250', names: [ "Keiko's" ] }}
    onClose={() => {}}
  />
);`);
});

it('has the source of a function that returns something', () => {
  const hrefOf = (id: string) => id.toUpperCase();
  expect(exampleCode('widgets/List', { hrefOf })).toContain('hrefOf={(id) => id.toUpperCase()}');
});

it('shows the first of a long list', () => {
  expect(exampleCode('widgets/List', { rows: ['a', 'b', 'c', 'd'] })).toContain("rows={[ 'a', 'b', 'c' ]}");
});

it('keeps a required prop that is undefined', () => {
  expect(exampleCode('widgets/Form', { problem: undefined })).toContain('problem={undefined}');
});

it('is none for props that are no data', () => {
  expect(exampleCode('widgets/List', { children: createElement('p') })).toBeUndefined();
  expect(exampleCode('widgets/List', { rows: [{ icon: createElement('p') }] })).toBeUndefined();
  expect(exampleCode('widgets/List', { until: new Date(0) })).toBeUndefined();
});
