import { cleanCode } from '../../lib/typed/typedText';
import type { CardRegion } from '../cards/cardsVocabulary';
import { missingSpelling } from '../cards/holderName';
import { type RealNameField, type SpelledScript, spelledScripts } from './identityVocabulary';
import { maxNameLength, normaliseSpelling, spellingFields, spellingReason } from './nameSpelling';
import { tidyName } from './personName';

/** What is typed in the real-name check. */
export interface TypedRealName {
  name: string;
  /** The name in katakana; empty if no bank needs it. */
  katakanaName: string;
  /** The name in Latin letters; empty if no bank needs it. */
  latinName: string;
  idNumber: string;
}

/** The form of the real-name check, as typed, and whether each image has been uploaded. */
export interface RealNameForm extends TypedRealName {
  front: boolean;
  back: boolean;
}

/** Why each field is refused; a valid field is absent. */
export type RealNameReasons = Partial<Record<RealNameField, 'required' | 'malformed'>>;

/**
 * Validates the real-name check (specification 5): name, ID number and both images are required. An ID number has 5 to
 * 20 letters, digits and hyphens, whatever the country.
 *
 * @param region where the member will add a bank account: the name in the script of its banks is required, too
 * (decision 53)
 */
export function realNameReasons(form: RealNameForm, region?: CardRegion): RealNameReasons {
  const { name, idNumber } = normaliseRealName(form);
  return {
    ...(name === '' && { name: 'required' }),
    ...(name.length > maxNameLength && { name: 'malformed' }),
    ...spellingReasons(form, region),
    ...(!/^[A-Z0-9-]{5,20}$/.test(idNumber) && { idNumber: idNumber === '' ? 'required' : 'malformed' }),
    ...(!form.front && { front: 'required' }),
    ...(!form.back && { back: 'required' }),
  };
}

function spellingReasons(form: TypedRealName, region: CardRegion | undefined): RealNameReasons {
  const required = region && neededSpelling(region, form.name);
  const reasons: RealNameReasons = {};
  for (const script of spelledScripts) {
    const field = spellingFields[script];
    const reason = spellingReason(script, form[field]);
    if (reason === 'malformed' || (reason === 'required' && script === required)) reasons[field] = reason;
  }
  return reasons;
}

/**
 * The script in which the banks of a region need a typed name, besides the one it is in. Before a name is typed, an
 * account in Japan needs the reading, because most names do.
 */
export function neededSpelling(region: CardRegion, name: string): SpelledScript | undefined {
  const tidy = tidyName(name);
  return tidy === '' && region !== 'JP' ? undefined : missingSpelling(region, { name: tidy });
}

/** What was typed in stored form: in one width, without extra spaces, the number in half width and capitals. */
export function normaliseRealName({ name, katakanaName, latinName, idNumber }: TypedRealName): TypedRealName {
  return {
    name: tidyName(name),
    katakanaName: normaliseSpelling('katakana', katakanaName),
    latinName: normaliseSpelling('latin', latinName),
    idNumber: cleanCode(idNumber).toUpperCase(),
  };
}
