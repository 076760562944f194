import type { Loader } from '@storybook/react-vite';
import { type Fault, fault } from '../mocks/faults';
import { moments } from '../mocks/scenarios/clock';
import { type ScenarioName, scenario } from '../mocks/scenarios/scenarios';
import { storyHandlers } from '../mocks/story';
import { createQueryClient } from '../src/api/queries/queryClient';
import { forgetQuotes } from '../src/api/quotes/quotes';
import { learnServerTime } from '../src/api/serverClock';
import { forgetScroll } from '../src/app/scrollMemory';
import { createI18n } from '../src/i18n/i18n';
import { forgetDraft } from '../src/screens/user/withdraw/carriedDraft';
import { signIn } from '../src/session/session';
import { breakOffCalls } from './openCalls';
import type { Toolbar } from './toolbar';

/** What a story of a screen or of the app may ask for: `parameters: { app: {…} }`. */
export interface AppParameters {
  /** Address after the `#`, such as `/market/marketDetail?symbol=1010.E`. */
  path?: string;
  /** Member and market; those of the toolbar unless given. */
  scenario?: ScenarioName;
  /** What goes wrong; the fault of the toolbar unless given. */
  faults?: Fault[];
  /** The member has not read yet what is to be read before trading. */
  unread?: boolean;
  /** Nobody is signed in, whatever the scenario. */
  signedOut?: boolean;
  /** Begins as the app does: with the texts of its first screens alone. */
  firstTexts?: boolean;
}

interface StoryContext {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** What the story asked for. */
const appOf = ({ parameters }: StoryContext): AppParameters => parameters.app ?? {};

/** The scenario a story plays in. */
function scenarioOf(story: StoryContext): ScenarioName {
  return appOf(story).scenario ?? (story.globals as unknown as Toolbar).scenario;
}

/** When the story plays, epoch ms. */
export function momentOf(story: StoryContext): number {
  const { clock } = story.globals as unknown as Toolbar;
  return clock === 'usual' ? scenario(scenarioOf(story)).now : moments[clock];
}

function faultsOf(story: StoryContext): Fault[] {
  const chosen = (story.globals as unknown as Toolbar).fault;
  return appOf(story).faults ?? (chosen === 'none' ? [] : [fault(chosen)]);
}

/** A fresh device, a fresh exchange and a fresh cache for every story, there before it is rendered. */
export const prepareApp: Loader = async (context) => {
  const app = appOf(context);
  const name = scenarioOf(context);
  // A page of documentation shows many stories at once.
  if (context.viewMode === 'story') breakOffCalls();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetQuotes();
  forgetDraft();
  forgetScroll();
  window.history.replaceState(null, '', `#${app.path ?? '/'}`);
  const now = momentOf(context);
  learnServerTime(new Date(now).toUTCString(), now);

  const exchange = storyHandlers({
    scenario: name,
    now,
    faults: faultsOf(context),
    unread: app.unread ?? false,
  });
  context.msw.use(...exchange.handlers);
  if (exchange.session && !app.signedOut) signIn({ ...exchange.session, isAdmin: null });
  return {
    exchange,
    i18n: await createI18n(
      (context.globals as unknown as Toolbar).locale,
      app.firstTexts ? ['first'] : undefined,
    ),
    queries: createQueryClient({ retry: false }),
  };
};
