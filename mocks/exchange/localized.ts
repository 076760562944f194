/** A text in each language of the interface. */
export interface Localized {
  en: string;
  tw: string;
  jp: string;
}
