import { importSource } from '../smoke/sources.mjs';

const { truthOf } = await importSource('tests/soak/truth.ts');

/**
 * Whether every press on a button that sends money was carried out as often as it should, and as the screen said:
 * at most one request for each, under an id of its own, and nothing that nobody asked for. Resolves with the
 * differences, in words.
 */
export async function account({ intentions, book, before, exchange }) {
  const { requests } = truthOf(await exchange.readWorld());
  const made = requests.filter((id) => !before.includes(id));
  const asked = book.map(({ id }) => id);
  const unasked = new Set(book);
  const differences = [];
  for (const [index, intention] of intentions.entries()) {
    const sent = sentFor(intention, intentions.slice(index + 1), book);
    for (const entry of sent) unasked.delete(entry);
    differences.push(...judge(intention, sent, requests));
  }
  return [
    ...differences,
    ...[...unasked].map(({ path, id }) => `${path}: ${id} was sent, and nobody had asked for it`),
    ...asked.filter((id, index) => asked.indexOf(id) !== index).map((id) => `${id} was sent more than once`),
    ...made.filter((id) => !asked.includes(id)).map((id) => `${id} was carried out and never sent`),
    ...book
      .filter(({ id, carriedOut }) => carriedOut !== requests.includes(id))
      .map(({ path, id }) => `${path}: ${id} was answered otherwise than it is written down`),
  ];
}

/** What the same page sent by the same form until it was asked to again. */
function sentFor({ form, page, from }, later, book) {
  const next = later.find((other) => other.page === page && other.form === form);
  return book.slice(from, next?.from).filter((entry) => entry.page === page && entry.path === form.path);
}

function judge({ form, told }, sent, requests) {
  const { path } = form;
  const [entry] = sent;
  if (sent.length > 1) return [`${path}: one press sent ${sent.length} requests`];
  if (told === 'done' && !(entry && requests.includes(entry.id)))
    return [`${path}: told as done, and is not there`];
  if (told === 'refused' && form.done && entry && requests.includes(entry.id))
    return [`${path}: told as refused, and was done`];
  return [];
}
