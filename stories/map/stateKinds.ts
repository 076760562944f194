/** A kind of state of a screen. */
export interface KindDetails {
  name: StateKind;
  title: string;
  /** Words in the name of a story. */
  inName: RegExp;
  /** Words that a reader may look for, in three languages. */
  words: readonly string[];
}

/** In the order in which a member meets them. */
const order = [
  'loading',
  'empty',
  'default',
  'filled',
  'blocked',
  'refused',
  'sent',
  'unknown',
  'offline',
  'error',
] as const;

export type StateKind = (typeof order)[number];

const details: Record<StateKind, Omit<KindDetails, 'name'>> = {
  loading: {
    title: 'Loading',
    inName: /\b(loading|slow)\b/,
    words: ['loading', 'skeleton', '読み込み中', '載入中'],
  },
  empty: {
    title: 'Empty',
    inName: /\b(empty|none|nothing|no)\b(?! (fund password|answer))/,
    words: ['empty', 'none', '空', 'なし', '沒有資料'],
  },
  default: {
    title: 'As it opens, and what it can show',
    inName: /\bdefault\b/,
    words: ['default', '初期表示', '預設'],
  },
  filled: {
    title: 'Filled in',
    inName:
      /^(filled|typed|confirm|maximum|choose|chosen|account chosen|pasted|composed)\b(?! (meanwhile|while|order|at))/,
    words: ['filled', '入力済み', '已填寫'],
  },
  blocked: {
    title: 'Blocked before sending',
    inName:
      /\b(blocked|wrong|frozen|banned|disabled|locked|must read|unverified|newcomer|outside|too short|too weak|too large|missing|(balance|second) short|closed|limit reached|count reached|under review)\b/,
    words: ['blocked', 'disabled', '利用不可', '制限', '無法使用', '限制'],
  },
  refused: {
    title: 'Refused or overtaken by a change',
    inName:
      /\b(refused|refuses|rejected|not accepted|meanwhile|while open|too frequent|too often|too many)\b|\b(above|below|beyond) new\b/,
    words: [
      'refused',
      'refusal',
      'rejected',
      'rejection',
      'declined',
      'denied',
      '拒否',
      '却下',
      '拒絕',
      '退回',
    ],
  },
  sent: {
    title: 'Sent and done',
    inName: /^(sent|done|double tap|added|removed|bought|eight (taps|enters))\b(?!.*refused)/,
    words: ['sent', 'done', 'submitted', '送信済み', '完了', '已送出', '完成'],
  },
  unknown: {
    title: 'Result unknown',
    inName: /\b(result unknown|no answer)\b/,
    words: ['unknown', 'timeout', '結果不明', '結果未知'],
  },
  offline: {
    title: 'Offline',
    inName: /\b(offline|connection lost)\b/,
    words: ['offline', 'connection lost', 'オフライン', '離線'],
  },
  error: {
    title: 'Failed',
    inName: /\b(fails|fail|failed|malformed|not found|unauthorized|dead token|gone|unreadable)\b/,
    words: ['error', 'fails', 'failed', 'failure', 'エラー', '失敗', '錯誤'],
  },
};

/** The kinds of states, in the order in which a member meets them. */
export const stateKinds: readonly KindDetails[] = order.map((name) => ({ name, ...details[name] }));

/** The more particular kinds first: `Offline With Stored Headlines` is offline, `Closed Meanwhile` is refused. */
const particular: readonly StateKind[] = [
  'unknown',
  'offline',
  'error',
  'loading',
  'refused',
  'filled',
  'sent',
  'empty',
  'blocked',
];

/** Last words of files of stories whose stories are all of a kind. */
const files: readonly (readonly [RegExp, StateKind])[] = [
  [/Refused\.stories/, 'refused'],
  [/Blocked\.stories/, 'blocked'],
  [/Sent\.stories/, 'sent'],
  [/Unknown\.stories/, 'unknown'],
];

/**
 * The kind of state that a story shows, by its name, else by the name of its file. A wrong password is blocked before
 * sending, but refused among the refusals.
 */
export function kindOfState(name: string, file = ''): StateKind {
  const words = name.toLowerCase();
  const byName = particular.find((kind) => details[kind].inName.test(words));
  if (byName && byName !== 'blocked') return byName;
  return files.find(([end]) => end.test(file))?.[1] ?? byName ?? 'default';
}
