import type { Translation } from '../../translation';
import type { requests as en } from '../en/requests';

export const requests: Translation<typeof en> = {
  what: {
    order: '委託',
    cancelOrder: '刪單',
    addMargin: '追加保證金',
    close: '平倉委託',
    cancelClose: '平倉委託刪單',
    dayTrade: '當沖預約',
    cancelDayTrade: '取消當沖預約',
    ipo: '股票申購',
    ipoPayment: '申購繳款',
    blockTrade: '鉅額交易出價',
    valueStock: '價值股申請',
    cancelValueStock: '取消價值股申請',
    tender: '庫藏股應賣',
    cancelTender: '撤回應賣',
    copyTrade: '跟單投資',
    stopCopyTrade: '結束跟單',
    lockUp: '買進鎖定期商品',
    redeemLockUp: '取回鎖定期資金',
    deposit: '入金回報',
    withdrawal: '出金申請',
    cancelWithdrawal: '取消出金',
    exchange: '換匯',
    loan: '借款申請',
    repayment: '還款',
    reward: '領取獎勵',
    other: '申請',
  },
  sent: '{{what}}：{{time}}（日本時間）送出',
  waiting: {
    title: '{{what}}：{{time}}（日本時間）送出，等待結果中',
    body: '一有結果，無論您在哪個畫面都會通知您。請勿重複送出。',
  },
  check: '再次確認',
  carriedOut: {
    title: '{{what}}：已受理',
    body: '於 {{time}}（日本時間）送出。',
    follow: '查看紀錄',
  },
  notCarriedOut: {
    title: '{{what}}：未受理',
    body: '您於 {{time}}（日本時間）送出的內容未生效，之後也不會生效。可以重新送出。',
  },
  told: {
    carriedOut: '{{what}}（{{time}} 日本時間送出）已受理',
    notCarriedOut: '{{what}}（{{time}} 日本時間送出）未受理',
    unknown: '{{what}}（{{time}} 日本時間送出）尚無回應，請勿重複送出。',
  },
};
