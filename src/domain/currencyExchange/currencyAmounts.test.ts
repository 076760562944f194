import { expect, it } from 'vitest';
import { type CurrencyDraft, currencyAmounts } from './currencyAmounts';

const draft: CurrencyDraft = { from: 'JPY', to: 'USD', side: 'give', typed: '100000' };
const rate = '0.0064516129';

it.each<[string, Partial<CurrencyDraft>, string | undefined, object]>([
  ['the given amount', {}, rate, { give: '100000', receive: '645.16' }],
  [
    'the given amount in full-width digits',
    { typed: '１００，０００' },
    rate,
    { give: '100000', receive: '645.16' },
  ],
  ['the received amount', { side: 'receive', typed: '100' }, rate, { give: '15500.01', receive: '100' }],
  [
    'a received amount with a fraction of a cent',
    { side: 'receive', typed: '99.991' },
    rate,
    { give: '15500.01', receive: '100' },
  ],
  [
    'won, which have no decimals, to dong',
    { from: 'KRW', to: 'VND', side: 'receive', typed: '100' },
    '18.30508',
    { give: '6', receive: '109' },
  ],
  ['an empty field', { typed: '' }, rate, { give: undefined, receive: undefined }],
  ['words', { typed: 'all' }, rate, { give: undefined, receive: undefined }],
  ['zero', { side: 'receive', typed: '0' }, rate, { give: undefined, receive: undefined }],
  ['the given amount without a rate', {}, undefined, { give: '100000', receive: undefined }],
  [
    'the received amount without a rate',
    { side: 'receive' },
    undefined,
    { give: undefined, receive: undefined },
  ],
  [
    'the received amount at a rate of zero',
    { side: 'receive' },
    '0',
    { give: undefined, receive: undefined },
  ],
])('from %s', (_, change, at, expected) => {
  expect(currencyAmounts({ ...draft, ...change }, at)).toEqual(expected);
});
