import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Whether a field shows what the browser filled in, but lets the page read it only after the member's first gesture. */
const isUnreadable = (field: unknown) =>
  field instanceof HTMLInputElement &&
  field.value === '' &&
  field.matches(':is(:autofill, :-webkit-autofill)');

/**
 * Lets a rule of the domain validate a form of react-hook-form: each reason becomes the sentence below its field. A field
 * that can't be read yet blocks the form without a sentence.
 *
 * @param reasonsOf why each field is refused; a valid field is absent
 * @param textOf the sentence; undefined where none is shown below the field
 */
export function reasonResolver<Form extends FieldValues, Reason extends string>(
  reasonsOf: (form: Form) => Partial<Record<keyof Form & string, Reason>>,
  textOf: (reason: Reason, field: keyof Form & string, form: Form) => string | undefined,
): Resolver<Form> {
  return (form, _, { fields }) => {
    const reasons = Object.entries(reasonsOf(form)) as [keyof Form & string, Reason][];
    if (reasons.length === 0) return { values: form, errors: {} };
    const registered = new Map(Object.entries(fields));
    const errors = reasons.map(([field, type]) => {
      const message = isUnreadable(registered.get(field)?.ref) ? undefined : textOf(type, field, form);
      return [field, { type, message }];
    });
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Form> };
  };
}
