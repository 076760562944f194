/** The separator between two times of day: a hyphen, a dash or a wave dash. */
const between = /(\d{1,2}:\d{2})\s*[-–—~～〜]\s*(?=\d{1,2}:\d{2})/g;

/**
 * Formats the time ranges in a text of the server for the language: `09:00–17:00 (JST)`, in Japanese
 * `09:00〜17:00 (JST)`. The rest of the text is unchanged.
 */
export function formatTimeRanges(text: string, language: 'en' | 'tw' | 'jp'): string {
  return text.replace(between, (_, from: string) => `${from}${language === 'jp' ? '〜' : '–'}`);
}
