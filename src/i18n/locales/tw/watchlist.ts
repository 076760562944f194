import type { Translation } from '../../translation';
import type { watchlist as en } from '../en/watchlist';

export const watchlist: Translation<typeof en> = {
  title: '自選股',
  list: '自選股：{{exchange}}',
  add: '新增股票',
  edit: '編輯',
  done: '完成',
  remove: '移除',
  removeName: '將 {{name}} 從自選股移除',
  toTop: '將 {{name}} 移到最前面',
  isFirst: '{{name}} 已在最前面',
  removed: '已移除 {{name}}。',
  undo: '復原',
  unlisted: '已下市',
  empty: {
    title: '自選股是空的。',
    hint: '搜尋股票並點選星號，即可加入自選股。',
    exchange: '此交易所沒有自選股。',
    find: '搜尋股票',
  },
  sort: {
    label: '排序',
    own: '自訂順序',
    code: '代號',
    name: '名稱',
    price: '現價',
    percent: '漲跌幅',
    amount: '漲跌',
    ascending: '由低到高',
    descending: '由高到低',
    editOwn: '編輯時以自訂順序顯示。',
  },
  changeAs: { label: '漲跌顯示', percent: '%', amount: '日圓' },
  move: {
    role: '拖曳把手',
    handle: '移動 {{name}}',
    instructions:
      '要移動股票，請在把手上按空白鍵，以上下方向鍵移動，再按一次空白鍵放下。按 Esc 鍵可回到原位。',
    pickedUp: '已選取 {{name}}，位於第 {{place}} 位，共 {{total}} 檔。',
    movedTo: '{{name}} 位於第 {{place}} 位，共 {{total}} 檔。',
    putDown: '已將 {{name}} 放在第 {{place}} 位，共 {{total}} 檔。',
    cancelled: '已取消移動，{{name}} 回到第 {{place}} 位，共 {{total}} 檔。',
    first: '已將 {{name}} 移到最前面。',
  },
};
