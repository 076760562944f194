import type { Translation } from '../../translation';
import type { common as en } from '../en/common';

export const common: Translation<typeof en> = {
  demo: 'DEMO',
  back: '返回',
  close: '關閉',
  cancel: '取消',
  confirm: '確認',
  retry: '重新載入',
  thatIsAll: '已顯示全部。',
  loading: '載入中',
  reference: '參考編號 {{reference}}',
  shares: '股',
  lots: '張',
  yen: '日圓',
  none: '—',
  pressAgainToQuit: '立即再按一次即可離開。',
  menu: {
    label: '主選單',
    home: '首頁',
    market: '行情',
    search: '搜尋',
    favourites: '自選股',
    trade: '交易',
    menu: '選單',
  },
  notFound: { title: '找不到頁面', body: '此網址沒有頁面。', home: '回首頁' },
  failure: {
    title: '發生問題',
    screen: '無法顯示此頁面。',
    failed: '此部分無法載入。',
    malformed: '伺服器的回應無法讀取。',
    offline: '目前離線，畫面內容可能不是最新。',
    timeout: '伺服器未在 10 秒內回應。',
    server: '伺服器發生錯誤。',
    code: '無法載入此頁面，請確認網路連線。',
  },
};
