import type { StoryContext } from '@storybook/react-vite';
import type { QualifiedKey } from '../../src/i18n/text';
import { kindOfState, type StateKind } from '../../stories/map/stateKinds';
import { storyText } from '../../stories/support/storyText';
import { isPart } from './isPart';

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().height > 1;

const sees = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);

/** An alert with words, such as a refusal. */
const seesAlert = () =>
  [...document.querySelectorAll('[role=alert]')].some((alert) => isSeen(alert) && alert.textContent?.trim());

/** The transparent input of a checkbox or a picture is drawn by what surrounds it. */
const drawn = (control: Element) =>
  (control.matches('[type=checkbox], [type=file]') && control.parentElement) || control;

/** A control with its reason in sight. */
const seesReasonOf = (selector: string) =>
  [...document.querySelectorAll(selector)].some((control) => {
    const reasons = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    return isSeen(drawn(control)) && reasons.some((id) => document.getElementById(id)?.textContent?.trim());
  });

/** A control that is off, or a field that is wrong, with its reason in sight. */
const seesBlocked = () =>
  sees('[data-state=blocked], [data-status=blocked]') ||
  seesReasonOf('[aria-disabled=true]:not([aria-busy=true]), [aria-invalid=true]');

/** A field or a choice that has a value. */
const seesValue = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (field) =>
      isSeen(field) && (field.matches('[type=radio], [type=checkbox]') ? field.checked : field.value),
  );

/** A time or a percentage in a text. */
const figure = '\u0000';

/** Sentences that say the state where no element tells it. */
const sentences = {
  /** A photo that was refused. */
  refused: ['errors:uploadFailed'],
  /** A record that couldn't be found. */
  empty: ['fundRecords:detail.gone'],
  /** Awaits its review, or was taken back. */
  sent: [
    'identity:review.title',
    'buyback:news.cancelled',
    'valueStock:news.cancelled',
    'withdrawals:record.stages.cancelled',
  ],
  unknown: [
    'trade:unknown.title',
    'login:register.unknown',
    'settings:password.unanswered',
    'rewards:unanswered',
  ],
  offline: [
    'common:failure.offline',
    'common:failure.notSent',
    'identity:draft.failed',
    'uploads:problems.interrupted.offline',
    'home:news.offlineArticle',
    'home:news.offlineList',
    'market:offline',
  ],
} satisfies Partial<Record<StateKind, QualifiedKey[]>>;

const seesOneOf = (keys: readonly QualifiedKey[], story: StoryContext) => {
  const t = storyText(story);
  const seen = document.body.textContent ?? '';
  return keys.some((key) =>
    t(key, { time: figure, percent: figure })
      .split(figure)
      .every((part) => seen.includes(part)),
  );
};

const seesSentence = (kind: keyof typeof sentences, story: StoryContext) => seesOneOf(sentences[kind], story);

/** The member's own message, in the sheet of customer service. */
const seesMessage = (story: StoryContext) => {
  const head = `${storyText(story)('support:from.member')} · `;
  return document.querySelector('[role=dialog]')?.textContent?.includes(head) === true;
};

/** What a story of each kind shows when its play has ended, in words, and whether it does. */
const evidence: Record<
  Exclude<StateKind, 'default'>,
  [shown: string, isShown: (story: StoryContext) => boolean]
> = {
  loading: ['a skeleton or a busy region', () => sees('[data-state=loading], [aria-busy=true]')],
  empty: ['the empty state', (story) => sees('[data-state=empty]') || seesSentence('empty', story)],
  filled: ['a field with a value', () => seesValue() || sees('[role=dialog]')],
  blocked: ['a control that is off or a field that is wrong, with its reason', seesBlocked],
  refused: [
    'an alert, a rejected record, or what has changed meanwhile',
    (story) =>
      seesAlert() ||
      sees('[data-toast], [data-tone=danger], [data-status=rejected]') ||
      // A banner that has appeared says what has changed.
      sees('[role=status][data-tone]:not([data-tone=success])') ||
      seesSentence('refused', story),
  ],
  sent: [
    'a result',
    (story) => sees('[data-tone=success], [data-toast]') || seesSentence('sent', story) || seesMessage(story),
  ],
  unknown: ['a result that is unknown', (story) => seesSentence('unknown', story)],
  offline: [
    'that there is no connection',
    (story) => sees('[data-state=offline]') || seesSentence('offline', story),
  ],
  error: ['a failure', () => sees('[data-state=error], [data-toast]') || seesAlert()],
};

/** What shows a state of a component or a widget, but is not enough on a screen. */
const evidenceOfParts: Partial<Record<StateKind, (story: StoryContext) => boolean>> = {
  empty: (story) => seesOneOf(['market:chart.empty', 'demo:backOffice.empty'], story),
  filled: () => sees('[aria-haspopup=dialog][data-filled]'),
  blocked: (story) =>
    seesOneOf(['trade:order.blockedTitle', 'blockTrade:noneLeft', 'valueStock:noneLeft'], story),
  offline: (story) => seesOneOf(['market:noConnection'], story),
  // An upload that broke off.
  error: () => seesReasonOf('[type=file][aria-invalid=true]'),
};

/** Whether a story shows the state that its kind promises. Returns one sentence if it does not. */
export function namedStateIssues(story: StoryContext): string[] {
  const kind = kindOfState(story.tags);
  if (kind === 'default') return [];
  const [shown, isShown] = evidence[kind];
  if (isShown(story) || (isPart(story) && evidenceOfParts[kind]?.(story))) return [];
  return [`The story is of the kind “${kind}”, but does not show ${shown}`];
}
