import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MessageKey, messageKeys } from './contract/messageKeys';
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
