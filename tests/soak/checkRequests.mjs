import { importSource } from '../smoke/sources.mjs';

const { readExchangeState } = await importSource('tests/soak/exchangeState.ts');

/**
 * Checks that every submission was executed as often as it should, and as the screen reported: at most one request each,
 * with an id of its own, and no request without a submission.
 *
 * @returns the differences, in words
 */
export async function checkRequests({ submissions, book, before, exchange }) {
  const { requests } = readExchangeState(await exchange.readWorld());
  const executed = requests.filter((id) => !before.includes(id));
  const sentIds = book.map(({ id }) => id);
  const unexpected = new Set(book);
  const differences = [];
  for (const [index, submission] of submissions.entries()) {
    const sent = sentFor(submission, submissions.slice(index + 1), book);
    for (const entry of sent) unexpected.delete(entry);
    differences.push(...judge(submission, sent, requests));
  }
  return [
    ...differences,
    ...[...unexpected].map(({ path, id }) => `${path}: ${id} was sent without a submission`),
    ...sentIds
      .filter((id, index) => sentIds.indexOf(id) !== index)
      .map((id) => `${id} was sent more than once`),
    ...executed.filter((id) => !sentIds.includes(id)).map((id) => `${id} was executed but never sent`),
    ...book
      .filter(({ id, executed }) => executed !== requests.includes(id))
      .map(({ path, id }) => `${path}: ${id} has an answer that differs from the exchange's records`),
  ];
}

/** Requests that the same page sent with the same form before its next submission. */
function sentFor({ form, page, from }, later, book) {
  const next = later.find((other) => other.page === page && other.form === form);
  return book.slice(from, next?.from).filter((entry) => entry.page === page && entry.path === form.path);
}

function judge({ form, reported }, sent, requests) {
  const { path } = form;
  const [entry] = sent;
  if (sent.length > 1) return [`${path}: one press sent ${sent.length} requests`];
  if (reported === 'done' && !(entry && requests.includes(entry.id)))
    return [`${path}: reported as done, but was not executed`];
  if (reported === 'refused' && form.done && entry && requests.includes(entry.id))
    return [`${path}: reported as refused, but was executed`];
  return [];
}
