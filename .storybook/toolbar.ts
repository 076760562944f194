import type { Preview } from '@storybook/react-vite';
import { type FaultName, faultNames } from '../mocks/faults';
import { type MomentName, moments } from '../mocks/scenarios/clock';
import { type ScenarioName, scenarioNames } from '../mocks/scenarios/scenarios';
import { defaultLanguage, type Language, languages } from '../src/i18n/language';
import type { UpDown } from '../src/theme/tokens';

import { type Motion, motions } from './motion';
import type { Input } from './plays';

/** Settings of the toolbar, for every story. */
export interface Toolbar {
  locale: Language;
  /** `auto` follows the locale. */
  upDown: UpDown | 'auto';
  /** Text size set on the phone, in percent. */
  textSize: (typeof textSizes)[number];
  motion: Motion;
  scenario: ScenarioName;
  /** `usual` is the scenario's own time. */
  clock: MomentName | 'usual';
  /** Fault that every call meets. */
  fault: FaultName | 'none';
}

const textSizes = ['100', '150', '200'] as const;

const initial: Toolbar = {
  locale: defaultLanguage,
  upDown: 'auto',
  textSize: '100',
  motion: 'still',
  scenario: 'demo',
  clock: 'usual',
  fault: 'none',
};

/** Readers always use a pointer; only the test runner sets `keyboard`. */
const input: Input = 'pointer';

export const initialGlobals: Preview['initialGlobals'] = { ...initial, input, viewport: { value: 'w390' } };

type Menus = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<Menus[string]['toolbar']>['icon'];

function menu(description: string, icon: Icon, items: readonly string[]): Menus[string] {
  return { description, toolbar: { icon, items: [...items], dynamicTitle: true } };
}

export const globalTypes: Menus = {
  locale: menu('Interface language', 'globe', languages),
  upDown: menu('Colours of price movement', 'paintbrush', ['auto', 'redUp', 'greenUp']),
  textSize: menu('Text size in percent', 'accessibilityalt', textSizes),
  motion: menu('Motion', 'play', motions),
  scenario: menu('Member and market', 'user', scenarioNames),
  clock: menu("The exchange's clock", 'time', ['usual', ...Object.keys(moments)]),
  fault: menu('What goes wrong', 'alert', ['none', ...faultNames]),
};
