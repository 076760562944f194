import type { Decorator, Loader } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../src/i18n/i18n';
import { GlobalStyle } from '../src/theme/GlobalStyle';

/** Text in the locale of the toolbar, there before the story is rendered. */
const loadText: Loader = async ({ globals }) => ({ i18n: await createI18n(globals.locale) });

const withText: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded.i18n}>
    <Story />
  </I18nextProvider>
);

const withTheme: Decorator = (Story) => (
  <>
    <GlobalStyle />
    <Story />
  </>
);

/** What a story needs before it is rendered, after the worker is there. */
export const loaders: Loader[] = [loadText];

/** What stands around every story, the innermost first. */
export const decorators: Decorator[] = [withText, withTheme];
