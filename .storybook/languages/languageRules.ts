/**
 * Axe rules that depend on the language: names, sizes, and colours (the convention for prices differs by language). All
 * other rules are checked in the main language only.
 */
export const languageRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'color-contrast',
  'empty-heading',
  'image-alt',
  'input-button-name',
  'label',
  'landmark-unique',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
  'target-size',
] as const;
