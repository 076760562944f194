import { describe, expect, it } from 'vitest';
import { textsOf } from './shownTexts';
import { type AvoidedWord, testWords } from './testWords';

const texts = textsOf('tw');

/** Words to avoid, and their replacements. */
const words: readonly AvoidedWord[] = [
  [/庫存/, '部位'],
  // A company's purchase orders are 訂單.
  [/(?<!起重機)訂單/, '委託, and 單號 for the number of anything but an order'],
  [/取消(此|該|等待中的)?(平倉)?委託/, '刪單'],
  // 凍結 is used only for accounts.
  [/(?<!帳戶已)凍結/, '圈存'],
  [/帶單/, '策略提供者'],
  [/基金/, '投資商品, or 資產規模 for its size'],
  [/信用額度|信用借款/, '借款額度, 借款'],
  [/實名/, '身分驗證'],
  [/通道/, '入金專用密碼, 新股申購'],
  [/追繳/, '追加保證金'],
  [/回撤/, '距高點最大跌幅'],
  [/(買進|賣出)手續費/, '建倉手續費, 平倉手續費'],
  [/平倉費(?!用)/, '平倉處理費'],
  [/最[高低]成交價/, '成交價上限, 成交價下限'],
  [/距成交價|與成交價/, '現價'],
  [/最低買進價/, '最低出價'],
  [/最[高低](申購)?(股|張)數/, '最多股數, 最少股數'],
  [/^(平倉|取消)者$/, '平倉原因, 取消原因'],
  [/餘額不足 \{/, '餘額還差'],
  [/禁止(交易|登入|出金)/, '目前無法, and what is still possible'],
  [/主板/, '主市場'],
  [/記錄/, '紀錄'],
  [/還款完成/, '已還款，尚未還清'],
  [/・/, '／ or 與'],
  [/東京時間/, '日本時間'],
  [/展示|模擬環境/, '示範環境'],
];

testWords('tw', words);

describe('Chinese texts for Taiwan', () => {
  it('state that every deadline is in Japan time', () => {
    for (const [place, text] of texts) expect(text, place).not.toMatch(/\} ?[前起]/);
  });

  it('label opening and title of a review 核對 and sending 送出, never 確認', () => {
    const buttons = [...texts].filter(([place]) => /\.(review|confirm|submit\w*|closeSubmit)$/.test(place));
    expect(buttons.length).toBeGreaterThan(20);
    for (const [place, text] of buttons) expect(text, place).not.toMatch(/^確認.|.確認$/);
  });
});
