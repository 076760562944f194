import { useEffect } from 'react';
import type { MessageKey } from '../../api/contract/messageKeys';
import type { ServerMessage } from '../../api/errors';
import type { RegisterForm } from '../../domain/login/account';
import { useServerMessage } from '../../i18n/useServerMessage';

type Field = keyof RegisterForm;

/** The refusals that one registration field can correct (specification 8). */
const fieldOf: Partial<Record<MessageKey, Field>> = {
  accountEmpty: 'account',
  accountExists: 'account',
  accountNotTenDigits: 'account',
  numberRegistered: 'account',
  passwordEmpty: 'password',
  passwordsDiffer: 'confirmPassword',
  inviterNotFound: 'inviteCode',
};

/** The server's refusal, assigned to its field. */
export interface RefusedField {
  field: Field;
  /** Undefined while the text loads. */
  text: string | undefined;
}

/**
 * Which field the server refused, and why. Moves the focus there.
 *
 * @returns undefined if nothing was refused, or the refusal concerns no single field
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
