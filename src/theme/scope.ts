/**
 * Marks the element whose subtree has the theme: the root element of the app, or that of `ItayoseScope`. Styles and
 * tokens apply below it alone (decision 59).
 */
export const scopeAttribute = 'data-itayose-scope';

/** The scope of an element: the nearest one around it, or the page. */
export const scopeOf = (element: Element | null): HTMLElement =>
  element?.closest<HTMLElement>(`[${scopeAttribute}]`) ?? document.documentElement;
