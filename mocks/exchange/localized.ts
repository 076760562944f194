/** A text in each interface language. */
export interface Localized {
  en: string;
  tw: string;
  jp: string;
}
