import { useForm } from 'react-hook-form';
import { type PasswordChange, passwordChangeReasons } from '../../../domain/passwordChangeReasons';
import { joinNames } from '../../../i18n/joinNames';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { reasonResolver } from '../../reasonResolver';

type Field = keyof PasswordChange;
const fields: readonly Field[] = ['present', 'wanted', 'again'];
const empty: PasswordChange = { present: '', wanted: '', again: '' };

/** Fields to validate again when another one changes: a new password is compared with the old one and the repeated one. */
const comparedWith: Partial<Record<Field, Field[]>> = { present: ['wanted'], wanted: ['again'] };

interface Wording<Fault extends string> {
  /** Names of the fields, for what is still needed. */
  names: Record<Field, string>;
  /** What is wrong with the new password, as sentences. */
  faults: Record<Fault, string>;
}

/**
 * The form to set or change a password, and what blocks sending. The error of a field appears once the member has left
 * it. Nothing is stored anywhere.
 *
 * @param faultOf what is wrong with a new password
 * @param onEdit called when the member changes a field
 */
export function usePasswordForm<Fault extends string>(
  faultOf: (password: string) => Fault | undefined,
  { names, faults }: Wording<Fault>,
  onEdit: () => void,
) {
  const t = useText('settings');
  const language = useLanguage();
  const sentences = new Map<string, string>(
    Object.entries({ ...faults, unchanged: t('reasons.unchanged'), differs: t('reasons.differs') }),
  );
  const form = useForm<PasswordChange>({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: reasonResolver(
      (typed) => passwordChangeReasons(typed, faultOf),
      (reason) => sentences.get(reason),
    ),
  });
  const reasons = passwordChangeReasons(form.watch(), faultOf);
  const missing = fields.filter((field) => reasons[field] === 'required').map((field) => names[field]);
  const wrong = fields.map((field) => sentences.get(reasons[field] ?? '')).find(Boolean);

  return {
    control: form.control,
    handleSubmit: form.handleSubmit,
    /** Clears the passwords after sending, whatever the result. */
    clear: () => form.reset(empty),
    /** One field: its name, and how it is registered. */
    field: (name: Field) => ({
      name,
      label: names[name],
      rules: { onChange: onEdit, ...(comparedWith[name] && { deps: comparedWith[name] }) },
    }),
    /** Names missing fields first, then what is wrong. */
    blocked: missing.length > 0 ? t('password.missing', { fields: joinNames(missing, language) }) : wrong,
  };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;
