/** Addresses of the records in `docs/decisions`, which the catalogue contains as files. */
const records = import.meta.glob<string>('../../docs/decisions/*.md', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Links each `decision 13` in a description to its record. */
export const linkDecisions = (description: string) =>
  description.replace(/\bdecision (\d+)/g, (words, number: string) => {
    const path = Object.keys(records).find((name) => name.includes(`/${number.padStart(4, '0')}-`));
    return path ? `<a href="${records[path]}" target="_blank">${words}</a>` : words;
  });
