import type { Call } from '../../src/api/contract/call';
import type { Member } from '../client';
import { isDone, said } from '../outcome';
import type { Run } from '../run';

interface Page {
  items: Record<string, unknown>[];
  hasMore: boolean;
}

const isPage = (value: unknown): value is Page =>
  Array.isArray(Object(value).items) && typeof Object(value).hasMore === 'boolean';

/** The page in the data of an answer, or in one of its fields. */
const pageIn = (data: unknown): Page | undefined => [data, ...Object.values(Object(data))].find(isPage);

const size = 20;

/** Fields with the time by which lists are sorted. */
const times = ['at', 'submittedAt', 'appliedAt', 'time', 'boughtAt', 'followedAt', 'exchangedAt', 'sentAt'];

/** Checks a list with pages: their size and order, the second page, and a page beyond the end. */
export async function checkPaging(run: Run, call: Call, request: object, member: Member): Promise<void> {
  if (!('page' in request)) return;
  const { client, report } = run;
  const page = async (number: number) => {
    const answer = await client.send(call, { ...request, page: number }, member);
    const must = (holds: boolean, sentence: string) => report.check(holds, call.path, sentence, answer.sent);
    must(isDone(answer), `It answers to page ${number} with ${said(answer)}.`);
    return { must, ...(isDone(answer) ? pageIn(answer.body?.data) : undefined) };
  };
  const { must, items: first = [], hasMore } = await page(1);
  must(first.length <= size, `Its page 1 has ${first.length} items, more than ${size}.`);
  const time = times.find((name) => first[0]?.[name] !== undefined) ?? '';
  const moments = first.map((item) => new Date(String(item[time])).getTime());
  const sorted = moments.every(
    (moment, index) => !(moment > (moments[index - 1] ?? Number.POSITIVE_INFINITY)),
  );
  must(sorted, `Its items are not sorted by ${time}, the latest first.`);
  if (hasMore) {
    const second = await page(2);
    const ids = new Set(first.map(({ id }) => id));
    const repeated = second.items?.find(({ id }) => id !== undefined && ids.has(id));
    second.must(!repeated, `Its page 2 repeats ${repeated?.id} of page 1.`);
    second.must(
      second.items?.length !== 0,
      'Its page 1 says that there are more items, and page 2 is empty.',
    );
  }
  const beyond = await page(1_000_000);
  beyond.must(beyond.items?.length === 0, `Its page 1000000 has ${beyond.items?.length} items, not none.`);
  beyond.must(beyond.hasMore === false, 'Its page 1000000 says that there are more items.');
}
