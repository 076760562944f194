import type { Decorator } from '@storybook/react-vite';
import { HashRouter } from 'react-router-dom';
import { Providers } from '../src/app/Providers';
import { upDownFor } from '../src/app/upDown';
import type { Toolbar } from './toolbar';

/** Everything that a story stands in, as in the app; `parameters.app` chooses address, member and faults. */
export const withApp: Decorator = (Story, { loaded, globals }) => {
  const { locale, upDown } = globals as unknown as Toolbar;
  return (
    <Providers i18n={loaded.i18n} queries={loaded.queries} upDown={upDownFor(locale, upDown)}>
      <HashRouter>
        <Story />
      </HashRouter>
    </Providers>
  );
};
