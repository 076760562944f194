import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { AppRouter } from '../src/app/AppRouter';
import { Providers } from '../src/app/Providers';
import { useLanguage } from '../src/i18n/useLanguage';
import { AtItsPath } from './AtItsPath';
import { chosenAppearance } from './appearance';
import { appOf } from './appStory';
import type { Toolbar } from './toolbar';

/** The title of a screen's stories is this and its path. */
const screens = 'Screens';

/** Renders the story again when the language is switched, because its own texts do not come from a hook. */
function InLanguage({ story: Story }: { story: ComponentType }) {
  useLanguage();
  return <Story />;
}

/** Wraps a story in the app's providers and router. `parameters.app` sets address, member and faults. */
export const withApp: Decorator = (Story, { title, loaded, globals, parameters }) => {
  const { wholeApp = false } = appOf({ globals, parameters });
  const story = <InLanguage story={Story} />;
  return (
    <Providers
      i18n={loaded.i18n}
      queries={loaded.queries}
      appearance={chosenAppearance(globals as unknown as Toolbar)}
    >
      <AppRouter>
        {title.startsWith(screens) && !wholeApp ? (
          <AtItsPath path={title.slice(screens.length)}>{story}</AtItsPath>
        ) : (
          story
        )}
      </AppRouter>
    </Providers>
  );
};
