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

/** What begins like a PNG, 600 KB long. */
const bytes = Uint8Array.from({ length: 600 * 1024 }, (_, at) => at % 251);
bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const image = new Blob([bytes], { type: 'image/png' });

let story: StoryExchange;
/** Where each chunk began that arrived. */
let offsets: number[];
/** What is done with a chunk, by its number. */
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

function start(wish: { id?: string; most?: number; signal?: AbortSignal } = {}) {
  const told: { id: string; progress: number }[] = [];
  const { signal = new AbortController().signal, ...options } = wish;
  const done = uploadImage(image, {
    ...{ kind: 'depositProof', signal, ...options },
    onProgress: (state) => told.push(state),
  });
  return { done, told };
}

it('sends every byte once, and tells how far it has come', async () => {
  const { done, told } = start();
  const id = await done;
  expect(await uploads()).toMatchObject([{ id, kind: 'depositProof', received: bytes.length }]);
  expect(offsets).toEqual([0, 256 * 1024, 512 * 1024]);
  expect(told.map(({ progress }) => Math.floor(progress * 100))).toEqual([0, 42, 85, 100]);
});

it('sends less at once where the line is slow', async () => {
  await start({ most: 128 * 1024 }).done;
  expect(offsets).toEqual([0, 128, 256, 384, 512].map((kilobytes) => kilobytes * 1024));
});

it('goes on where it broke off', async () => {
  onChunk = (number) => (number === 2 ? HttpResponse.error() : undefined);
  const first = start();
  await expect(first.done).rejects.toMatchObject({ kind: 'offline' });
  const id = first.told.at(-1)?.id ?? '';
  expect(await start({ id }).done).toBe(id);
  expect(offsets).toEqual([0, 256 * 1024, 512 * 1024]);
  expect(await uploads()).toHaveLength(1);
});

it('begins anew where the server has forgotten it', async () => {
  expect(await start({ id: 'U0' }).done).not.toBe('U0');
  expect(offsets).toHaveLength(3);
});

it('does not begin anew where the server only fails to answer', async () => {
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

it('stops when it is told to', async () => {
  const stop = new AbortController();
  onChunk = (number) => {
    if (number === 2) stop.abort();
    return undefined;
  };
  await expect(start({ signal: stop.signal }).done).rejects.toBeDefined();
  expect(await uploads()).not.toMatchObject([{ received: bytes.length }]);
});

it('does not go on for ever with a server that never gets further', async () => {
  let asked = 0;
  server.use(
    http.post(`*${uploadChunk.path}`, () => {
      asked += 1;
      const data = { id: 'U1', received: 0, size: bytes.length, chunkSize: 1_000, complete: false };
      return HttpResponse.json({ status: 1, msg: '', data: { ...data, expiresAt: Date.now() } });
    }),
  );
  await expect(start().done).rejects.toMatchObject({ kind: 'malformed' });
  expect(asked).toBe(1);
});
