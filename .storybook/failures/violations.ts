import type { Language } from '../../src/i18n/language.ts';
import type { Appearance } from '../../src/theme/appearance.ts';
import { colorName } from './colorName.ts';

/** An element that violates an axe rule. */
export interface Violation {
  /** Axe's id of the rule, such as `image-alt`. */
  rule: string;
  /** The rule in a sentence. */
  help: string;
  html: string;
  text: string;
  /** What the rule `color-contrast` measured: colours as `#52565f`, the ratio needed as `4.5:1`. */
  contrast?: { fgColor: string; bgColor: string; contrastRatio: number; expectedContrastRatio: string };
}

/** Language and appearance of the page. */
export interface DisplaySettings {
  locale: Language;
  appearance: Partial<Appearance>;
}

const longest = 120;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Describes a violation with token names, text and language. */
export function describeViolation(
  { rule, help, html, text, contrast }: Violation,
  display: DisplaySettings,
): string {
  const { locale, appearance } = display;
  if (!contrast) return `${help} (${rule}): ${short(html)} (${locale})`;
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = contrast;
  const pair = `${colorName(fgColor, appearance)} on ${colorName(bgColor, appearance)}`;
  return `${pair}: ${contrastRatio}:1, needs ${expectedContrastRatio}, “${short(text)}” (${locale})`;
}
