import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { setEntry } from '../setEntry';
import { usableUpload } from '../uploads/uploads';
import type { Member } from '../world';

/** Folder of the avatars, below `/api/`. */
export const avatarFolder = 'static/avatar';

/** Sets an upload as the member's avatar. */
export function setAvatar(exchange: Exchange, member: Member, id: string): void {
  const upload = usableUpload(exchange, member, { id, kind: 'avatar' });
  upload.usedFor = member.account;
  setEntry(exchange.world.identity.avatars, member.account, upload.checksum);
}

/** Number of avatars in `mocks/public`. Their names are the numbers from 0. */
export const avatarCount = 8;

/**
 * Path of the member's avatar below `/api/`; undefined if none is set. Uploaded images are not stored (decision 26), so
 * the avatar is one of several patterns, chosen by the image's checksum.
 */
export function avatarOf({ world }: Exchange, { account }: Member): string | undefined {
  const checksum = lookup(world.identity.avatars, account);
  return checksum === undefined ? undefined : `${avatarFolder}/${checksum % avatarCount}.svg`;
}
