import type { Decorator } from '@storybook/react-vite';
import { StyleSheetManager } from 'styled-components';
import { AppRouter } from '../src/app/AppRouter';
import { Providers } from '../src/app/Providers';
import { upDownFor } from '../src/app/upDown';
import { textSizePlugin } from './textSize';
import type { Toolbar } from './toolbar';

const plugins = [textSizePlugin];

/** Everything that a story stands in, as in the app; `parameters.app` chooses address, member and faults. */
export const withApp: Decorator = (Story, { loaded, globals }) => {
  const { locale, upDown } = globals as unknown as Toolbar;
  return (
    <StyleSheetManager stylisPlugins={plugins}>
      <Providers i18n={loaded.i18n} queries={loaded.queries} upDown={upDownFor(locale, upDown)}>
        <AppRouter>
          <Story />
        </AppRouter>
      </Providers>
    </StyleSheetManager>
  );
};
