import { asKatakana, isKatakana } from './katakana';
import type { CardRegion } from './vocabulary';

/** Chinese characters are among `other`. */
type Script = 'katakana' | 'latin' | 'other';

/** The scripts in which the banks of a region write the holder of an account. */
const scriptsOf: Record<CardRegion, readonly Script[]> = {
  JP: ['katakana'],
  TW: ['other', 'latin'],
  IN: ['latin'],
};

/**
 * The verified name, if it is in a script that the banks of the region use; otherwise undefined. No rule converts
 * "Taro" to タロウ or 太郎, so the name is not guessed.
 */
export function holderName(region: CardRegion, verified: string | undefined): string | undefined {
  if (verified === undefined || !scriptsOf[region].includes(scriptOf(verified))) return undefined;
  return region === 'JP' ? asKatakana(verified) : verified;
}

/** Whether the account holder can be the verified member. Names in different scripts cannot be compared. */
export function canBeHolder(region: CardRegion, holder: string, verified: string | undefined): boolean {
  const wanted = holderName(region, verified);
  if (wanted === undefined || isSameName(holder, wanted)) return true;
  const script = scriptOf(holder);
  return script !== scriptOf(wanted) && scriptsOf[region].includes(script);
}

/** Whether two spellings are the same name. Width, capitals, spaces and the size of small kana are ignored. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function scriptOf(name: string): Script {
  if (isKatakana(asKatakana(name))) return 'katakana';
  return /\p{Script=Latin}/u.test(name.normalize('NFKC')) ? 'latin' : 'other';
}

/** Japanese banks may write キョウコ as キヨウコ. In Unicode each large kana follows its small one. */
const folded = (name: string): string =>
  asKatakana(name)
    .replace(/[\s・]/g, '')
    .replace(/[ァィゥェォッャュョヮ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1))
    .toUpperCase();
