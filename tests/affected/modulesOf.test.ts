import { expect, it } from 'vitest';
import { modulesOf, pathAt } from '../../.storybook/coverage/modulesOf.ts';

const script = `import { t } from "./rolldown-runtime.js";
// node_modules/react/index.js
function a() {}
// src/widgets/Price.tsx
function Price() {}
// a remark, no file
function other() {}
// src/i18n/text.ts?v=2
const text = 1;
`;

it('finds the range of each module of the project', () => {
  const modules = modulesOf(script);
  expect(modules.map(({ path }) => path)).toEqual([undefined, 'src/widgets/Price.tsx', 'src/i18n/text.ts']);
  const price = modules[1];
  expect(script.slice(price?.start, price?.end)).toContain('function other');
});

it('finds the module at an offset', () => {
  const modules = modulesOf(script);
  for (const { path, start, end } of modules)
    expect([pathAt(modules, start), pathAt(modules, end - 1)]).toEqual([path, path]);
  expect(pathAt(modules, 0)).toBeUndefined();
});
