import { expect, it } from 'vitest';
import { type CurrencyForm, currencyReasons } from './currencyReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const quote = { open: true, changesAt: now + 60_000, rate: '155', minimum: '6.46', maximum: '32258.06' };
const form: CurrencyForm = {
  ...{ now, from: 'USD', to: 'JPY', side: 'give', typed: '100', restrictions: [], balance: '500', quote },
};
const wanted = (typed: string): Partial<CurrencyForm> => ({ side: 'receive', typed });

it.each<[string, Partial<CurrencyForm>, object[]]>([
  ['nothing', {}, []],
  ['full-width digits', { typed: '１００' }, []],
  [
    'a pair without a rate, whatever else',
    { from: 'INR', to: 'JPY', typed: '' },
    [{ kind: 'noDirectRate', currency: 'INR', first: 'USD' }],
  ],
  ['equal currencies, whatever else', { to: 'USD', typed: '' }, [{ kind: 'sameCurrency' }]],
  ['a rate that is not known', { quote: undefined }, [{ kind: 'rateUnknown' }]],
  [
    'a rate that is not known, whatever is wanted',
    { quote: undefined, ...wanted('15500') },
    [{ kind: 'rateUnknown' }],
  ],
  [
    'the hours',
    { quote: { ...quote, open: false } },
    [{ kind: 'outsideHours', of: 'exchange', opensAt: quote.changesAt }],
  ],
  [
    'the hours, once they have ended by the clock',
    { now: quote.changesAt },
    [{ kind: 'outsideHours', of: 'exchange', opensAt: undefined }],
  ],
  ['an empty amount', { typed: ' ' }, [{ kind: 'amountMissing' }]],
  ['words', { typed: 'ten' }, [{ kind: 'amountNotNumber', field: 'give' }]],
  ['nothing at all', { typed: '0' }, [{ kind: 'amountNotPositive' }]],
  ['a part of a cent', { typed: '10.001' }, [{ kind: 'amountTooManyDecimals', decimals: 2 }]],
  ['a part of a won', { from: 'KRW', typed: '9.5' }, [{ kind: 'amountTooManyDecimals', decimals: 0 }]],
  [
    'a part of a won wanted',
    { to: 'KRW', ...wanted('9.5') },
    [{ kind: 'amountTooManyDecimals', decimals: 0, field: 'receive' }],
  ],
  ['too little', { typed: '6.45' }, [{ kind: 'amountBelowMinimum', minimum: '6.46' }]],
  ['too much', { typed: '32258.07' }, [{ kind: 'amountAboveMaximum', maximum: '32258.06' }]],
  ['more than there is', { typed: '500.01' }, [{ kind: 'balanceShort', available: '500' }]],
  ['all there is', { typed: '500' }, []],
  [
    'too little wanted',
    wanted('999'),
    [{ kind: 'amountBelowMinimum', minimum: '6.46', currency: 'USD', field: 'give' }],
  ],
  ['more wanted than there is', wanted('77500.01'), [{ kind: 'balanceShort', available: '500' }]],
  ['as much wanted as there is', wanted('77500'), []],
  ['a balance that is not known', { typed: '501', balance: undefined }, []],
  [
    'the hours and the amount',
    { typed: '', quote: { ...quote, open: false } },
    [{ kind: 'outsideHours', of: 'exchange', opensAt: quote.changesAt }, { kind: 'amountMissing' }],
  ],
  ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
  ['a disabled account', { restrictions: ['disabled'] }, [{ kind: 'accountDisabled' }]],
  ['a ban on trading, which is another matter', { restrictions: ['tradeBanned', 'withdrawBanned'] }, []],
])('what keeps from exchanging: %s', (_, change, expected) => {
  expect(currencyReasons({ ...form, ...change })).toMatchObject(expected);
});
