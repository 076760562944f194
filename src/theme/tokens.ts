import type { colors } from './tokens/generated/colors';

export {
  elevation,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  maxWidth,
  motion,
  radius,
  space,
  touchTarget,
} from './tokens/generated/sizes';

/** Every colour token. Colours are named by their meaning, never by their hue (`tokens/light.tokens.json`). */
export type ColorName = keyof (typeof colors)['light']['redGreen']['redUp'];

/** A colour token as a CSS variable. */
export function color(name: ColorName): string {
  return `var(--color-${name})`;
}

/** System fonts by language, so that Han characters have the right regional forms. */
export const fontStack = {
  ja: '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, system-ui, sans-serif',
  'zh-Hant-TW':
    '"PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", system-ui, sans-serif',
  en: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans JP", sans-serif',
} as const;
