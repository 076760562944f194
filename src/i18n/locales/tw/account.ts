import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account: Translation<typeof en> = {
  balances: '餘額',
  arithmetic: '明細',
  profit: '已實現損益',
  usd: '美元',
  creditScore: '信用分數',
  creditLimit: '借款額度',
  borrowed: '借款餘額',
  points: '{{score}} 分（滿分 100 分）',
  notes: {
    available: '可用於委託或出金。',
    frozenNone: '目前沒有等待結果的項目。',
    profit:
      '截至目前已實現的累計損益（已扣所有費用）：各類部位、扣除績效費後的跟單，以及已結束的商品，已計入餘額。',
    unrealised: '未平倉部位若現在全部平倉的損益，加上商品至今的損益；尚未確定，仍可能虧損。',
    usd: '以美元持有的金額，屬於外幣的一部分，依銀行目前匯率計入資產。',
    limit: '依目前信用分數可借的上限。每日簽到可提高分數，付款不會提高分數。',
    left: '各筆借款另有條件',
    borrowed: '尚未償還的本金。已計入總資產，須償還。',
  },
  left: '剩餘額度',
  net: '總資產扣除借款',
  go: {
    records: '資金明細',
    exchange: '換匯',
    credit: '如何提高分數',
    loan: '借款／還款',
  },
  groups: { money: '資金', account: '您的帳戶', house: '說明' },
  entrances: {
    cards: '銀行帳戶',
    loan: '借款',
    loanRecords: '借款紀錄',
    identity: '身分驗證',
    signIn: '簽到與信用分數',
    notices: '公告',
    settings: '設定',
    invite: '邀請好友',
    service: '客服',
    rules: '交易規則',
    agreement: '使用者與隱私條款',
    about: '關於我們',
  },
  unread: '{{unread}} 則未讀',
  since: '{{date}} 加入',
};
