import type { UploadKind } from '../../../src/domain/uploads/uploadsVocabulary';
import type { Exchange } from '../exchange';
import { checksumOf, emptyChecksum } from '../identity/checksum';
import type { UploadRecord } from '../identity/records';
import { uploadLimits } from '../identity/rules';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { matchesSignature } from './imageSignature';

interface Image {
  kind: UploadKind;
  contentType: string;
  /** In bytes. */
  size: number;
}

/** Starts an upload. Deletes the member's uploads that stayed unfinished or unused for a day. */
export function beginUpload(exchange: Exchange, { account }: Member, image: Image): UploadRecord {
  const { kind, contentType, size } = image;
  const taken = uploadLimits.contentTypes.includes(contentType);
  if (!taken || size < 1 || size > uploadLimits.maxSize) throw new Refusal('uploadFailed');
  deleteExpired(exchange, account);
  const { id } = newNumbers(exchange, 'U');
  const upload: UploadRecord = {
    id,
    account,
    kind,
    contentType,
    size,
    received: 0,
    checksum: emptyChecksum,
    beganAt: exchange.now,
    usedFor: null,
  };
  setEntry(exchange.world.identity.uploads, id, upload);
  return upload;
}

/** Adds the next bytes. A repeated chunk changes nothing, since its response may have been lost. */
export function addChunk(
  exchange: Exchange,
  member: Member,
  { id, offset, data }: { id: string; offset: number; data: string },
): UploadRecord {
  const upload = ownUpload(exchange, member, id);
  const bytes = bytesOf(data);
  const end = offset + bytes.length;
  if (bytes.length > uploadLimits.chunkSize || offset < 0 || end > upload.size)
    throw new Refusal('uploadFailed');
  if (end <= upload.received) return upload;
  if (offset !== upload.received) throw new Refusal('uploadFailed');
  if (offset === 0 && !matchesSignature(upload.contentType, bytes)) throw new Refusal('uploadFailed');
  upload.received = end;
  upload.checksum = checksumOf(bytes, upload.checksum);
  return upload;
}

/** One of the member's own uploads that has not expired. */
export function ownUpload(exchange: Exchange, member: Member, id: string): UploadRecord {
  const upload = lookup(exchange.world.identity.uploads, id);
  if (!upload || upload.account !== member.account || isExpired(exchange, upload))
    throw new Refusal('keyMismatch');
  return upload;
}

/**
 * A complete upload of the right kind that has not been used.
 *
 * @param incomplete the refusal while bytes are missing
 */
export function usableUpload(
  exchange: Exchange,
  member: Member,
  { id, kind }: { id: string; kind: UploadKind },
  incomplete: 'uploadFailed' | 'depositProofMissing' = 'uploadFailed',
): UploadRecord {
  const upload = ownUpload(exchange, member, id);
  if (upload.kind !== kind || upload.usedFor !== null) throw new Refusal('keyMismatch');
  if (!isComplete(upload)) throw new Refusal(incomplete);
  return upload;
}

/** Whether all bytes have arrived. */
export const isComplete = ({ received, size }: UploadRecord): boolean => received === size;

/** When an upload expires. */
export const expiryOf = ({ beganAt }: UploadRecord): number =>
  beganAt + uploadLimits.lifetimeHours * 60 * 60_000;

/** A used upload does not expire. */
const isExpired = ({ now }: Exchange, upload: UploadRecord): boolean =>
  upload.usedFor === null && now >= expiryOf(upload);

function deleteExpired(exchange: Exchange, account: string): void {
  const { uploads } = exchange.world.identity;
  for (const upload of Object.values(uploads)) {
    if (upload.account === account && isExpired(exchange, upload)) delete uploads[upload.id];
  }
}

function bytesOf(data: string): Uint8Array {
  const binary = decodeBase64(data);
  if (!binary) throw new Refusal('uploadFailed');
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function decodeBase64(data: string): string | undefined {
  try {
    return atob(data);
  } catch {
    return undefined;
  }
}
