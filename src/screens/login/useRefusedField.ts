import { useEffect } from 'react';
import type { MessageKey } from '../../api/contract/messageKeys';
import type { ServerMessage } from '../../api/errors';
import type { RegisterForm } from '../../domain/account';
import { useServerMessage } from '../../i18n/useServerMessage';

type Field = keyof RegisterForm;

/** The refusals that one field of the form to register can put right (specification 8). */
const fieldOf: Partial<Record<MessageKey, Field>> = {
  accountEmpty: 'account',
  accountExists: 'account',
  accountNotTenDigits: 'account',
  numberRegistered: 'account',
  passwordEmpty: 'password',
  passwordsDiffer: 'confirmPassword',
  inviterNotFound: 'inviteCode',
};

/** The server's refusal at the field that it is about. */
export interface RefusedField {
  field: Field;
  /** Undefined while its words are on their way. */
  text: string | undefined;
}

/**
 * Which field the server refused, and in which words. The focus moves there.
 *
 * @returns undefined where nothing was refused, or what was refused is no matter of one field
 */
export function useRefusedField(
  refusal: ServerMessage | undefined,
  setFocus: (field: Field) => void,
): RefusedField | undefined {
  const field = refusal?.key && fieldOf[refusal.key];
  const text = useServerMessage(field && refusal);
  useEffect(() => {
    if (field) setFocus(field);
  }, [field, setFocus]);
  return field && { field, text };
}
