import type { BankCard } from '../../api/contract/cards';
import type { Language } from '../../i18n/language';

/** Name of an account's bank in a language, otherwise as it is written in its country. */
export const bankNameIn = (
  { bankName, bankNames }: Pick<BankCard, 'bankName' | 'bankNames'>,
  language: Language,
): string => bankNames?.[language] ?? bankName;

/** Name of an account's branch in a language, otherwise as it is written in its country; none in India. */
export const branchNameIn = (
  { branchName, branchNames }: Pick<BankCard, 'branchName' | 'branchNames'>,
  language: Language,
): string | null | undefined => branchNames?.[language] ?? branchName;
