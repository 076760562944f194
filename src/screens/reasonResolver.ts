import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Lets a rule of the domain validate a form of react-hook-form: each reason becomes the sentence below its field.
 *
 * @param reasonsOf why each field is refused; a valid field is absent
 * @param textOf the sentence; undefined where none is shown below the field
 */
export function reasonResolver<Form extends FieldValues, Reason extends string>(
  reasonsOf: (form: Form) => Partial<Record<keyof Form & string, Reason>>,
  textOf: (reason: Reason, field: keyof Form & string, form: Form) => string | undefined,
): Resolver<Form> {
  return (form) => {
    const reasons = Object.entries(reasonsOf(form)) as [keyof Form & string, Reason][];
    if (reasons.length === 0) return { values: form, errors: {} };
    const errors = reasons.map(([field, type]) => [field, { type, message: textOf(type, field, form) }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Form> };
  };
}
