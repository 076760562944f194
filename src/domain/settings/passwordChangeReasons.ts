/** A password change, as typed: the verifying password, the new one, and the new one again. */
export interface PasswordChange {
  present: string;
  wanted: string;
  again: string;
}

/** Why each field is refused; a valid field is absent. `Fault` is what the rules find in a new password. */
export interface PasswordChangeReasons<Fault extends string> {
  present?: 'required';
  wanted?: 'required' | 'unchanged' | Fault;
  again?: 'required' | 'differs';
}

/**
 * Validates a new password (specification 5): old and new are required. The new one must follow the rules, differ from
 * the old one, and be repeated identically.
 *
 * @param faultOf `loginPasswordFault` or `fundPasswordFault`
 */
export function passwordChangeReasons<Fault extends string>(
  { present, wanted, again }: PasswordChange,
  faultOf: (password: string) => Fault | undefined,
): PasswordChangeReasons<Fault> {
  const wrong = wantedReason({ present, wanted }, faultOf);
  return {
    ...(present === '' && { present: 'required' }),
    ...(wrong && { wanted: wrong }),
    ...(again !== wanted && { again: 'differs' }),
    ...(again === '' && { again: 'required' }),
  };
}

function wantedReason<Fault extends string>(
  { present, wanted }: Pick<PasswordChange, 'present' | 'wanted'>,
  faultOf: (password: string) => Fault | undefined,
): PasswordChangeReasons<Fault>['wanted'] {
  if (wanted === '') return 'required';
  return faultOf(wanted) ?? (wanted === present ? 'unchanged' : undefined);
}
