/** Between two times of day, whatever stands there: a hyphen, a dash or a wave. */
const between = /(\d{1,2}:\d{2})\s*[-–—~～〜]\s*(?=\d{1,2}:\d{2})/g;

/**
 * A text of the server's with its ranges of time as each language writes them: `09:00–17:00 (JST)`, in Japanese
 * `09:00〜17:00 (JST)`. What else stands there is left alone.
 */
export function formatTimeRanges(text: string, language: 'en' | 'tw' | 'jp'): string {
  return text.replace(between, (_, from: string) => `${from}${language === 'jp' ? '〜' : '–'}`);
}
