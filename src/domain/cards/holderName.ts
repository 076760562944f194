import type { SpelledScript } from '../identity/identityVocabulary';
import { asKatakana } from '../identity/katakana';
import { isSameName, type NameScript, scriptOf } from '../identity/personName';
import type { CardRegion } from './cardsVocabulary';

/** The name of a verified member, and how it is written in other scripts. Each spelling was reviewed (decision 53). */
export interface VerifiedName {
  /** As on the document. */
  name: string;
  /** The reading in katakana; absent or empty if none was verified. */
  katakanaName?: string | null | undefined;
  /** The name in Latin letters; absent or empty if none was verified. */
  latinName?: string | null | undefined;
}

/** The scripts in which the banks of a region write the holder of an account. */
const scriptsOf: Record<CardRegion, readonly NameScript[]> = {
  JP: ['katakana'],
  TW: ['han', 'latin'],
  IN: ['latin'],
};

/**
 * The spellings of a verified name in the scripts of the region's banks. The holder of an account must be one of them.
 * Empty if none was verified: no rule converts 青木 or "Aoki" to アオキ, so the spelling is not guessed.
 */
export function holderNames(region: CardRegion, { name, katakanaName, latinName }: VerifiedName): string[] {
  return [name, katakanaName ?? '', latinName ?? '']
    .filter((spelling) => spelling !== '' && scriptsOf[region].includes(scriptOf(spelling)))
    .map((spelling) => (region === 'JP' ? asKatakana(spelling) : spelling));
}

/** The script that the banks of a region use and in which the name has not been verified; otherwise undefined. */
export function missingSpelling(region: CardRegion, verified: VerifiedName): SpelledScript | undefined {
  if (holderNames(region, verified).length > 0) return undefined;
  return region === 'JP' ? 'katakana' : 'latin';
}

/** Whether the account holder is the verified member. */
export function canBeHolder(region: CardRegion, holder: string, verified: VerifiedName): boolean {
  return holderNames(region, verified).some((spelling) => isSameName(holder, spelling));
}
