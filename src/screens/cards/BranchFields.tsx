import type { UseFormReturn } from 'react-hook-form';
import { useController, useWatch } from 'react-hook-form';
import type { Bank } from '../../api/contract/cards';
import { Select } from '../../components/Select/Select';
import type { SelectOption } from '../../components/Select/SelectSheet';
import type { CardForm } from '../../domain/cards/cardReasons';
import { matchesSearch } from '../../domain/market/matchesSearch';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

interface BranchFieldsProps {
  form: UseFormReturn<CardForm>;
  banks: readonly Bank[];
}

/** A bank or a branch in the member's language, with its code and its own name, as the passbook has it. */
function optionOf(
  { name, names, code }: Pick<Bank, 'name' | 'names'> & { code?: string },
  language: Language,
): SelectOption<string> {
  const label = names?.[language] ?? name;
  const note = [code, label === name ? undefined : name].filter((part) => part !== undefined).join(' · ');
  return { value: name, label, ...(note !== '' && { note }) };
}

/** The bank, chosen from a searchable list. Choosing another bank clears the branch. */
export function BankField({ form, banks }: BranchFieldsProps) {
  const t = useText('cards');
  const language = useLanguage();
  const { field, fieldState } = useController({ control: form.control, name: 'bankName' });
  const choose = (name: string) => {
    field.onChange(name);
    form.setValue('branchName', '');
    form.setValue('branchCode', '');
  };
  return (
    <Select<string>
      ref={field.ref}
      label={t('fields.bankName')}
      placeholder={t('banks.choose')}
      closeLabel={t('common:close')}
      options={banks.map((bank) => optionOf(bank, language))}
      value={field.value === '' ? null : field.value}
      onChange={choose}
      error={fieldState.error?.message}
      search={{
        label: t('banks.search'),
        clearLabel: t('search:clear'),
        none: t('banks.none'),
        matches: (name, typed) => banks.some((bank) => bank.name === name && matchesSearch(bank, typed)),
      }}
    />
  );
}

/** The branch of the chosen bank. Its code follows from it. */
export function BranchField({ form, banks }: BranchFieldsProps) {
  const t = useText('cards');
  const language = useLanguage();
  const [bankName, code] = useWatch({ control: form.control, name: ['bankName', 'branchCode'] });
  const { field, fieldState } = useController({ control: form.control, name: 'branchName' });
  const branches = banks.find(({ name }) => name === bankName)?.branches ?? [];
  const choose = (name: string) => {
    field.onChange(name);
    form.setValue('branchCode', branches.find((branch) => branch.name === name)?.code ?? '');
    form.clearErrors('branchCode');
  };
  return (
    <Select<string>
      ref={field.ref}
      label={t('fields.branchName')}
      placeholder={t(branches.length === 0 ? 'branches.bankFirst' : 'branches.choose')}
      closeLabel={t('common:close')}
      options={branches.map((branch) => optionOf(branch, language))}
      value={field.value === '' ? null : field.value}
      onChange={choose}
      disabled={branches.length === 0}
      {...(code !== '' && { hint: t('branches.code', { code }) })}
      error={fieldState.error?.message}
      search={{
        label: t('branches.search'),
        clearLabel: t('search:clear'),
        none: t('branches.none'),
        matches: (name, typed) =>
          branches.some((branch) => branch.name === name && matchesSearch(branch, typed)),
      }}
    />
  );
}
