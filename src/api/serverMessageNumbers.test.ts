import { describe, expect, it } from 'vitest';
import { numberedMessages } from './contract/messageKeys';
import { fragmentsOf } from './serverFragments/fragmentsOf';
import { recogniseMessage } from './serverMessages';

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
    ['code:2012,提现金额不能超过最大限额', 'withdrawalMaximum', undefined],
    ['ERR_4103 Minimum withdrawal: 1000', 'withdrawalMinimum', '1000'],
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
