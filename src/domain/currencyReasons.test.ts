import { expect, it } from 'vitest';
import { type CurrencyForm, currencyReasons } from './currencyReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const quote = { open: true, changesAt: now + 60_000, minimum: '6.46', maximum: '32258.06' };
const form: CurrencyForm = { now, from: 'USD', to: 'JPY', amount: '100', balance: '500', quote };

it.each<[string, Partial<CurrencyForm>, object[]]>([
  ['nothing', {}, []],
  ['full-width digits', { amount: '１００' }, []],
  ['equal currencies, whatever else', { to: 'USD', amount: '' }, [{ kind: 'sameCurrency' }]],
  ['a rate that is not known', { quote: undefined }, [{ kind: 'rateUnknown' }]],
  ['the hours', { quote: { ...quote, open: false } }, [{ kind: 'outsideHours', opensAt: quote.changesAt }]],
  [
    'the hours, once they have ended by the clock',
    { now: quote.changesAt },
    [{ kind: 'outsideHours', opensAt: undefined }],
  ],
  ['an empty amount', { amount: ' ' }, [{ kind: 'amountMissing' }]],
  ['words', { amount: 'ten' }, [{ kind: 'amountInvalid' }]],
  ['nothing at all', { amount: '0' }, [{ kind: 'amountInvalid' }]],
  ['a part of a cent', { amount: '10.001' }, [{ kind: 'tooManyDecimals', decimals: 2 }]],
  ['a part of a won', { from: 'KRW', amount: '9.5' }, [{ kind: 'tooManyDecimals', decimals: 0 }]],
  ['too little', { amount: '6.45' }, [{ kind: 'belowMinimum', minimum: '6.46' }]],
  ['too much', { amount: '32258.07' }, [{ kind: 'aboveMaximum', maximum: '32258.06' }]],
  ['more than there is', { amount: '500.01' }, [{ kind: 'insufficientBalance', balance: '500' }]],
  ['all there is', { amount: '500' }, []],
  ['a balance that is not known', { amount: '501', balance: undefined }, []],
  [
    'the hours and the amount',
    { amount: '', quote: { ...quote, open: false } },
    [{ kind: 'outsideHours', opensAt: quote.changesAt }, { kind: 'amountMissing' }],
  ],
])('what keeps from exchanging: %s', (_, change, expected) => {
  expect(currencyReasons({ ...form, ...change })).toEqual(expected);
});
