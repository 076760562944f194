import { expect, it } from 'vitest';
import { stock } from '../../../../stories/fixtures/stock';
import { otherMatchingName } from './otherMatchingName';

const company = stock({
  code: '512K',
  name: { jp: '霧乃帆ソフト', tw: '霧之帆軟體', en: 'Kirinoho Software' },
});

it.each([
  ['霧乃', 'jp', undefined],
  ['そふと', 'jp', undefined],
  ['soft', 'jp', 'en'],
  ['軟體', 'jp', 'tw'],
  ['軟體', 'tw', undefined],
  ['霧乃', 'en', 'jp'],
  ['512k', 'en', undefined],
  ['きりのほ', 'jp', undefined],
  ['kiri soft', 'jp', 'en'],
  ['512k west', 'en', undefined],
  ['', 'jp', undefined],
] as const)('what finds %j is read in %s beside the name in %s', (query, shown, other) => {
  const found = otherMatchingName(company, query, company.name[shown]);
  expect(found).toEqual(other && { language: other, name: company.name[other] });
});
