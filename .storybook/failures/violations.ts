import type { Language } from '../../src/i18n/language.ts';
import type { UpDown } from '../../src/theme/tokens.ts';
import { colorName } from './colorName.ts';

/** An element that breaks a rule of axe. */
export interface Violation {
  /** Axe's name of the rule, such as `image-alt`. */
  rule: string;
  /** The rule in a sentence. */
  help: string;
  html: string;
  text: string;
  /** What the rule `color-contrast` measured: colours as `#52565f`, the ratio needed as `4.5:1`. */
  contrast?: { fgColor: string; bgColor: string; contrastRatio: number; expectedContrastRatio: string };
}

/** How the page was shown. */
export interface Shown {
  locale: Language;
  upDown: UpDown;
}

const longest = 120;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Says what is wrong, in which language, by the product's tokens and texts. */
export function sayViolation({ rule, help, html, text, contrast }: Violation, shown: Shown): string {
  const { locale, upDown } = shown;
  if (!contrast) return `${help} (${rule}): ${short(html)} (${locale})`;
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = contrast;
  const pair = `${colorName(fgColor, upDown)} on ${colorName(bgColor, upDown)}`;
  return `${pair}: ${contrastRatio}:1, needs ${expectedContrastRatio}, “${short(text)}” (${locale})`;
}
