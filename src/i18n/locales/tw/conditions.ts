import type { Translation } from '../../translation';
import type { conditions as en } from '../en/conditions';

export const conditions: Translation<typeof en> = {
  kinds: '條件類型',
  explain: {
    stop: {
      buy: '價格漲至觸發價時，以市價買進。',
      sell: '價格跌至觸發價時，以市價賣出。',
    },
    stopLimit: {
      buy: '同觸價單，但不高於限價買進。',
      sell: '同觸價單，但不低於限價賣出。',
    },
    oco: {
      buy: '市價下方的限價與上方的觸發價，一方執行，另一方取消。',
      sell: '市價上方的限價與下方的觸發價，一方執行，另一方取消。',
    },
    trailing: {
      buy: '觸發價以固定距離跟隨下跌的價格。',
      sell: '觸發價以固定距離跟隨上漲的價格。',
    },
  },
  stopPrice: '觸發價',
  stopLimitPrice: '觸發後的限價',
  limitsStop: {
    label: '觸發後也用限價',
    hint: {
      buy: '不高於此價買進。價格跳過時，可能無法成交。',
      sell: '不低於此價賣出。價格跳過時，可能無法成交。',
    },
  },
  trailBy: '距離',
  trailHint: '目前觸發價為 {{price}} 日圓',
  does: {
    limit: { buy: '以 {{limit}} 日圓或更低買進。', sell: '以 {{limit}} 日圓或更高賣出。' },
    stop: {
      buy: '價格漲至 {{stop}} 日圓時，以市價買進。價格跳空時，成交價可能更高。',
      sell: '價格跌至 {{stop}} 日圓時，以市價賣出。價格跳空時，成交價可能更低。',
    },
    stopLimit: {
      buy: '價格漲至 {{stop}} 日圓時，以 {{limit}} 日圓或更低買進。價格跳過限價時，可能無法成交。',
      sell: '價格跌至 {{stop}} 日圓時，以 {{limit}} 日圓或更高賣出。價格跳過限價時，可能無法成交。',
    },
    oco: {
      buy: '以 {{limit}} 日圓或更低買進，或在價格漲至 {{stop}} 日圓時以市價買進，僅執行先到的一方。價格跳空時，成交價可能高於觸發價。',
      sell: '以 {{limit}} 日圓或更高賣出，或在價格跌至 {{stop}} 日圓時以市價賣出，僅執行先到的一方。價格跳空時，成交價可能低於觸發價。',
    },
    ocoStopLimit: {
      buy: '以 {{limit}} 日圓或更低買進，或在價格漲至 {{stop}} 日圓時以 {{after}} 日圓或更低買進，僅執行先到的一方。價格跳過限價時，可能無法成交。',
      sell: '以 {{limit}} 日圓或更高賣出，或在價格跌至 {{stop}} 日圓時以 {{after}} 日圓或更高賣出，僅執行先到的一方。價格跳過限價時，可能無法成交。',
    },
    trailing: {
      buy: '價格自委託後最低點上漲 {{trail}} 日圓時，以市價買進（目前為 {{stop}} 日圓）。價格跳空時，成交價可能更高。',
      sell: '價格自委託後最高點下跌 {{trail}} 日圓時，以市價賣出（目前為 {{stop}} 日圓）。價格跳空時，成交價可能更低。',
    },
  },
  works: '自 {{time}}（日本時間）起生效。',
  ends: '於 {{date}} 收盤後失效。',
  term: '有效期限',
  today: '當日',
  week: '本週',
  untilWeek: '至 {{date}}',
  date: '指定日期',
  until: '到期日',
  chooseDay: '選擇交易日',
  /** What happens to an order with a stop. */
  events: {
    title: '遇到下列情形時',
    gap: '股價跳空：市價停損以下一個成交價執行，價格較差。',
    gapPastLimit: '股價跳過觸發後的限價：價格回來前不執行，也可能一直不成交。',
    endOfOrder: '最後一日結束：委託失效，圈存金額退回。',
    funds: '到達觸發價時可用資金不足：委託失效，圈存金額退回。',
    halt: '股票暫停交易：不執行，恢復後以第一個成交價判斷。',
    auction: '開盤或收盤集合競價：該價格與其他成交價同樣判斷。',
    end: '最後一日結束：委託失效，不再有保護作用。',
    parts: '您自行平倉部分張數：委託最多保留剩餘的張數。',
    margin: '追加保證金：強制平倉價會移動，停損價不變。',
    lock: '尚不可平倉：委託等待，可平倉後生效。',
    liquidation: '先到達強制平倉價：由交易所平倉。',
  },
  /** The closing that an order places at its fill. */
  exit: {
    label: '同時設定平倉委託',
    hint: '停損、停利或兩者。成交時送出。',
    waits: '成交時送出，可平倉後生效。',
    limitPrice: '以 {{price}}（限價）平倉的損益',
    stopPrice: '以 {{price}}（停損價）平倉的損益',
  },
  /** Changing an order that waits. */
  amend: {
    open: '改單',
    title: '更改委託',
    titleClosing: '更改平倉委託',
    submit: '送出改單',
    held: '圈存金額',
    heldAfter: '改單後圈存金額',
    keeps: '排隊順位不變。',
    loses: '更改價格或增加張數，排隊順位將移至最後。',
    unchanged: '沒有任何變更。',
    done: '委託已更改',
    filled: '市價已達您的價格，委託已成交。',
  },
  cancelAll: {
    submit: '全部刪單',
    title: '要刪除全部委託嗎？',
    note: '將刪除所有等待中的委託與平倉委託（{{count}} 筆），退回圈存的 {{amount}}，平倉委託的張數照舊持有。',
    keep: '保留委託',
    done: '委託已刪除',
    doneBody: '已刪除 {{count}} 筆，圈存金額已退回。',
  },
};
