/** A new password, as typed: what shows that it is the member, the new one, and the new one again. */
export interface PasswordChange {
  present: string;
  wanted: string;
  again: string;
}

/** Why each field is refused; a field that is right is absent. */
export interface PasswordChangeReasons {
  present?: 'required';
  wanted?: 'required' | 'malformed' | 'unchanged';
  again?: 'required' | 'differs';
}

/**
 * Validates a new password (specification 5): old and new are required, the new one is well formed, another than the
 * old one, and the same twice.
 *
 * @param isWellFormed `isLoginPassword` or `isFundPassword`
 */
export function passwordChangeReasons(
  { present, wanted, again }: PasswordChange,
  isWellFormed: (password: string) => boolean,
): PasswordChangeReasons {
  const wrong = wantedReason({ present, wanted }, isWellFormed);
  return {
    ...(present === '' && { present: 'required' }),
    ...(wrong && { wanted: wrong }),
    ...(again !== wanted && { again: 'differs' }),
    ...(again === '' && { again: 'required' }),
  };
}

function wantedReason(
  { present, wanted }: Pick<PasswordChange, 'present' | 'wanted'>,
  isWellFormed: (password: string) => boolean,
): PasswordChangeReasons['wanted'] {
  if (wanted === '') return 'required';
  if (!isWellFormed(wanted)) return 'malformed';
  return wanted === present ? 'unchanged' : undefined;
}
