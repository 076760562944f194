import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listenInProcess } from '../../mocks/node';
import { type StoryExchange, storyHandlers } from '../../mocks/story';
import '../../tests/page';
import { signIn } from '../session/session';
import { uploadBegin, uploadChunk } from './contract/uploads';
import { ApiError } from './errors';
import { uploadImage } from './uploadImage';

const server = listenInProcess([]);
afterAll(() => server.close());

/** 600 KB that begin like a PNG. */
const bytes = Uint8Array.from({ length: 600 * 1024 }, (_, at) => at % 251);
bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const image = new Blob([bytes], { type: 'image/png' });

let story: StoryExchange;
/** Offset of each chunk that arrived. */
let offsets: number[];
/** Response to a chunk by its number; undefined for the normal one. */
let onChunk: (number: number) => Response | undefined;

beforeEach(() => {
  story = storyHandlers({ scenario: 'demo' });
  offsets = [];
  onChunk = () => undefined;
  let chunks = 0;
  const listener = http.post(`*${uploadChunk.path}`, async ({ request }) => {
    chunks += 1;
    const instead = onChunk(chunks);
    if (!instead) offsets.push(((await request.clone().json()) as { offset: number }).offset);
    return instead;
  });
  server.resetHandlers(listener, ...story.handlers);
  if (story.session) signIn({ ...story.session, isAdmin: null });
});

const uploads = () => story.store.transact(({ world }) => Object.values(world.identity.uploads));

function start(request: { id?: string; maxBytes?: number; signal?: AbortSignal } = {}) {
  const reported: { id: string; progress: number }[] = [];
  const { signal = new AbortController().signal, ...options } = request;
  const done = uploadImage(image, {
    kind: 'depositProof',
    signal,
    ...options,
    onProgress: (state) => reported.push(state),
  });
  return { done, reported };
}

it('sends every byte once, and reports its progress', async () => {
  const { done, reported } = start();
  const id = await done;
  expect(await uploads()).toMatchObject([{ id, kind: 'depositProof', received: bytes.length }]);
  expect(offsets).toEqual([0, 256 * 1024, 512 * 1024]);
  expect(reported.map(({ progress }) => Math.floor(progress * 100))).toEqual([0, 42, 85, 100]);
});

it('sends smaller chunks on a slow connection', async () => {
  await start({ maxBytes: 128 * 1024 }).done;
  expect(offsets).toEqual([0, 128, 256, 384, 512].map((kilobytes) => kilobytes * 1024));
});

it('continues where it was interrupted', async () => {
  onChunk = (number) => (number === 2 ? HttpResponse.error() : undefined);
  const first = start();
  await expect(first.done).rejects.toMatchObject({ kind: 'offline' });
  const id = first.reported.at(-1)?.id ?? '';
  expect(await start({ id }).done).toBe(id);
  expect(offsets).toEqual([0, 256 * 1024, 512 * 1024]);
  expect(await uploads()).toHaveLength(1);
});

it('starts over when the server does not know the upload', async () => {
  expect(await start({ id: 'U0' }).done).not.toBe('U0');
  expect(offsets).toHaveLength(3);
});

it('does not start over when the server only fails to answer', async () => {
  let begun = 0;
  server.use(
    http.post('*/upload/Status', () => HttpResponse.error()),
    http.post(`*${uploadBegin.path}`, () => {
      begun += 1;
    }),
  );
  await expect(start({ id: 'U1' }).done).rejects.toBeInstanceOf(ApiError);
  expect(begun).toBe(0);
});

it('stops when it is cancelled', async () => {
  const stop = new AbortController();
  onChunk = (number) => {
    if (number === 2) stop.abort();
    return undefined;
  };
  await expect(start({ signal: stop.signal }).done).rejects.toBeDefined();
  expect(await uploads()).not.toMatchObject([{ received: bytes.length }]);
});

it('stops when the server reports no progress', async () => {
  let requests = 0;
  server.use(
    http.post(`*${uploadChunk.path}`, () => {
      requests += 1;
      const data = { id: 'U1', received: 0, size: bytes.length, chunkSize: 1_000, complete: false };
      return HttpResponse.json({ status: 1, msg: '', data: { ...data, expiresAt: Date.now() } });
    }),
  );
  await expect(start().done).rejects.toMatchObject({ kind: 'malformed' });
  expect(requests).toBe(1);
});
