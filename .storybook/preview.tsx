import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/theme/tokens/generated/colors.css';
import './still.css';
import { languageTag } from '../src/i18n/language';
import { setAppearance } from '../src/theme/appearance';
import { scopeAttribute } from '../src/theme/scope';
import { setTextSize } from '../src/theme/textSize';
import { waitOutPressGuard } from '../stories/support/presses';
import { appearanceOf } from './appearance';
import { momentOf, prepareApp } from './appStory';
import { checkStory } from './checks/checks';
import { setLongTexts } from './checks/layout/longTexts';
import { outlineAfterStep } from './checks/outline';
import { resetPageErrors, trackPageErrors } from './checks/pageErrors';
import { trackStates } from './checks/shownStates';
import { withApp } from './decorators';
import { withArgsOfPage } from './docs/argsOfPage';
import { docsParameters } from './docs/docsParameters';
import { namedArgs, usableControls } from './docs/usableControls';
import { isChecked } from './driver';
import { loadFonts } from './fonts';
import { playByKeyboard } from './keyboard/playByKeyboard';
import { usualModes, viewports } from './modes';
import { setMotion } from './motion';
import { giveOwnDevice } from './ownDevice';
import { trackCalls } from './pendingCalls';
import { markFailures, markPlayed, markViewport, removeMark } from './playedMark';
import { playOnlyWhenUsual } from './playOnlyWhenUsual';
import { settleAtEnd, showState } from './settleAtEnd';
import { controlClock, startClock, stopClock } from './storyClock';
import { globalTypes, initialGlobals, isUsual, type Toolbar } from './toolbar';

// As `index.html` does.
document.documentElement.setAttribute(scopeAttribute, '');
giveOwnDevice();
controlClock();
// As in the app. Else closing a sheet, which goes back, restores an earlier scroll position some frames later.
window.history.scrollRestoration = 'manual';
trackCalls();
trackPageErrors();
playOnlyWhenUsual();
markFailures();
// Only ends what hangs: a busy machine takes several times as long as an idle one.
configure({ asyncUtilTimeout: 60_000 });

// Storybook's own base would let the app's links open in the page around the story.
document.querySelector('base')?.setAttribute('target', '_self');

async function prepareStory(context: StoryContext): Promise<() => void> {
  const chosen = context.globals as Toolbar;
  removeMark();
  markViewport(String(context.globals.viewport?.value));
  startClock(momentOf(context));
  document.documentElement.lang = languageTag[chosen.locale];
  setAppearance(appearanceOf(chosen));
  setTextSize(Number(chosen.textSize) / 100);
  const endMotion = setMotion(chosen.motion);
  const endKeyboard = context.globals.input === 'keyboard' ? playByKeyboard(context) : () => {};
  await loadFonts(chosen.locale);
  // Of the story before.
  await waitOutPressGuard();
  return () => {
    endKeyboard();
    endMotion();
  };
}

const preview: Preview = {
  // Journeys opt out: they are played, not read.
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [usableControls],
  argsEnhancers: [namedArgs],
  loaders: [prepareApp],
  // A frame of a documentation page has controls around it.
  decorators:
    new URLSearchParams(window.location.search).get('embed') === 'true'
      ? [withArgsOfPage, withApp]
      : [withApp],
  beforeEach: [resetPageErrors, trackStates, prepareStory],
  runStep: outlineAfterStep,
  afterEach: async (context) => {
    showState(context);
    await checkStory(context);
    if (!isChecked()) {
      await settleAtEnd(context);
      // A failure chosen in the toolbar takes its course.
      if (isUsual(context.globals)) stopClock();
      setLongTexts(context.globals.texts === 'long');
    }
    markPlayed(context.id);
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
