import { expect, it } from 'vitest';
import { withoutUnusedTexts } from './texts.ts';

const files: Record<string, string> = {
  'src/i18n/locales/en.ts': "import { messages as trade } from './trade';",
  'src/i18n/locales/en/trade.ts': "export const messages = { title: 'Trade' };",
  'src/i18n/locales/jp/trade.ts':
    "import type { messages as en } from '../en/trade';\nexport const messages = { title: '取引' };",
  'src/i18n/locales/en/loans.ts':
    "import type { Loan } from './types';\nexport const messages = { title: 'loan' };",
};
const textsOf = (source: string) =>
  withoutUnusedTexts({
    reached: ['src/screens/Trade.tsx', ...Object.keys(files)],
    read: (path) => files[path] ?? source,
  }).slice(1);

const common = ['src/i18n/locales/en.ts'];
const trade = [...common, 'src/i18n/locales/en/trade.ts', 'src/i18n/locales/jp/trade.ts'];

it.each([
  ["const { t } = useText('trade');", trade],
  ["t('trade:title')", trade],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a story
  ['t(`trade:status.${status}`)', trade],
  ["t('loans:title')", [...common, 'src/i18n/locales/en/loans.ts']],
  ["holds('trade')", common],
])('keeps the texts of the namespaces that are named: %s', (source, kept) => {
  expect(textsOf(source)).toEqual(kept);
});
