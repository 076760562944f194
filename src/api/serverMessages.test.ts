import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MessageKey, messageKeys } from './contract/messageKeys';
import { english } from './serverFragments/english';
import { fragmentsOf } from './serverFragments/fragmentsOf';
import { japanese } from './serverFragments/japanese';
import { simplifiedChinese } from './serverFragments/simplifiedChinese';
import { traditionalChinese } from './serverFragments/traditionalChinese';
import { recogniseMessage } from './serverMessages';

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
    // The longest fragment wins, because it is the more specific one.
    ['Insufficient funds for subscription', 'insufficientSubscriptionFunds'],
    ['申购资金不足', 'insufficientSubscriptionFunds'],
    ['申込資金が不足しています', 'insufficientSubscriptionFunds'],
    ['Block-trade minimum not reached', 'blockTradeMinimum'],
    ['Block-trade buy below minimum', 'blockTradeBelowMinimum'],
    ['Amount below minimum', 'belowMinimum'],
    ['Outside deposit time', 'outsideDepositTime'],
    ['Outside withdrawal time', 'outsideWithdrawalTime'],
    ['Outside deposit or withdrawal time', 'outsideFundsTime'],
    ['不在充值提现时间', 'outsideFundsTime'],
    ['入出金時間外です', 'outsideFundsTime'],
    ['資金密碼錯誤', 'wrongFundPassword'],
    ['取引パスワードが違います', 'wrongFundPassword'],
    ['ﾁｬﾈﾙﾊﾟｽﾜｰﾄﾞが違います', 'wrongChannelPassword'],
    ['原密码错误', 'wrongOriginalPassword'],
    ['大口取引時間外です', 'blockTradeClosed'],
    ['Your account has been frozen.', 'accountFrozen'],
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
    // Letters and digits beside a fragment could make a longer one, or another number.
    const others = fc.string({ unit: fc.constantFrom(' ', '!', '。', 'z', '〒', '…', '*') });
    fc.assert(
      fc.property(others, fc.constantFrom(...fragments), others, (before, { key, fragment }, after) => {
        expect(keyOf(`${before} ${fragment.replace('N', '7')} ${after}`)).toBe(key);
      }),
    );
  });

  it.each([
    // Each resembles a message of the catalogue. A guess about money is worse than the server's own sentence.
    'The withdrawal of 5,000 yen was accepted',
    '残高をご確認ください',
    '余额已更新',
    'Maintenance tonight from 23:00',
    'Order filled',
  ])('leaves a sentence without a fragment as it is: %s', (message) => {
    expect(recogniseMessage(message)).toBeUndefined();
  });

  it('prefers the code of the envelope, whatever the sentence says', () => {
    expect(recogniseMessage('Bitte mindestens 1,000 JPY', 'withdrawalMinimum')).toEqual({
      key: 'withdrawalMinimum',
      params: { n: '1000' },
    });
    expect(recogniseMessage('余额不足', 'systemBusy')?.key).toBe('systemBusy');
  });

  it.each(['', 'E302', 'toString', '__proto__'])('ignores the code %j, which is no key', (code) => {
    expect(recogniseMessage('可用余额不足', code)?.key).toBe('insufficientBalance');
    expect(recogniseMessage('Bonjour', code)).toBeUndefined();
  });

  it('reads only the beginning of a very long message', () => {
    expect(keyOf(`${'(1,'.repeat(600)}余额不足`)).toBe('insufficientBalance');
    expect(keyOf(`${'(1,'.repeat(1_000_000)}余额不足`)).toBeUndefined();
    expect(keyOf(`余额不足${'﷽\ud800 1.1'.repeat(1_000_000)}`)).toBe('insufficientBalance');
  });
});
