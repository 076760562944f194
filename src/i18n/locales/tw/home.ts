import type { Translation } from '../../translation';
import type { home as en } from '../en/home';

export const home: Translation<typeof en> = {
  title: '首頁',
  assets: {
    total: '總資產',
    available: '可用餘額',
    frozen: '凍結金額',
    margin: '庫存保證金',
    unrealised: '未實現損益',
    realised: '已實現損益',
    hide: '隱藏餘額',
    show: '顯示餘額',
    hidden: '已隱藏',
    explain: '金額組成',
    frozenNote: '等待結果的項目所保留的金額，結果確定後支出或退回。',
  },
  indices: '指數',
  entrances: { title: '服務', market: '行情', positions: '庫存', account: '帳戶' },
  news: { title: '新聞', empty: '今日沒有新聞。', read: '閱讀', notFound: '找不到此新聞，或已下架。' },
  restricted: {
    frozen: '您的帳戶已凍結，可查看內容，但無法交易或出金。請聯絡客服。',
    loginBanned: '此帳戶禁止登入。請聯絡客服。',
    tradeBanned: '此帳戶禁止交易，仍可查看行情與庫存。請聯絡客服。',
    withdrawBanned: '此帳戶禁止出金，仍可交易。請聯絡客服。',
    disabled: '此帳戶已停用。請聯絡客服。',
  },
  account: {
    title: '帳戶',
    number: '帳號',
    registeredAt: '註冊時間',
    verification: '身分驗證',
    verificationStates: { unverified: '未驗證', underReview: '審核中', verified: '已驗證' },
    usd: '美元',
    language: '語言',
    agreement: '使用者與隱私條款',
    logout: '登出',
    logoutConfirm: '要登出此裝置嗎？',
    logoutNote: '委託中的訂單會繼續保留在市場。',
  },
  language: { title: '語言', en: 'English', tw: '繁體中文', jp: '日本語' },
};
