import { expect, it } from 'vitest';
import { type CurrencyForm, currencyReasons } from './currencyReasons';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const quote = { open: true, changesAt: now + 60_000, rate: '155', minimum: '6.46', maximum: '32258.06' };
const form: CurrencyForm = {
  now,
  from: 'USD',
  to: 'JPY',
  side: 'give',
  typed: '100',
  restrictions: [],
  balance: '500',
  quote,
};
const wanted = (typed: string): Partial<CurrencyForm> => ({ side: 'receive', typed });

it.each<[string, Partial<CurrencyForm>, object[]]>([
  ['a valid form', {}, []],
  ['full-width digits', { typed: '１００' }, []],
  [
    'a pair without a direct rate, before any other reason',
    { from: 'INR', to: 'JPY', typed: '' },
    [{ kind: 'noDirectRate', currency: 'INR', first: 'USD' }],
  ],
  ['equal currencies, before any other reason', { to: 'USD', typed: '' }, [{ kind: 'sameCurrency' }]],
  ['an unknown rate', { quote: undefined }, [{ kind: 'rateUnknown' }]],
  [
    'an unknown rate with a received amount',
    { quote: undefined, ...wanted('15500') },
    [{ kind: 'rateUnknown' }],
  ],
  [
    'closed hours',
    { quote: { ...quote, open: false } },
    [{ kind: 'outsideHours', of: 'exchange', opensAt: quote.changesAt }],
  ],
  [
    'hours that ended since the quote',
    { now: quote.changesAt },
    [{ kind: 'outsideHours', of: 'exchange', opensAt: undefined }],
  ],
  ['an empty amount', { typed: ' ' }, [{ kind: 'amountMissing' }]],
  ['words', { typed: 'ten' }, [{ kind: 'amountNotNumber', field: 'give' }]],
  ['an amount of zero', { typed: '0' }, [{ kind: 'amountNotPositive' }]],
  ['a fraction of a cent', { typed: '10.001' }, [{ kind: 'amountTooManyDecimals', decimals: 2 }]],
  ['a fraction of a won', { from: 'KRW', typed: '9.5' }, [{ kind: 'amountTooManyDecimals', decimals: 0 }]],
  [
    'a fraction of a won as received amount',
    { to: 'KRW', ...wanted('9.5') },
    [{ kind: 'amountTooManyDecimals', decimals: 0, field: 'receive' }],
  ],
  ['an amount below the minimum', { typed: '6.45' }, [{ kind: 'amountBelowMinimum', minimum: '6.46' }]],
  [
    'an amount above the maximum',
    { typed: '32258.07' },
    [{ kind: 'amountAboveMaximum', maximum: '32258.06' }],
  ],
  ['more than the balance', { typed: '500.01' }, [{ kind: 'balanceShort', available: '500' }]],
  ['the whole balance', { typed: '500' }, []],
  [
    'a received amount below the minimum',
    wanted('999'),
    [{ kind: 'amountBelowMinimum', minimum: '6.46', currency: 'USD', field: 'give' }],
  ],
  [
    'a received amount that costs more than the balance',
    wanted('77500.01'),
    [{ kind: 'balanceShort', available: '500' }],
  ],
  ['a received amount that costs the whole balance', wanted('77500'), []],
  ['an unknown balance', { typed: '501', balance: undefined }, []],
  [
    'closed hours and an empty amount',
    { typed: '', quote: { ...quote, open: false } },
    [{ kind: 'outsideHours', of: 'exchange', opensAt: quote.changesAt }, { kind: 'amountMissing' }],
  ],
  ['a frozen account', { restrictions: ['frozen'] }, [{ kind: 'accountFrozen' }]],
  ['a disabled account', { restrictions: ['disabled'] }, [{ kind: 'accountDisabled' }]],
  ['bans that do not concern exchanges', { restrictions: ['tradeBanned', 'withdrawBanned'] }, []],
])('%s: the reasons against an exchange', (_, change, expected) => {
  expect(currencyReasons({ ...form, ...change })).toMatchObject(expected);
});
