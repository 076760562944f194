import type { RealNameField } from './vocabulary';

/** The form of the real-name check, as typed, and whether each image has been uploaded. */
export interface RealNameForm {
  name: string;
  idNumber: string;
  front: boolean;
  back: boolean;
}

/** Why each field is refused; a valid field is absent. */
export type RealNameReasons = Partial<Record<RealNameField, 'required' | 'malformed'>>;

/** Longest name that fits on a record. */
const maxNameLength = 60;

/**
 * Validates the real-name check (specification 5): name, ID number and both images are required. An ID number has 5 to
 * 20 letters, digits and hyphens, whatever the country.
 */
export function realNameReasons(form: RealNameForm): RealNameReasons {
  const { name, idNumber } = normaliseRealName(form);
  return {
    ...(name === '' && { name: 'required' }),
    ...(name.length > maxNameLength && { name: 'malformed' }),
    ...(!/^[A-Z0-9-]{5,20}$/.test(idNumber) && { idNumber: idNumber === '' ? 'required' : 'malformed' }),
    ...(!form.front && { front: 'required' }),
    ...(!form.back && { back: 'required' }),
  };
}

/** Name and number in stored form: in half width, without extra spaces, the number in capitals. */
export function normaliseRealName({ name, idNumber }: { name: string; idNumber: string }) {
  return {
    name: name.normalize('NFKC').trim().replace(/\s+/g, ' '),
    idNumber: idNumber.normalize('NFKC').replace(/\s/g, '').toUpperCase(),
  };
}
