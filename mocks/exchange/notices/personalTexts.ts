import type { PostingReason } from '../ledger';
import type { NoticeText } from './noticeText';

/** Text of the notice about a withdrawal cancelled by the member. */
export const withdrawalCancelled: NoticeText = {
  title: { en: 'You cancelled a withdrawal', tw: '您已取消一筆出金', jp: '出金を取り消しました' },
  html: {
    en: '<p>¥{amount} is available again. <a href="#/user/withdraw?id={record}">The withdrawal’s record</a> shows when it was cancelled. If that wasn’t you, please contact customer service at once.</p>',
    tw: '<p>{amount} 日圓已退回可用餘額。取消時間請見<a href="#/user/withdraw?id={record}">出金紀錄</a>。若非您本人操作，請立即聯絡線上客服。</p>',
    jp: '<p>{amount}円が買付余力に戻りました。取り消した日時は<a href="#/user/withdraw?id={record}">出金の履歴</a>をご覧ください。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。</p>',
  },
};

/**
 * Texts of notices about money moved without an action of the member. `{amount}` is in yen, `{record}` the id of the
 * record, `{product}` the name of its stock, with the code, or of its product. Each text links to what it refers to.
 */
export const personalTexts: Partial<Record<PostingReason, NoticeText>> = {
  deposit: {
    title: { en: 'A deposit has arrived', tw: '入金已入帳', jp: '入金が反映されました' },
    html: {
      en: '<p>¥{amount} was added to your available balance.</p>',
      tw: '<p>{amount} 日圓已加入您的可用餘額。</p>',
      jp: '<p>{amount}円が買付余力に加わりました。</p>',
    },
  },
  withdrawalPaid: {
    title: { en: 'A withdrawal was paid', tw: '出金已匯出', jp: '出金が完了しました' },
    html: {
      en: '<p>¥{amount} was sent to your bank account.</p>',
      tw: '<p>{amount} 日圓已匯至您的銀行帳戶。</p>',
      jp: '<p>{amount}円を出金先銀行口座に振り込みました。</p>',
    },
  },
  withdrawalReturned: {
    title: { en: 'A withdrawal wasn’t completed', tw: '出金未能完成', jp: '出金できませんでした' },
    html: {
      en: '<p>¥{amount} is available again. <a href="#/user/withdraw?id={record}">The withdrawal’s record</a> shows the reason and what you can do.</p>',
      tw: '<p>{amount} 日圓已退回可用餘額。<a href="#/user/withdraw?id={record}">出金紀錄</a>中載明原因與處理方式。</p>',
      jp: '<p>{amount}円が買付余力に戻りました。理由と次の手順は<a href="#/user/withdraw?id={record}">出金の履歴</a>をご覧ください。</p>',
    },
  },
  ipoForfeited: {
    title: {
      en: 'IPO: not paid in time',
      tw: '股票申購：逾期未繳款',
      jp: 'IPO：購入手続きの期限を過ぎました',
    },
    html: {
      en: '<p>{product}: you lost the shares you won, because you didn’t pay for them in time. ¥{amount} is available again.</p>',
      tw: '<p>{product}：逾期未繳款，中籤股份已失效，{amount} 日圓已退回可用餘額。</p>',
      jp: '<p>{product}：購入手続きがなかったため、当選は無効となりました。{amount}円が買付余力に戻りました。</p>',
    },
  },
  ipoListed: {
    title: { en: 'IPO: your shares are listed', tw: '股票申購：股份已上市', jp: 'IPO：株式が上場しました' },
    html: {
      en: '<p>{product}: your shares are now among <a href="#/position/position">your positions</a> and can be sold.</p>',
      tw: '<p>{product}：股份已列入您的<a href="#/position/position">部位</a>，可賣出。</p>',
      jp: '<p>{product}：<a href="#/position/position">保有株式</a>に入り、売却できるようになりました。</p>',
    },
  },
  valueStockPassed: {
    title: {
      en: 'A value-stock application was approved',
      tw: '價值股申請已通過',
      jp: 'バリュー株の申込が承認されました',
    },
    html: {
      en: '<p>{product}: ¥{amount} was paid, including the fee. The shares are now among <a href="#/position/position">your positions</a>.</p>',
      tw: '<p>{product}：已支付 {amount} 日圓（含手續費），股份已列入您的<a href="#/position/position">部位</a>。</p>',
      jp: '<p>{product}：手数料を含む{amount}円が支払われ、<a href="#/position/position">保有株式</a>に入りました。</p>',
    },
  },
  valueStockRejected: {
    title: {
      en: 'A value-stock application was rejected',
      tw: '價值股申請未通過',
      jp: 'バリュー株の申込は承認されませんでした',
    },
    html: {
      en: '<p>{product}: ¥{amount} is available again. <a href="#/home/worthList">Your applications</a> show the reason.</p>',
      tw: '<p>{product}：圈存的 {amount} 日圓已退回可用餘額。原因請見<a href="#/home/worthList">申請紀錄</a>。</p>',
      jp: '<p>{product}：拘束されていた{amount}円は買付余力に戻りました。理由は<a href="#/home/worthList">申込履歴</a>をご覧ください。</p>',
    },
  },
  blockTradePassed: {
    title: { en: 'A block trade was approved', tw: '鉅額交易已通過', jp: '立会外取引が承認されました' },
    html: {
      en: '<p>{product}: ¥{amount} was paid, including the fee. The shares are now among <a href="#/position/position">your positions</a>.</p>',
      tw: '<p>{product}：已支付 {amount} 日圓（含手續費），股份已列入您的<a href="#/position/position">部位</a>。</p>',
      jp: '<p>{product}：手数料を含む{amount}円が支払われ、<a href="#/position/position">保有株式</a>に入りました。</p>',
    },
  },
  blockTradeRejected: {
    title: { en: 'A block trade was rejected', tw: '鉅額交易未通過', jp: '立会外取引は承認されませんでした' },
    html: {
      en: '<p>{product}: ¥{amount} is available again. <a href="#/common/dividend3">Your applications</a> show the reason.</p>',
      tw: '<p>{product}：圈存的 {amount} 日圓已退回可用餘額。原因請見<a href="#/common/dividend3">申請紀錄</a>。</p>',
      jp: '<p>{product}：拘束されていた{amount}円は買付余力に戻りました。理由は<a href="#/common/dividend3">申込履歴</a>をご覧ください。</p>',
    },
  },
  copyTradeEnded: {
    title: { en: 'A copy trade has ended', tw: '跟單交易已結束', jp: 'コピートレードが終了しました' },
    html: {
      en: '<p>{product}: ¥{amount}, including <a href="#/gdindex/gdList?tab=copyTrading&amp;id={record}">gains and losses</a>, is available again.</p>',
      tw: '<p>{product}：{amount} 日圓（含<a href="#/gdindex/gdList?tab=copyTrading&amp;id={record}">損益</a>）已退回可用餘額。</p>',
      jp: '<p>{product}：<a href="#/gdindex/gdList?tab=copyTrading&amp;id={record}">損益</a>を含めて{amount}円が買付余力に戻りました。</p>',
    },
  },
  lockUpEnded: {
    title: { en: 'A lock-up has ended', tw: '鎖定期已結束', jp: '満期型自動売買が終了しました' },
    html: {
      en: '<p>{product}: the principal of ¥{amount}, with its gain or loss, is available again. <a href="#/gdindex/gdList?tab=lockUp&amp;id={record}">The record</a> shows both.</p>',
      tw: '<p>{product}：本金 {amount} 日圓已退回可用餘額，並已加計收益或扣除虧損，明細請見<a href="#/gdindex/gdList?tab=lockUp&amp;id={record}">紀錄</a>。</p>',
      jp: '<p>{product}：元本{amount}円に損益を加減した金額が買付余力に戻りました。内訳は<a href="#/gdindex/gdList?tab=lockUp&amp;id={record}">履歴</a>をご覧ください。</p>',
    },
  },
  loanGranted: {
    title: { en: 'A loan was paid out', tw: '借款已撥款', jp: '借入金が入金されました' },
    html: {
      en: '<p>¥{amount} was added to your available balance. <a href="#/user/jkjl?id={record}">The loan’s record</a> shows the due date and what you owe.</p>',
      tw: '<p>{amount} 日圓已加入您的可用餘額。還款期限與應還金額請見<a href="#/user/jkjl?id={record}">借款紀錄</a>。</p>',
      jp: '<p>{amount}円が買付余力に加わりました。返済期日と返済額は<a href="#/user/jkjl?id={record}">借入の履歴</a>をご覧ください。</p>',
    },
  },
  referralReward: {
    title: { en: 'A reward for inviting a friend', tw: '邀請好友獎勵', jp: '友だち招待の特典' },
    html: {
      en: '<p>A friend you invited has been verified. ¥{amount} was added to your available balance.</p>',
      tw: '<p>您邀請的好友已完成身分驗證，{amount} 日圓已加入您的可用餘額。</p>',
      jp: '<p>招待した方の本人確認が済み、{amount}円が買付余力に加わりました。</p>',
    },
  },
};
