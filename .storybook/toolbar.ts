import type { Preview } from '@storybook/react-vite';
import type { FaultName } from '../mocks/faults';
import type { MomentName } from '../mocks/scenarios/clock';
import type { ScenarioName } from '../mocks/scenarios/scenarios';
import { defaultLanguage, type Language } from '../src/i18n/language';
import type { ThemeName } from '../src/theme/colorsIn';
import type { Motion } from './motion';

/** Settings of the toolbar, for every story. */
export interface Toolbar {
  locale: Language;
  theme: ThemeName;
  /** Colour of rising prices; `auto` follows the locale. */
  upDown: 'auto' | 'redUp' | 'greenUp' | 'orangeUp' | 'blueUp';
  /** Text size set on the phone, in percent. */
  textSize: '100' | '150' | '200';
  /** `long`: every text twice, as in a language such as German. The story is played before. */
  texts: 'usual' | 'long';
  motion: Motion;
  /** Ignored by stories with a scenario of their own. */
  scenario: ScenarioName;
  /** `usual` is the scenario's own time. */
  clock: MomentName | 'usual';
  /** Fault that every call meets. Ignored by stories with faults of their own. */
  fault: FaultName | 'none';
}

const initial: Toolbar = {
  locale: defaultLanguage,
  theme: 'light',
  upDown: 'auto',
  textSize: '100',
  texts: 'usual',
  motion: 'still',
  scenario: 'demo',
  clock: 'usual',
  fault: 'none',
};

/** How a play enters: with a pointer (finger or mouse), or with keys only. Only the tests set `keyboard`. */
const input: 'pointer' | 'keyboard' = 'pointer';

export const initialGlobals: Preview['initialGlobals'] = { ...initial, input, viewport: { value: 'w390' } };

/**
 * Whether no setting changes how the app behaves. Plays expect this; they pass in every language. Storybook reads `100` in
 * an address as a number.
 */
export function isUsual(globals: Partial<Toolbar>): boolean {
  const changing = ['textSize', 'scenario', 'clock', 'fault'] as const;
  return changing.every((name) => String(globals[name] ?? initial[name]) === initial[name]);
}

type Menus = NonNullable<Preview['globalTypes']>;
type Menu = NonNullable<Menus[string]['toolbar']>;

const itemsOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** A menu whose button shows the chosen item, or only an icon. */
function menu<Name extends keyof Toolbar>(
  description: string,
  icon: Menu['icon'],
  titles: Record<Toolbar[Name], string>,
  { dynamicTitle = true } = {},
): Menus[string] {
  return { name: description, description, toolbar: { icon, items: itemsOf(titles), dynamicTitle } };
}

/** A setting with a menu of its own, because a story may fix it: `manager/StorySetting.tsx`. */
const storySetting = <Name extends keyof Toolbar>(
  description: string,
  titles: Record<Toolbar[Name], string>,
): Menus[string] => ({ description, items: itemsOf(titles) });

export const globalTypes: Menus = {
  locale: menu<'locale'>('Language of the interface', 'globe', {
    en: 'English',
    tw: '繁體中文',
    jp: '日本語',
  }),
  theme: menu<'theme'>(
    'Theme',
    'mirror',
    {
      light: 'Light',
      dark: 'Dark',
      highContrastLight: 'Light, more contrast',
      highContrastDark: 'Dark, more contrast',
    },
    { dynamicTitle: false },
  ),
  upDown: menu<'upDown'>(
    'Colours of rising and falling prices',
    'paintbrush',
    {
      auto: 'Usual in the language',
      redUp: 'Red is up',
      greenUp: 'Green is up',
      orangeUp: 'Orange is up',
      blueUp: 'Blue is up',
    },
    { dynamicTitle: false },
  ),
  textSize: menu<'textSize'>(
    'Text size set on the phone',
    'accessibilityalt',
    { 100: '100 %', 150: '150 %', 200: '200 %' },
    { dynamicTitle: false },
  ),
  texts: menu<'texts'>(
    'Length of the texts',
    'form',
    { usual: 'As written', long: 'Twice as long' },
    { dynamicTitle: false },
  ),
  motion: menu<'motion'>(
    'Transitions and animations',
    'play',
    { still: 'None', full: 'All', reduced: 'Reduced, as set on the phone' },
    { dynamicTitle: false },
  ),
  clock: menu<'clock'>(
    "The exchange's clock",
    'time',
    {
      usual: 'Usual time',
      holiday: 'Holiday',
      beforeOpen: 'Before the opening',
      lunch: 'Lunch break',
      closed: 'After the close',
    },
    { dynamicTitle: false },
  ),
  scenario: storySetting<'scenario'>('Member: who is signed in, with which positions and money', {
    demo: 'Usual member',
    newcomer: 'Newcomer',
    underReview: 'Under review',
    verified: 'Verified',
    trader: 'Trader',
    investor: 'Investor',
    ipoWinner: 'Won new shares',
    debtor: 'Has a loan',
    whale: 'Many positions',
    lowBalance: 'Little money',
    lowCredit: 'Low credit score',
    frozen: 'Frozen',
    tradeBanned: 'Banned from trading',
    withdrawBanned: 'Banned from withdrawing',
    loginBanned: 'Banned from logging in',
    disabled: 'Disabled',
    limitUp: 'Stock at its limit',
    lunch: 'Lunch break',
    marketClosed: 'Evening',
    holiday: 'Holiday',
  }),
  fault: storySetting<'fault'>('Failure of the server or network, for every call', {
    none: 'No failure',
    slow: 'Slow',
    hang: 'No answer',
    offline: 'Offline',
    unauthorized: 'Session ended',
    tooManyRequests: 'Too many requests',
    tooLarge: 'Too large',
    notAccepted: 'Not accepted',
    serverError: 'Server error',
    unavailable: 'Unavailable',
    html: 'HTML instead of data',
    emptyBody: 'Empty answer',
    nullData: 'Answer without data',
    malformed: 'Malformed data',
    numbersAsStrings: 'Numbers as text',
    empty: 'Empty lists',
    hostileWords: 'Hostile texts',
    refuse: 'Refused',
  }),
};
