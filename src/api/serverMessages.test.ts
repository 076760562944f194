import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MessageKey, messageKeys, numberedMessages } from './contract/messageKeys';
import { english } from './serverFragments/english';
import { fragmentsOf } from './serverFragments/fragmentsOf';
import { japanese } from './serverFragments/japanese';
import { simplifiedChinese } from './serverFragments/simplifiedChinese';
import { traditionalChinese } from './serverFragments/traditionalChinese';
import { recogniseMessage } from './serverMessages';
import { plain, read } from './serverWords/reading';
import { type Word, words, wordsIn } from './serverWords/words';

const fragments = messageKeys.flatMap((key) => fragmentsOf(key).map((fragment) => ({ key, fragment })));
const keyOf = (message: string) => recogniseMessage(message)?.key;

describe('the table', () => {
  it.each(Object.entries({ english, simplifiedChinese, traditionalChinese, japanese }))(
    'lists each message once in %s, in the order of the catalogue',
    (_, language) => expect(Object.keys(language)).toEqual([...messageKeys]),
  );

  it('has no fragment that belongs to two messages', () => {
    const seen = new Map<string, MessageKey>();
    for (const { key, fragment } of fragments) {
      const bare = fragment.replace(/[\s\p{P}]/gu, '');
      expect(seen.get(bare) ?? key, fragment).toBe(key);
      seen.set(bare, key);
    }
  });

  it('is written in the normal form of messages: lower case, no full-width forms', () => {
    for (const { fragment } of fragments) {
      const letters = fragment.replace('N', '');
      expect(letters.normalize('NFKC').toLowerCase()).toBe(letters);
    }
  });
});

describe('recognition', () => {
  it.each(messageKeys)('recognises %s by each of its fragments', (key) => {
    for (const fragment of fragmentsOf(key)) {
      const message = fragment.replace('N', '7');
      expect(keyOf(message), message).toBe(key);
      expect(keyOf(`  Error: ${message.toUpperCase()}!! `), message).toBe(key);
    }
  });

  it.each([
    // A general fragment inside a specific one: the longest wins.
    ['Insufficient available balance', 'insufficientBalance'],
    ['Insufficient funds for subscription', 'insufficientSubscriptionFunds'],
    ['申购资金不足', 'insufficientSubscriptionFunds'],
    ['申込資金が不足しています', 'insufficientSubscriptionFunds'],
    ['Block-trade minimum not reached', 'blockTradeMinimum'],
    ['Block-trade buy below minimum', 'blockTradeBelowMinimum'],
    ['Amount below minimum', 'belowMinimum'],
    ['Amount is less than the minimum withdrawal amount', 'withdrawalMinimum'],
    ['The amount exceeds the maximum deposit', 'depositMaximum'],
    ['Beyond the daily purchase count', 'dailyPurchaseCount'],
    ['Outside deposit time', 'outsideDepositTime'],
    ['Outside withdrawal time', 'outsideWithdrawalTime'],
    ['Outside deposit or withdrawal time', 'outsideFundsTime'],
    ['不在充值提现时间', 'outsideFundsTime'],
    ['入出金時間外です', 'outsideFundsTime'],
    ['入金・出金時間外です', 'outsideFundsTime'],
    ['Bank account does not exist', 'cardNotFound'],
    ['銀行口座が存在しません', 'cardNotFound'],
    ['Account does not exist', 'accountNotFound'],
    ['资金密码错误', 'wrongFundPassword'],
    ['取引パスワードが正しくありません', 'wrongFundPassword'],
    ['チャネルパスワードが違います', 'wrongChannelPassword'],
    ['ﾁｬﾈﾙﾊﾟｽﾜｰﾄﾞが違います', 'wrongChannelPassword'],
    ['原密码错误', 'wrongOriginalPassword'],
    ['密码错误', 'wrongAccountOrPassword'],
    ['大口取引時間外です', 'blockTradeClosed'],
    ['Your account has been frozen', 'accountFrozen'],
    ['账号被冻结', 'accountFrozen'],
    // A sentence with a reason and a consequence: the reason counts.
    ['出金時間外のため、出金できません', 'outsideWithdrawalTime'],
    ['パスワードが違います。もう一度パスワードを入力してください', 'wrongAccountOrPassword'],
    ['不在提现时间，不能提现', 'outsideWithdrawalTime'],
    ['信用分不足，不能提现', 'creditInsufficient'],
    ['实名认证未通过，请先完成实名认证', 'realNameNotPassed'],
    ['非交易时间禁止交易', 'nonTradingHours'],
    ['価格が制限値幅の上限を超えています', 'exceedsPriceLimit'],
    ['今天买入的股票，当天内不可卖出', 'notSellableSameDay'],
    ['Card not found, so you cannot withdraw', 'cardNotFound'],
    ['Real name not complete!', 'realNameMissing'],
    ['Real name not done +1', 'realNameMissing'],
    ['Upload failed, please try again later', 'uploadFailed'],
  ] as const)('%s → %s', (message, key) => expect(keyOf(message)).toBe(key));

  it.each([
    'INSUFFICIENT   AVAILABLE\n BALANCE',
    'ｉｎｓｕｆｆｉｃｉｅｎｔ　ａｖａｉｌａｂｌｅ　ｂａｌａｎｃｅ',
    '余额 不足',
    '【余额不足】',
    'The available balance is insufficient.',
    '您的余额不足！',
    '残高　不足！',
  ])('ignores case, width, blanks, punctuation and articles: %s', (message) => {
    expect(keyOf(message)).toBe('insufficientBalance');
  });

  it.each([
    '',
    ' ',
    'N',
    '15',
    'Dear member',
    'toString',
    '__proto__',
    '<html><body>502</body></html>',
    '#{n}',
  ])('does not recognise %j', (message) => expect(recogniseMessage(message)).toBeUndefined());

  it('finds a fragment anywhere in a message', () => {
    // Text with a word of its own changes the meaning: "outside withdrawal time ok" is good news, "no" negates.
    const textWithoutWords = fc.string().filter((text) => {
      const has = wordsIn(read(plain(text)));
      return !/no/i.test(text) && !(Object.keys(words) as Word[]).some(has);
    });
    fc.assert(
      fc.property(
        textWithoutWords,
        fc.constantFrom(...fragments),
        textWithoutWords,
        (before, { key, fragment }, after) => {
          expect(keyOf(`${before} ${fragment.replace('N', '7')} ${after}`)).toBe(key);
        },
      ),
    );
  });

  it('reads only the beginning of a very long message', () => {
    expect(keyOf(`${'(1,'.repeat(600)}余额不足`)).toBe('insufficientBalance');
    expect(keyOf(`${'(1,'.repeat(1_000_000)}余额不足`)).toBeUndefined();
    expect(keyOf(`余额不足${'﷽\ud800 1.1'.repeat(1_000_000)}`)).toBe('insufficientBalance');
  });
});

describe('the number of a message', () => {
  it.each([
    ['提现金额低于最低提现金额1,000元', 'withdrawalMinimum', '1000'],
    ['最高提现５，０００，０００日元', 'withdrawalMaximum', '5000000'],
    ['Minimum deposit: 1,234.50', 'depositMinimum', '1234.50'],
    ['最低入金額は10000円です', 'depositMinimum', '10000'],
    ['Not sellable for 3 days', 'notSellableForDays', '3'],
    ['买入后 3 天内不可卖出', 'notSellableForDays', '3'],
    ['Sellable after 20 minutes', 'sellableAfterMinutes', '20'],
    ['20分後に売却できます', 'sellableAfterMinutes', '20'],
    ['1日の購入回数の上限（5回）に達しました', 'dailyPurchaseCount', '5'],
    ['大口取引の1日の上限は11回です', 'blockTradeDailyLimit', '11'],
    ['Below minimum', 'belowMinimum', undefined],
    // An error code is not a limit.
    ['[W03] 最低出金額に足りません', 'withdrawalMinimum', undefined],
    ['E302：出金額が上限(5,000,000)を超えています', 'withdrawalMaximum', '5000000'],
    ['code:2012,提现超出最大限额', 'withdrawalMaximum', undefined],
    ['ERR_4103 withdraw amt < min 1000', 'withdrawalMinimum', '1000'],
    // The meaning of the number is not certain.
    ['最高提现500万元', 'withdrawalMaximum', undefined],
    ['Maximum deposit 5 million', 'depositMaximum', undefined],
    ['Minimum deposit 500k', 'depositMinimum', undefined],
    ['Minimum deposit 100 USDT', 'depositMinimum', undefined],
    ['Minimum deposit 100USD', 'depositMinimum', undefined],
    ['最低充值100美元', 'depositMinimum', undefined],
    ['Deposit minimum 100, maximum 500', 'depositMinimum', undefined],
    ['Minimum deposit 1,00', 'depositMinimum', undefined],
    ['Minimum deposit 1.2.3', 'depositMinimum', undefined],
    // The message has no number, so the number is ignored.
    ['Insufficient balance: 100', 'insufficientBalance', undefined],
    ['非交易时间 0930', 'nonTradingHours', undefined],
  ] as const)('%s', (message, key, n) => {
    expect(recogniseMessage(message)).toEqual({ key, params: n === undefined ? {} : { n } });
  });

  it.each([
    ['Sell only after 15 minutes', 'sellAfterFifteenMinutes', undefined],
    ['买入15分钟后才能卖出', 'sellAfterFifteenMinutes', undefined],
    ['買入後15分鐘才能賣出', 'sellAfterFifteenMinutes', undefined],
    ['購入から15分間は売却できません', 'sellAfterFifteenMinutes', undefined],
    ['Sellable after 15 minutes', 'sellableAfterMinutes', '15'],
    ['15分钟后可卖出', 'sellableAfterMinutes', '15'],
    ['Sell only after 20 minutes', 'sellableAfterMinutes', '20'],
    ['Sell only after 115 minutes', 'sellableAfterMinutes', '115'],
    ['115分钟后才能卖出', 'sellableAfterMinutes', '115'],
    ['Sellable after 3 days', 'notSellableForDays', '3'],
  ] as const)('distinguishes 15 minutes, N minutes and N days: %s', (message, key, n) => {
    expect(recogniseMessage(message)).toEqual({ key, params: n === undefined ? {} : { n } });
  });

  it('is kept at any size, in every numbered message and fragment', () => {
    for (const key of numberedMessages) {
      for (const fragment of fragmentsOf(key)) {
        const message = fragment.includes('N')
          ? fragment.replace('N', '90071992547409931')
          : `${fragment} 90071992547409931`;
        expect(recogniseMessage(message), message).toEqual({ key, params: { n: '90071992547409931' } });
      }
    }
  });
});
