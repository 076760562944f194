import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commonStates } from '../../stories/screens/states/common';
import type { ScreenStates } from '../../stories/screens/states/declaredStates';
import { gdindexStates } from '../../stories/screens/states/gdindex';
import { homeStates } from '../../stories/screens/states/home';
import { loginStates } from '../../stories/screens/states/login';
import { marketStates } from '../../stories/screens/states/market';
import { positionStates } from '../../stories/screens/states/position';
import { userStates } from '../../stories/screens/states/user';
import { type ShownStates, shownStatesFile } from './reporter';

const declared: Record<string, ScreenStates> = {
  ...loginStates,
  ...homeStates,
  ...marketStates,
  ...commonStates,
  ...gdindexStates,
  ...positionStates,
  ...userStates,
};

/** States that the played stories of each path have shown. */
function readShown(): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  for (const { title, states } of JSON.parse(readFileSync(shownStatesFile, 'utf8')) as ShownStates[]) {
    const path = title.replace('Screens', '');
    shown.set(path, new Set([...(shown.get(path) ?? []), ...states]));
  }
  return shown;
}

const shown = readShown();

it.each(Object.entries(declared))(
  '%s is shown in every state that it declares',
  (path, { states, never }) => {
    const missing = states.filter((state) => !shown.get(path)?.has(state));
    expect([...new Set(missing)].sort()).toEqual(Object.keys(never ?? {}).sort());
  },
);
