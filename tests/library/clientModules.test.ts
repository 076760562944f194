import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, modules } from './builtLibrary';

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));

/** Their modules use state, context or handlers of React, which a server component does not have. */
const clientPackage =
  /^(@base-ui\/react|@dnd-kit\/react|@maskito\/react|@use-gesture\/react|qrcode\.react|react|react-dom|react-i18next|styled-components|virtua)(\/|$)/;

const importsOf = (code: string) =>
  [...code.matchAll(/^(?:import|export) (?:[^"]* from )?"([^"]+)";/gm)].map(([, name = '']) => name);

const callsHook = (code: string) => /(?<![.\w])use[A-Z]\w*\(/.test(code);
const isClient = (code: string) => code.startsWith('"use client";');
const needsClient = (code: string) =>
  callsHook(code) || importsOf(code).some((name) => clientPackage.test(name));

it('begins with the directive if it uses React, and not otherwise', () => {
  const wrong = files.filter(({ code }) => isClient(code) !== needsClient(code)).map(({ name }) => name);
  expect(wrong).toEqual([]);
  expect(files.filter(({ code }) => isClient(code)).length).toBeGreaterThan(200);
});

/** What a module loads, and what that loads. */
function loadedBy(name: string, loaded = new Set<string>()): Set<string> {
  const file = files.find((one) => one.name === name);
  if (!file || loaded.has(name)) return loaded;
  loaded.add(name);
  for (const path of importsOf(file.code)) if (path.startsWith('.')) loadedBy(join(name, '..', path), loaded);
  return loaded;
}

describe('formatters, rules, texts and measures', () => {
  const plain = [...modules].filter(([path]) =>
    /^(format|domain|texts)\/|^theme\/(appearance|textSize|tokens|units)$/.test(path),
  );

  it('load nothing of the client', () => {
    expect(plain.length).toBeGreaterThan(100);
    const wrong = plain.filter(([, file]) =>
      [...loadedBy(file.slice(folder.length + 1))].some((name) =>
        files.some((one) => one.name === name && isClient(one.code)),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
