import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Shown, shownFile } from '../../.storybook/shown';
import { readSourceTree } from '../architecture/sourceTree';
import { neverMet } from './neverMet';
import { reachableStates } from './reachableStates';

/** What the stories of each path have shown when they were played. */
function readShown(): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  for (const line of readFileSync(shownFile, 'utf8').trim().split('\n')) {
    const { title, states } = JSON.parse(line) as Shown;
    const path = title.replace('Screens', '');
    shown.set(path, new Set([...(shown.get(path) ?? []), ...states]));
  }
  return shown;
}

const shown = readShown();
const reachable = reachableStates(readSourceTree('.'));

it.each([...reachable.keys()])('%s is shown in every state that its code can reach', (path) => {
  const missing = [...(reachable.get(path) ?? [])].filter((state) => !shown.get(path)?.has(state));
  expect(missing.sort()).toEqual(Object.keys(neverMet[path] ?? {}).sort());
});
