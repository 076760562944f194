import type { Loader, Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '../src/theme/tokens/generated/colors.css';
import './still.css';
import { languageTag } from '../src/i18n/language';
import { setAppearance } from '../src/theme/appearance';
import { setTextSize } from '../src/theme/textSize';
import { appearanceOf } from './appearance';
import { momentOf, prepareApp } from './appStory';
import { resetSnapshotCount, snapshotEnd, snapshotStep } from './aria/snapshotSteps';
import { withApp } from './decorators';
import { docsParameters } from './docs/docsParameters';
import { namedArgs, usableControls } from './docs/usableControls';
import { exposeStory } from './exposedStory';
import { exposeLayoutCheck } from './fit/layoutCheck';
import { loadFonts } from './fonts';
import { playByKeyboard } from './keyboard/playByKeyboard';
import { exposeLanguageCheck } from './languages/switchedStory';
import { usualModes, viewports } from './modes';
import { setMotion } from './motion';
import { giveOwnDevice } from './ownDevice';
import { failOnPageErrors, resetPageErrors, trackPageErrors } from './pageErrors';
import { trackCalls } from './pendingCalls';
import { playOnlyWhenUsual } from './playOnlyWhenUsual';
import { globalTypes, initialGlobals, isUsual, type Toolbar } from './toolbar';
import { startWorker } from './worker';

giveOwnDevice();
trackCalls();
trackPageErrors();
playOnlyWhenUsual();
exposeLayoutCheck();
exposeLanguageCheck();
// Long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const startMsw = mswLoader(startWorker);

/** Loaders of a list run in parallel, but the app needs the worker first. */
const prepare: Loader = async (context) => {
  await startMsw(context);
  return prepareApp(context);
};

const preview: Preview = {
  // Journeys opt out: they are played, not read.
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [usableControls],
  argsEnhancers: [namedArgs],
  loaders: [prepare],
  decorators: [withApp],
  beforeEach: async (context) => {
    const chosen = context.globals as Toolbar;
    resetPageErrors();
    exposeStory(context.loaded);
    resetSnapshotCount();
    MockDate.set(momentOf(context));
    document.documentElement.lang = languageTag[chosen.locale];
    setAppearance(appearanceOf(chosen));
    setTextSize(Number(chosen.textSize) / 100);
    const endMotion = setMotion(chosen.motion);
    const endKeyboard = context.globals.input === 'keyboard' ? playByKeyboard(context) : () => {};
    await loadFonts(chosen.locale);
    return () => {
      endKeyboard();
      endMotion();
    };
  },
  runStep: snapshotStep,
  afterEach: async (context) => {
    await snapshotEnd(context);
    // A failure chosen in the toolbar causes errors, which is what the reader wants to see.
    if (isUsual(context.globals)) await failOnPageErrors();
  },
  parameters: {
    layout: 'fullscreen',
    // Describes violations only, to save time.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    chromatic: { modes: usualModes },
    docs: docsParameters,
    controls: { sort: 'requiredFirst' },
    viewport: { options: viewports },
    options: {
      // Starts with the map, then parts before screens; states of a screen in the order in which a member meets them.
      // Storybook evaluates this function alone, so it names the kinds of `stories/map/stateKinds.ts` again; a test compares.
      storySort: (one, other) => {
        const titles = [
          'Map of all screens',
          'Foundations/The visual language',
          'Foundations/Colour',
          'Foundations/Type',
          'Foundations/Spacing',
          'Foundations/Elevation',
          'Foundations/Motion',
          'Foundations/Icons',
          'Foundations/Up and down',
          'Foundations/Voice and tone',
          'Foundations',
          'Components',
          'Widgets',
          'App',
          'Screens/login',
          'Screens/home',
          'Screens/market',
          'Screens/position',
          'Screens/common',
          'Screens/gdindex',
          'Screens/user',
          'Journeys',
          'Reference',
        ];
        const kinds = [
          'loading',
          'empty',
          '',
          'filled',
          'blocked',
          'refused',
          'sent',
          'unknown',
          'offline',
          'error',
        ];
        const places = [one, other].map(({ title }) =>
          titles.findIndex((begin) => title === begin || title.startsWith(`${begin}/`)),
        );
        const ranks = [one, other].map(({ type, tags }) =>
          type === 'docs' ? -1 : kinds.indexOf(kinds.find((kind) => tags.includes(kind)) ?? ''),
        );
        return (
          places.reduce((first, second) => first - second) ||
          one.title.localeCompare(other.title, 'en') ||
          (one.title.startsWith('Screens/') ? ranks.reduce((first, second) => first - second) : 0)
        );
      },
    },
  },
};

export default preview;
