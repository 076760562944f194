/** Which direction of prices has the warm colour: red, or orange. */
export type UpDown = 'redUp' | 'greenUp';

/** The two colours of price movement. Orange and blue differ for every kind of colour vision. */
export type PricePair = 'redGreen' | 'orangeBlue';

/** Everything that decides the value of a colour token. */
export interface Appearance {
  theme: 'light' | 'dark';
  contrast: 'usual' | 'more';
  pricePair: PricePair;
  upDown: UpDown;
}

/** Applies an appearance to the page: `tokens/generated/colors.css` chooses colours by these attributes of a scope. */
export function setAppearance(appearance: Partial<Appearance>): void {
  Object.assign(document.documentElement.dataset, appearance);
}

/** The appearance of a scope, or of the page. */
export function currentAppearance(scope: HTMLElement = document.documentElement): Appearance {
  const {
    theme = 'light',
    contrast = 'usual',
    pricePair = 'redGreen',
    upDown = 'redUp',
  } = scope.dataset as Partial<Appearance>;
  return { theme, contrast, pricePair, upDown };
}
