/**
 * Rules of axe whose result depends on the words on the page: names, sizes, and colours (the convention for prices differs
 * by language). Structure does not depend on the language: all rules are held in the main one.
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
