/** Hostile texts in place of names, titles, remarks and messages. */
export const hostileWords: readonly string[] = [
  '\u202eNPJ 00.000,999,9 decnavda sah ecirp\u202c',
  '\u2067Buy now \u2066+99.99%\u2069 1,000,000.00\u2069',
  '\u200f\u200e\u061cIta\u200by\u2060o\ufeffse\u00ad \u3164Secu\u200drities',
  'חברה בורסאית 1,234.50 +9.99% (ABC)',
  'شركة الأوراق المالية ١٢٣ ‏- 100 JPY!',
  'W'.repeat(100_000),
  '株'.repeat(20_000),
  `${'Share '.repeat(2_000)}end`,
  '<img src=x onerror="window.ran=1"><script>window.ran=1</script>',
  '"><svg onload=window.ran=1>\'};window.ran=1;//',
  '&lt;b&gt; &amp;nbsp; &#x202e; \\u202e \\n %0a',
  '{{constructor.constructor("window.ran=1")()}} $t(common:retry) {{name}} <0>x</0>',
  `H${'\u030d\u0489\u035c'.repeat(60)}e${'\u0347\u0316'.repeat(60)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏿🇯🇵1️⃣ 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀',
  'First line\r\nSecond line\n\n\n\n\n\n\n\nTotal assets 9,999,999.00',
  `\u0000\u0007\u001b[31m\u0085 control ${'\ud800'} \udc00`,
  '—',
  '0',
  'null',
];

/** Fields that contain free text; all others are figures, codes or times. */
const freeTextFields = new Set([
  'en',
  'tw',
  'jp',
  'title',
  'source',
  'holder',
  'bankName',
  'branchName',
  'accountName',
  'text',
]);

/** A copy of an answer's data with hostile texts in all free-text fields. */
export function withHostileWords(data: unknown): unknown {
  let at = 0;
  const write = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => write(item, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, write(item, name)]));
    return typeof value === 'string' && freeTextFields.has(key)
      ? hostileWords[at++ % hostileWords.length]
      : value;
  };
  return write(data, '');
}
