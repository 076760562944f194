/** Words that are not spelled as in the name of an export. */
const spelled: Record<string, string> = {
  Csv: 'CSV',
  Dont: "Don't",
  Ifsc: 'IFSC',
  Ime: 'IME',
  Ipo: 'IPO',
  Ipos: 'IPOs',
  Qr: 'QR',
  Upi: 'UPI',
  India: 'India',
  Indian: 'Indian',
  Latin: 'Latin',
  Taiwan: 'Taiwan',
};

/** The name of a story as a sentence: `Refused By Server` becomes `Refused by server`. */
export const sentenceCase = (name: string): string =>
  name
    .split(' ')
    .map((word, place) => spelled[word] ?? (place === 0 ? word : word.toLowerCase()))
    .join(' ');

/** Between a name and further names by which the search of the sidebar finds the story. */
const sign = ' · ';

export const withAliases = (name: string, aliases: readonly string[]): string =>
  [name, ...new Set(aliases)].join(sign);

/** The name as readers see it. */
export const withoutAliases = (name: string): string => name.split(sign)[0] ?? name;
