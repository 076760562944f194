import type { RawResponseOf } from '../../../src/api/contract/call';
import type { uploadStatus } from '../../../src/api/contract/uploads';
import type { UploadRecord } from '../identity/records';
import { uploadLimits } from '../identity/rules';
import { timestamp } from '../timestamp';
import { expiryOf, isComplete } from './uploads';

/** An upload as sent to its member. */
export function uploadView(upload: UploadRecord): RawResponseOf<typeof uploadStatus> {
  const { id, kind, size, received } = upload;
  return {
    id,
    kind,
    size,
    received,
    complete: isComplete(upload),
    chunkSize: uploadLimits.chunkSize,
    expiresAt: timestamp(expiryOf(upload)),
  };
}
