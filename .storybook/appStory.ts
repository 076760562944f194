import type { Loader, StoryContext } from '@storybook/react-vite';
import { type Fault, fault } from '../mocks/faults';
import { moments } from '../mocks/scenarios/clock';
import { type ScenarioName, scenario } from '../mocks/scenarios/scenarios';
import { storyHandlers } from '../mocks/story';
import { createQueryClient } from '../src/api/queries/queryClient';
import { clearQuotes } from '../src/api/quotes/quotes';
import { learnServerTime } from '../src/api/serverClock';
import { forgetWaits } from '../src/api/serverWaits';
import { forgetExpired } from '../src/api/unauthorized';
import { forgetScroll } from '../src/app/scrollMemory';
import { createI18n } from '../src/i18n/i18n';
import { firstNamespaces } from '../src/i18n/namespaces';
import { compareSession, signIn } from '../src/session/session';
import { allNamespaces } from './allNamespaces';
import { currentDriver } from './driver';
import { msw } from './msw';
import type { AppParameters } from './parameters';
import { abortPendingCalls } from './pendingCalls';
import type { Toolbar } from './toolbar';

type Story = Pick<StoryContext, 'globals' | 'parameters'>;

/** The `app` parameter of a story. */
export const appOf = ({ parameters }: Story): AppParameters => parameters.app ?? {};

/** The scenario a story plays in. */
function scenarioOf(story: Story): ScenarioName {
  return appOf(story).scenario ?? (story.globals as unknown as Toolbar).scenario;
}

/** When the story plays, epoch ms. */
export function momentOf(story: Story): number {
  const { clock } = story.globals as unknown as Toolbar;
  return clock === 'usual' ? scenario(scenarioOf(story)).now : moments[clock];
}

function faultsOf(story: Story): Fault[] {
  const chosen = (story.globals as unknown as Toolbar).fault;
  return appOf(story).faults ?? (chosen === 'none' ? [] : [fault(chosen)]);
}

/** Gives every story a fresh device, exchange and cache before it is rendered. */
export const prepareApp: Loader = async (context) => {
  const app = appOf(context);
  const name = scenarioOf(context);
  // A documentation page shows many stories at once, so their calls must not be aborted.
  if (context.viewMode === 'story') abortPendingCalls();
  window.localStorage.clear();
  window.sessionStorage.clear();
  compareSession();
  clearQuotes();
  forgetScroll();
  forgetExpired();
  forgetWaits();
  window.history.replaceState(null, '', `#${app.path ?? '/'}`);
  const now = momentOf(context);
  learnServerTime(new Date(now).toUTCString(), { sentAt: now, receivedAt: now });

  const exchange = storyHandlers({
    scenario: name,
    now,
    faults: faultsOf(context),
    unread: app.unread ?? false,
    withoutCopies: true,
  });
  msw.resetHandlers(...exchange.handlers);
  context.msw = msw;
  if (exchange.session && !app.signedOut) signIn({ ...exchange.session, isAdmin: null });
  return {
    exchange,
    i18n: await createI18n(
      (context.globals as unknown as Toolbar).locale,
      app.firstTexts ? firstNamespaces : allNamespaces,
    ),
    queries: createQueryClient({ retry: false }),
    resize: currentDriver()?.resize,
  };
};
