import type { Provocation } from '../provocation';
import type { Stage } from '../stage';
import { setAvatar } from './avatar';
import { anotherMember, sampleImage, uploadSample } from './byDoing';
import { addChunk, beginUpload, ownUpload } from './uploads';

const noon = (set: Stage) => set.open('12:00');

const begin = (wish: Partial<Parameters<typeof beginUpload>[2]>) => (set: Stage) =>
  beginUpload(noon(set), set.member, {
    ...{ kind: 'depositProof', contentType: sampleImage.contentType, size: sampleImage.size },
    ...wish,
  });

const send =
  (offset: number, data: string, size = sampleImage.size) =>
  (set: Stage) => {
    const { id } = begin({ size })(set);
    return addChunk(noon(set), set.member, { id, offset, data });
  };

/** Refusals of uploading, and of using what was uploaded. */
export const uploadProvocations: Provocation[] = [
  ['uploading a text', 'uploadFailed', begin({ contentType: 'text/plain' })],
  ['uploading nothing', 'uploadFailed', begin({ size: 0 })],
  ['uploading more than five megabytes', 'uploadFailed', begin({ size: 5 * 1024 * 1024 + 1 })],
  ['a chunk that leaves a gap', 'uploadFailed', send(10, btoa('x'))],
  ['a chunk before the first', 'uploadFailed', send(-1, btoa('x'))],
  ['a chunk beyond the end', 'uploadFailed', send(0, sampleImage.data, sampleImage.size - 1)],
  ['a chunk that is not Base64', 'uploadFailed', send(0, '%%%')],
  ['an empty chunk', 'uploadFailed', send(0, '')],
  ['what is called an image and is none', 'uploadFailed', send(0, btoa('not an image at all'))],
  ['too large a chunk', 'uploadFailed', send(0, btoa('x'.repeat(256 * 1024 + 1)), 300 * 1024)],
  ['continuing an upload that is not there', 'keyMismatch', (set) => ownUpload(noon(set), set.member, 'U0')],
  [
    'continuing another’s upload',
    'keyMismatch',
    (set) => ownUpload(noon(set), anotherMember(noon(set)), begin({})(set).id),
  ],
  [
    'continuing an upload a day later',
    'keyMismatch',
    (set) => {
      const { id } = begin({})(set);
      ownUpload(set.open('12:00', '2026-11-21'), set.member, id);
    },
  ],
  [
    'a proof as avatar',
    'keyMismatch',
    (set) => setAvatar(noon(set), set.member, uploadSample(noon(set), set.member, 'depositProof').id),
  ],
  [
    'half an avatar',
    'uploadFailed',
    (set) => setAvatar(noon(set), set.member, begin({ kind: 'avatar' })(set).id),
  ],
];
