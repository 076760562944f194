import { useState } from 'react';
import { type PasswordChange, passwordChangeReasons } from '../../../domain/passwordChangeReasons';
import { joinNames } from '../../../i18n/joinNames';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';

type Field = keyof PasswordChange;
const fields: readonly Field[] = ['present', 'wanted', 'again'];
const empty: PasswordChange = { present: '', wanted: '', again: '' };

interface Wording<Fault extends string> {
  /** Names of the fields, for the list of missing ones. */
  names: Record<Field, string>;
  /** What is wrong with the new password, as sentences. */
  faults: Record<Fault, string>;
}

/**
 * The fields to set or change a password, and what blocks sending. Nothing is stored anywhere.
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
  const [typed, setTyped] = useState(empty);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const reasons = passwordChangeReasons(typed, faultOf);

  const sentences = new Map<string, string>(
    Object.entries({ ...faults, unchanged: t('reasons.unchanged'), differs: t('reasons.differs') }),
  );
  const wrong = (field: Field): string | undefined => {
    const reason = reasons[field];
    return reason === undefined || reason === 'required' ? undefined : sentences.get(reason);
  };
  const missing = fields.filter((field) => reasons[field] === 'required').map((field) => names[field]);

  return {
    typed,
    /** Clears the passwords after sending, whatever the result. */
    clear: () => {
      setTyped(empty);
      setLeft([]);
    },
    /** One field. Its error appears once the member has left it. */
    field: (field: Field) => {
      const error = left.includes(field) ? wrong(field) : undefined;
      return {
        label: names[field],
        value: typed[field],
        change: (value: string) => {
          onEdit();
          setTyped((now) => ({ ...now, [field]: value }));
        },
        leave: () => setLeft((before) => [...before, field]),
        ...(error !== undefined && { error }),
      };
    },
    blocked: blockedText(
      missing.length > 0 ? t('password.missing', { fields: joinNames(missing, language) }) : undefined,
      fields.map(wrong),
    ),
  };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;

/** Missing fields first, then errors. */
const blockedText = (missing: string | undefined, wrong: (string | undefined)[]): string | undefined =>
  missing ?? wrong.find((sentence) => sentence !== undefined);
