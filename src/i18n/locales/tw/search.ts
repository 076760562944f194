import type { Translation } from '../../translation';
import type { search as en } from '../en/search';

export const search: Translation<typeof en> = {
  title: '搜尋',
  label: '搜尋股票',
  placeholder: '股票代號、名稱或日文讀音',
  clear: '清除輸入',
  results: '搜尋結果',
  found: '找到 {{amount}} 檔股票',
  foundMany: '前 {{amount}} 檔，繼續輸入可縮小範圍',
  none: {
    title: '找不到符合「{{query}}」的股票。',
    hint: '請試試只輸入股票代號、名稱的一部分，或日文假名讀音。',
  },
  history: {
    title: '最近搜尋',
    again: '再次搜尋「{{query}}」',
    remove: '從最近搜尋移除「{{query}}」',
    clear: '全部清除',
    showAll: '顯示全部 {{amount}} 筆',
    removed: '已移除「{{query}}」。',
    cleared: '已清除最近搜尋。',
  },
  seen: {
    title: '最近瀏覽',
    clear: '清除',
    cleared: '已清除最近瀏覽的個股。',
  },
  movers: { title: '今日漲跌幅排行', all: '查看全部' },
  popular: {
    title: '今日成交金額排行',
    all: '查看全部',
    empty: '今日尚無成交。',
    browse: '瀏覽股票',
  },
  star: '將 {{name}} 加入自選股',
  unstar: '將 {{name}} 從自選股移除',
};
