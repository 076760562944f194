import { importTypeScript } from '../../scripts/importTypeScript.mjs';

/** @import { Page } from 'playwright' */
/** @import { Exchange } from '../smoke/server.mjs' */
/** @import { MoneyForm } from './forms/forms.mjs' */
/** @import { LoggedRequest } from './network.mjs' */

/** @type {typeof import('./exchangeState.ts')} */
const { readExchangeState } = await importTypeScript('tests/soak/exchangeState.ts');

/**
 * One press on the submit button of a form.
 *
 * @typedef {object} Submission
 * @property {MoneyForm} form
 * @property {Page} page
 * @property {number} from number of requests before it
 * @property {string | undefined} reported what the screen said; undefined if it said nothing in time
 */

/**
 * Checks that every submission was executed as often as it should, and as the screen reported: at most one request each,
 * with an id of its own, and no request without a submission.
 *
 * @param {{ submissions: Submission[], book: LoggedRequest[], before: string[], exchange: Exchange }} run
 * @returns the differences, in words
 */
export async function checkRequests({ submissions, book, before, exchange }) {
  const { requests } = readExchangeState(await exchange.readWorld());
  const executed = requests.filter((id) => !before.includes(id));
  const sentIds = book.map(({ id }) => id);
  const unexpected = new Set(book);
  /** @type {string[]} */
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

/**
 * Requests that the same page sent with the same form before its next submission.
 *
 * @param {Submission} submission
 * @param {Submission[]} later
 * @param {LoggedRequest[]} book
 */
function sentFor({ form, page, from }, later, book) {
  const next = later.find((other) => other.page === page && other.form === form);
  return book.slice(from, next?.from).filter((entry) => entry.page === page && entry.path === form.path);
}

/**
 * @param {Submission} submission
 * @param {LoggedRequest[]} sent
 * @param {string[]} requests
 */
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
