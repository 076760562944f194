import type { Loader, Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import './still.css';
import { upDownFor } from '../src/app/upDown';
import { languageTag } from '../src/i18n/language';
import { setTextSize } from '../src/theme/textSize';
import { momentOf, prepareApp } from './appStory';
import { forgetHeard, hearEnd, hearStep } from './aria/hearSteps';
import { withApp } from './decorators';
import { docsParameters } from './docs/docsParameters';
import { offerTrial } from './fit/trial';
import { loadFonts } from './fonts';
import { playByKeyboard } from './keyboard/playByKeyboard';
import { offerLanguageCheck } from './languages/switchedStory';
import { modes, viewports } from './modes';
import { setMotion } from './motion';
import { watchCalls } from './openCalls';
import { failOnPageErrors, forgetPageErrors, watchPageErrors } from './pageErrors';
import { tellPlaying } from './playing';
import { globalTypes, initialGlobals, type Toolbar } from './toolbar';
import { startWorker } from './worker';

watchCalls();
watchPageErrors();
offerTrial();
offerLanguageCheck();
// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const startMsw = mswLoader(startWorker);

/** One after the other, as loaders of a list run at once: the app needs the worker. */
const prepare: Loader = async (context) => {
  await startMsw(context);
  return prepareApp(context);
};

const preview: Preview = {
  // A page of props and states, but for screens and journeys: their stories share one address and one device.
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [prepare],
  decorators: [withApp],
  beforeEach: async (context) => {
    const chosen = context.globals as Toolbar;
    forgetPageErrors();
    tellPlaying(context.loaded);
    forgetHeard();
    MockDate.set(momentOf(context));
    document.documentElement.lang = languageTag[chosen.locale];
    document.documentElement.dataset.upDown = upDownFor(chosen.locale, chosen.upDown);
    setTextSize(Number(chosen.textSize) / 100);
    const endMotion = setMotion(chosen.motion);
    const putDown = context.globals.input === 'keyboard' ? playByKeyboard(context) : () => {};
    await loadFonts(chosen.locale);
    return () => {
      putDown();
      endMotion();
    };
  },
  runStep: hearStep,
  afterEach: async (context) => {
    await hearEnd(context);
    await failOnPageErrors();
  },
  parameters: {
    layout: 'fullscreen',
    // Only violations are described: nobody reads what passes.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    chromatic: { modes },
    docs: docsParameters,
    viewport: { options: viewports },
    options: {
      storySort: {
        // Begins with the way to every screen; what screens are made of comes before them. Read without being run.
        order: [
          'Map of all screens',
          'Foundations',
          [
            'The visual language',
            'Colour',
            'Type',
            'Spacing',
            'Elevation',
            'Motion',
            'Icons',
            'Up and down',
            'Voice and tone',
          ],
          'Components',
          'Widgets',
          'App',
          'Screens',
          ['login', 'home', 'market', 'position', 'common', 'gdindex', 'user'],
          'Journeys',
          'Reference',
        ],
      },
    },
  },
};

export default preview;
