import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksumOf } from '../identity/checksum';
import { uploadSample } from '../identity/seed';
import { avatarCount, avatarFolder, avatarOf, setAvatar } from '../settings/avatar';
import { testExchange } from '../testExchange';
import { addChunk, beginUpload, isComplete, ownUpload } from './uploads';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const image = Uint8Array.from([...png, ...Array.from({ length: 992 }, (_, index) => index % 251)]);

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function beginning(contentType = 'image/png', kind: 'avatar' | 'depositProof' = 'depositProof') {
  const setup = testExchange();
  const exchange = setup.open('11:00');
  const upload = beginUpload(exchange, setup.member, { kind, contentType, size: image.length });
  const send = (from: number, to: number) =>
    addChunk(exchange, setup.member, { id: upload.id, offset: from, data: base64(image.slice(from, to)) });
  return { ...setup, exchange, upload, send };
}

describe('an upload', () => {
  test('in chunks of any size equals an upload in one piece', () => {
    const sizes = fc.array(fc.integer({ min: 12, max: 400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(sizes, (lengths) => {
        const { upload, send } = beginning();
        for (const length of [...lengths, image.length]) {
          if (!isComplete(upload)) send(upload.received, upload.received + length);
          expect(upload.checksum).toBe(checksumOf(image.slice(0, upload.received)));
        }
        expect(isComplete(upload)).toBe(true);
        expect(upload.checksum).toBe(checksumOf(image));
      }),
      { numRuns: 20 },
    );
  });

  test('that was interrupted continues where it stopped', () => {
    const { upload, send, open, member } = beginning();
    send(0, 600);
    const { received } = ownUpload(open('11:30'), member, upload.id);
    expect(received).toBe(600);
    expect(isComplete(send(received, image.length))).toBe(true);
  });

  test('may repeat a chunk after a lost response without any change', () => {
    const { send } = beginning();
    const before = structuredClone(send(0, 600));
    expect(send(0, 600)).toEqual(before);
    expect(send(100, 500)).toEqual(before);
    expect(() => send(500, 700)).toThrow('uploadFailed');
  });

  test('stores no byte of the image', () => {
    const { world, send } = beginning();
    const data = base64(image.slice(0, 300));
    send(0, 300);
    expect(JSON.stringify(world)).not.toContain(data.slice(0, 20));
  });

  test.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]],
    ['image/png', [...png, 0, 0, 0, 13]],
    ['image/webp', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]],
  ])('of %s is recognised by its first bytes, and other types are not', (contentType, bytes) => {
    const data = base64(Uint8Array.from(bytes));
    for (const claimed of ['image/jpeg', 'image/png', 'image/webp']) {
      const { exchange, member, upload } = beginning(claimed);
      const send = () => addChunk(exchange, member, { id: upload.id, offset: 0, data });
      if (claimed === contentType) expect(send().received).toBe(12);
      else expect(send).toThrow('uploadFailed');
    }
  });

  test('that was left for a day is deleted when the next one starts', () => {
    const { upload, world, open, member } = beginning();
    const used = uploadSample(open('11:01'), member, 'avatar');
    setAvatar(open('11:01'), member, used.id);
    const next = uploadSample(open('11:00', '2026-11-21'), member, 'avatar');
    expect(Object.keys(world.identity.uploads)).toEqual([used.id, next.id]);
    expect(world.identity.uploads[upload.id]).toBeUndefined();
  });
});

test('an avatar is one of the pictures', () => {
  const { open, member } = testExchange();
  const pictures = readdirSync(join('mocks/public/api', avatarFolder)).map(
    (name) => `${avatarFolder}/${name}`,
  );
  const exchange = open('11:00');
  expect(avatarOf(exchange, member)).toBeUndefined();
  setAvatar(exchange, member, uploadSample(exchange, member, 'avatar').id);
  expect(pictures).toContain(avatarOf(exchange, member));
  expect(pictures).toHaveLength(avatarCount);
});
