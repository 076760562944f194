import type { Preview } from '@storybook/react-vite';
import { defaultLanguage, type Language, languages } from '../src/i18n/language';
import type { UpDown } from '../src/theme/tokens';

/** What a reader of the catalogue chooses for every story. */
export interface Toolbar {
  locale: Language;
  upDown: UpDown | 'auto';
}

const initial: Toolbar = { locale: defaultLanguage, upDown: 'auto' };

export const initialGlobals: Preview['initialGlobals'] = { ...initial, viewport: { value: 'w390' } };

export const globalTypes: Preview['globalTypes'] = {
  locale: {
    description: 'Interface language',
    toolbar: { icon: 'globe', items: [...languages], dynamicTitle: true },
  },
  upDown: {
    description: 'Colours of price movement',
    toolbar: { icon: 'paintbrush', items: ['auto', 'redUp', 'greenUp'], dynamicTitle: true },
  },
};
