import type { Translation } from '../../translation';
import type { watchlist as en } from '../en/watchlist';

export const watchlist: Translation<typeof en> = {
  title: 'お気に入り',
  list: 'お気に入り：{{exchange}}',
  add: '銘柄を追加',
  edit: '編集',
  done: '完了',
  remove: '削除',
  removeName: '{{name}} をお気に入りから削除',
  toTop: '{{name}} を先頭へ移動',
  isFirst: '{{name}} はすでに先頭です',
  removed: '{{name}} を削除しました。',
  undo: '元に戻す',
  unlisted: '上場廃止',
  empty: {
    title: 'お気に入りはまだありません。',
    hint: '銘柄を検索して星をタップすると、ここに表示されます。',
    exchange: 'お気に入りに、この取引所の銘柄はありません。',
    find: '銘柄を検索',
  },
  sort: {
    label: '並び順',
    own: 'カスタム順',
    code: 'コード',
    name: '銘柄名',
    price: '現在値',
    percent: '騰落率',
    amount: '前日比',
    ascending: '小さい順',
    descending: '大きい順',
    editOwn: '編集中はカスタム順で表示します。',
  },
  changeAs: { label: '前日比の表示', percent: '%', amount: '円' },
  move: {
    role: 'つまみ',
    handle: '{{name}} を移動',
    instructions:
      '銘柄を移動するには、つまみでスペースキーを押し、上下の矢印キーで動かして、もう一度スペースキーを押してください。Escキーで元の位置に戻ります。',
    pickedUp: '{{name}} を選びました。{{total}}件中{{place}}番目です。',
    movedTo: '{{name}} は{{total}}件中{{place}}番目です。',
    putDown: '{{name}} を{{total}}件中{{place}}番目に置きました。',
    cancelled: '移動を取り消しました。{{name}} は{{total}}件中{{place}}番目に戻りました。',
    first: '{{name}} を先頭に移動しました。',
  },
};
