import type { StoryContext } from '@storybook/react-vite';
import type { QualifiedKey } from '../../src/i18n/text';
import { kindOfState, type StateKind } from '../../stories/map/stateKinds';
import { pictureMark } from '../../stories/support/showInPicture';
import { storyText } from '../../stories/support/storyText';
import { isPart } from './isPart';

const isDrawn = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().height > 1;

const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document): E[] =>
  [...root.querySelectorAll<E>(selector)].filter(isDrawn);

/** A longer part counts as in sight when its beginning is, as a share of the window's height. */
const longest = 0.5;

/** Whether a part, or the beginning of a long one, is in the window, and nothing but a toast covers it. */
export function isInSight(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect();
  const from = Math.max(left, 0);
  const x = (from + Math.min(right, window.innerWidth)) / 2;
  const end = Math.min(height, window.innerHeight * longest);
  return [2, end / 2, end - 2].every((y) => {
    const onTop = document
      .elementsFromPoint(x, top + y)
      .find((each) => element.contains(each) || !each.closest('[data-toast]'));
    return onTop !== undefined && (element.contains(onTop) || onTop.contains(element));
  });
}

/** Alerts with words, such as a refusal. */
const alerts = () => all('[role=alert]').filter((alert) => alert.textContent?.trim());

/** The transparent input of a checkbox or a picture is drawn by what surrounds it. */
const drawn = (control: Element) =>
  (control.matches('[type=checkbox], [type=file]') && control.parentElement) || control;

/** Controls with a reason. */
const withReason = (selector: string) =>
  [...document.querySelectorAll(selector)].map(drawn).filter((control) => {
    const described = control.matches('[aria-describedby]')
      ? control
      : control.querySelector('[aria-describedby]');
    const reasons = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return isDrawn(control) && reasons.some((id) => document.getElementById(id)?.textContent?.trim());
  });

/** Controls that are off, or fields that are wrong, with their reasons. */
const blocked = () => [
  ...all('[data-state=blocked], [data-status=blocked]'),
  ...withReason('[aria-disabled=true]:not([aria-busy=true]), [aria-invalid=true]'),
];

/** Fields and choices that have a value. */
const filled = () =>
  all<HTMLInputElement>('input, textarea').filter((field) =>
    field.matches('[type=radio], [type=checkbox]') ? field.checked : field.value,
  );

/** What a story ends at, such as the costs of what was filled in. */
const marked = () => all(`[${pictureMark}]`);

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
    'settings:fund.unanswered',
    'rewards:unanswered',
  ],
  offline: [
    'common:failure.offline',
    'common:failure.noAnswer',
    'common:failure.notSent',
    'identity:draft.offline',
    'uploads:problems.interrupted.offline',
    'home:news.offlineArticle',
    'home:news.offlineList',
    'market:offline',
  ],
} satisfies Partial<Record<StateKind, QualifiedKey[]>>;

/** The smallest parts that contain one of the sentences. */
function saying(keys: readonly QualifiedKey[], story: StoryContext): Element[] {
  const t = storyText(story);
  return keys.flatMap((key) => {
    const parts = t(key, { time: figure, percent: figure }).split(figure);
    const says = ({ textContent }: Element) => parts.every((part) => textContent?.includes(part));
    return all('body *').filter((element) => says(element) && ![...element.children].some(says));
  });
}

/** The member's own message, in the sheet of customer service. */
const ownMessages = (story: StoryContext) => {
  const head = `${storyText(story)('support:from.member')} · `;
  return all('[role=dialog]').filter((sheet) => sheet.textContent?.includes(head));
};

/**
 * What a story of each kind shows when its play has ended, in words, and the parts that show it. Of several lists the
 * first that has a part counts: a refusal has to be in sight, even if something else is red.
 */
const evidence: Record<
  Exclude<StateKind, 'default'>,
  [shown: string, partsOf: (story: StoryContext) => Element[][]]
> = {
  loading: ['a skeleton or a busy region', () => [all('[data-state=loading], [aria-busy=true]')]],
  empty: ['the empty state', (story) => [all('[data-state=empty]'), saying(sentences.empty, story)]],
  filled: [
    'a field with a value, or what follows from it',
    () => [all('[role=dialog]'), filled().length > 0 ? [...filled(), ...marked()] : []],
  ],
  blocked: ['a control that is off or a field that is wrong, with its reason', () => [blocked()]],
  refused: [
    'an alert, a refused field, a rejected record, or what has changed meanwhile',
    (story) => [
      // A part that couldn't be loaded does not say what was refused.
      alerts().filter((alert) => !alert.matches('[data-state=error]')),
      all('[data-toast]'),
      [
        ...alerts(),
        ...all('[data-tone=danger], [data-status=rejected]'),
        // A banner that has appeared says what has changed.
        ...all('[role=status][data-tone]:not([data-tone=success])'),
        ...saying(sentences.refused, story),
        // A refusal that names a field is told at the field.
        ...withReason('[aria-invalid=true]'),
      ],
    ],
  ],
  sent: [
    'a result',
    (story) => [
      [...all('[data-tone=success], [data-toast]'), ...saying(sentences.sent, story), ...ownMessages(story)],
    ],
  ],
  unknown: ['a result that is unknown', (story) => [saying(sentences.unknown, story)]],
  offline: [
    'that there is no connection',
    (story) => [[...all('[data-state=offline]'), ...saying(sentences.offline, story)]],
  ],
  error: ['a failure', () => [all('[data-state=error]'), alerts(), all('[data-toast]')]],
};

/** What shows a state of a component or a widget, but is not enough on a screen. */
const evidenceOfParts: Partial<Record<StateKind, (story: StoryContext) => Element[]>> = {
  empty: (story) => saying(['market:chart.empty', 'demo:backOffice.empty'], story),
  filled: () => all('[aria-haspopup=dialog][data-filled]'),
  blocked: (story) =>
    saying(['trade:order.blockedTitle', 'blockTrade:noneLeft', 'valueStock:noneLeft'], story),
  offline: (story) => saying(['market:noConnection'], story),
  // An upload that broke off.
  error: () => withReason('[type=file][aria-invalid=true]'),
};

/** The parts that show the state which a story's kind promises. */
export function partsOfState(story: StoryContext): Element[] {
  const kind = kindOfState(story.tags);
  if (kind === 'default') return [];
  const lists = evidence[kind][1](story);
  if (isPart(story)) lists.push(evidenceOfParts[kind]?.(story) ?? []);
  return lists.find((parts) => parts.length > 0) ?? [];
}

/** Whether a story shows the state that its kind promises. Returns one sentence if it does not. */
export function namedStateIssues(story: StoryContext): string[] {
  const kind = kindOfState(story.tags);
  if (kind === 'default') return [];
  const parts = partsOfState(story);
  if (parts.some(isInSight)) return [];
  const [shown] = evidence[kind];
  const says = parts.length > 0 ? 'has it out of sight' : 'does not show it';
  return [`The story is of the kind “${kind}”, which shows ${shown}, but it ${says}`];
}
