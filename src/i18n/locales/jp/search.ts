import type { Translation } from '../../translation';
import type { search as en } from '../en/search';

export const search: Translation<typeof en> = {
  title: '検索',
  label: '銘柄を検索',
  placeholder: 'コード・銘柄名・読みがな',
  clear: '入力を消す',
  results: '検索結果',
  found: '{{amount}}件見つかりました',
  foundMany: '先頭の{{amount}}件（続きを入力して絞り込み）',
  none: {
    title: '「{{query}}」に一致する銘柄はありません。',
    hint: '銘柄コードだけ、銘柄名の一部、または読みがなでお試しください。',
  },
  history: {
    title: '検索履歴',
    again: '「{{query}}」をもう一度検索',
    remove: '「{{query}}」を検索履歴から削除',
    clear: 'すべて削除',
    showAll: '{{amount}}件すべて表示',
    removed: '「{{query}}」を削除しました。',
    cleared: '検索履歴を削除しました。',
  },
  seen: {
    title: '最近見た銘柄',
    clear: '消去',
    cleared: '最近見た銘柄を消去しました。',
  },
  movers: { title: '本日の値上がり・値下がり', all: 'すべて見る' },
  popular: {
    title: '本日の売買代金上位',
    all: 'すべて見る',
    empty: '本日の約定はまだありません。',
    browse: '銘柄を見る',
  },
  star: '{{name}} をお気に入りに追加',
  unstar: '{{name}} をお気に入りから削除',
};
