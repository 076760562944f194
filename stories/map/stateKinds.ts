/** A kind of state of a screen, a widget or a component. */
export interface KindDetails {
  name: StateKind;
  title: string;
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
    words: ['loading', 'skeleton', '読み込み中', '載入中'],
  },
  empty: {
    title: 'Empty',
    words: ['empty', 'none', '空', 'なし', '沒有資料'],
  },
  default: {
    title: 'As it opens, and what it can show',
    words: ['default', '初期表示', '預設'],
  },
  filled: {
    title: 'Filled in',
    words: ['filled', '入力済み', '已填寫'],
  },
  blocked: {
    title: 'Blocked before sending',
    words: ['blocked', 'disabled', '利用不可', '制限', '無法使用', '限制'],
  },
  refused: {
    title: 'Refused or overtaken by a change',
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
    words: ['sent', 'done', 'submitted', '送信済み', '完了', '已送出', '完成'],
  },
  unknown: {
    title: 'Result unknown',
    words: ['unknown', 'timeout', '結果不明', '結果未知'],
  },
  offline: {
    title: 'Offline',
    words: ['offline', 'connection lost', 'オフライン', '離線'],
  },
  error: {
    title: 'Failed',
    words: ['error', 'fails', 'failed', 'failure', 'エラー', '失敗', '錯誤'],
  },
};

/** The kinds of states, in the order in which a member meets them. */
export const stateKinds: readonly KindDetails[] = order.map((name) => ({ name, ...details[name] }));

/** The kind of state that a story shows, declared by a tag of that name; without one it is a default state. */
export const kindOfState = (tags: readonly string[] = []): StateKind =>
  order.find((kind) => tags.includes(kind)) ?? 'default';
