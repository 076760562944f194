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

/** Applies an appearance: `tokens/generated/colors.css` chooses colours by these attributes of the root element. */
export function setAppearance(appearance: Partial<Appearance>): void {
  Object.assign(document.documentElement.dataset, appearance);
}

/** The appearance of the page. */
export function currentAppearance(): Appearance {
  const {
    theme = 'light',
    contrast = 'usual',
    pricePair = 'redGreen',
    upDown = 'redUp',
  } = document.documentElement.dataset as Partial<Appearance>;
  return { theme, contrast, pricePair, upDown };
}
