import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';
import './still.css';
import { upDownFor } from '../src/app/upDown';
import { languageTag } from '../src/i18n/language';
import { decorators, loaders } from './decorators';
import { loadFonts } from './fonts';
import { frozenTime } from './frozenTime';
import { modes, viewports } from './modes';
import { failOnPageErrors, forgetPageErrors, watchPageErrors } from './pageErrors';
import { globalTypes, initialGlobals, type Toolbar } from './toolbar';
import { startWorker } from './worker';

watchPageErrors();

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [mswLoader(startWorker), ...loaders],
  decorators,
  beforeEach: async ({ globals }) => {
    const { locale, upDown } = globals as Toolbar;
    forgetPageErrors();
    MockDate.set(frozenTime);
    document.documentElement.lang = languageTag[locale];
    document.documentElement.dataset.upDown = upDownFor(locale, upDown);
    await loadFonts(locale);
  },
  afterEach: failOnPageErrors,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes },
    viewport: { options: viewports },
  },
};

export default preview;
