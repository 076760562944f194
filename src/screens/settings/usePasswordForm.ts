import { useForm } from 'react-hook-form';
import { type PasswordChange, passwordChangeReasons } from '../../domain/settings/passwordChangeReasons';
import { joinNames } from '../../i18n/joinNames';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { reasonResolver } from '../reasonResolver';

type Field = keyof PasswordChange;
const fields: readonly Field[] = ['present', 'wanted', 'again'];
const empty: PasswordChange = { present: '', wanted: '', again: '' };

/** Fields to validate again when another one changes: a new password is compared with the old one and the repeated one. */
const comparedWith: Partial<Record<Field, Field[]>> = { present: ['wanted'], wanted: ['again'] };

type Reason<Fault extends string> = 'required' | 'unchanged' | 'differs' | Fault;

interface Wording<Fault extends string> {
  /** Names of the fields, for what is still needed. */
  names: Record<Field, string>;
  /** What is wrong with the new password, as a sentence. */
  faultText: (fault: Fault, password: string) => string;
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
  { names, faultText }: Wording<Fault>,
  onEdit: () => void,
) {
  const t = useText('settings');
  const language = useLanguage();
  const sentenceOf = (reason: Reason<Fault>, { wanted }: PasswordChange) => {
    if (reason === 'required') return undefined;
    if (reason === 'unchanged') return t('reasons.unchanged');
    if (reason === 'differs') return t('reasons.differs');
    return faultText(reason as Fault, wanted);
  };
  const form = useForm<PasswordChange>({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: reasonResolver(
      (typed) => passwordChangeReasons(typed, faultOf),
      (reason: Reason<Fault>, _, typed) => sentenceOf(reason, typed),
    ),
  });
  const typed = form.watch();
  const reasons = passwordChangeReasons(typed, faultOf);
  const missing = fields.filter((field) => reasons[field] === 'required').map((field) => names[field]);
  const wrong = fields.map((field) => reasons[field] && sentenceOf(reasons[field], typed)).find(Boolean);

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
