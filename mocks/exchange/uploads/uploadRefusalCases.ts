import { anotherMember, sampleImage, uploadSample } from '../identity/seed';
import type { RefusalCase } from '../refusalCase';
import { setAvatar } from '../settings/avatar';
import type { TestExchange } from '../testExchange';
import { addChunk, beginUpload, ownUpload } from './uploads';

const noon = (setup: TestExchange) => setup.open('12:00');

const begin = (request: Partial<Parameters<typeof beginUpload>[2]>) => (setup: TestExchange) =>
  beginUpload(noon(setup), setup.member, {
    kind: 'depositProof',
    contentType: sampleImage.contentType,
    size: sampleImage.size,
    ...request,
  });

const send =
  (offset: number, data: string, size = sampleImage.size) =>
  (setup: TestExchange) => {
    const { id } = begin({ size })(setup);
    return addChunk(noon(setup), setup.member, { id, offset, data });
  };

/** Refusals of uploading and of using uploads. */
export const uploadRefusalCases: RefusalCase[] = [
  ['uploading a text', 'uploadFailed', begin({ contentType: 'text/plain' })],
  ['uploading nothing', 'uploadFailed', begin({ size: 0 })],
  ['uploading more than five megabytes', 'uploadFailed', begin({ size: 5 * 1024 * 1024 + 1 })],
  ['a chunk that leaves a gap', 'uploadFailed', send(10, btoa('x'))],
  ['a chunk before the first', 'uploadFailed', send(-1, btoa('x'))],
  ['a chunk beyond the end', 'uploadFailed', send(0, sampleImage.data, sampleImage.size - 1)],
  ['a chunk that is not Base64', 'uploadFailed', send(0, '%%%')],
  ['an empty chunk', 'uploadFailed', send(0, '')],
  ['an image type with other content', 'uploadFailed', send(0, btoa('not an image at all'))],
  ['too large a chunk', 'uploadFailed', send(0, btoa('x'.repeat(256 * 1024 + 1)), 300 * 1024)],
  ['continuing an unknown upload', 'keyMismatch', (setup) => ownUpload(noon(setup), setup.member, 'U0')],
  [
    'continuing another’s upload',
    'keyMismatch',
    (setup) => ownUpload(noon(setup), anotherMember(noon(setup)), begin({})(setup).id),
  ],
  [
    'continuing an upload a day later',
    'keyMismatch',
    (setup) => {
      const { id } = begin({})(setup);
      ownUpload(setup.open('12:00', '2026-11-21'), setup.member, id);
    },
  ],
  [
    'a proof as avatar',
    'keyMismatch',
    (setup) =>
      setAvatar(noon(setup), setup.member, uploadSample(noon(setup), setup.member, 'depositProof').id),
  ],
  [
    'half an avatar',
    'uploadFailed',
    (setup) => setAvatar(noon(setup), setup.member, begin({ kind: 'avatar' })(setup).id),
  ],
];
