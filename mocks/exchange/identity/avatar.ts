import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { mix, unit } from '../market/hash';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { usableUpload } from './uploads';

/** Folder of the generated avatars, below `/api/`. */
export const avatarFolder = 'static/avatar';

/** Sets an upload as the member's avatar. */
export function setAvatar(exchange: Exchange, member: Member, id: string): void {
  const upload = usableUpload(exchange, member, { id, kind: 'avatar' });
  upload.usedFor = member.account;
  setEntry(exchange.world.identity.avatars, member.account, upload.checksum);
}

/** Path of the member's avatar below `/api/`; undefined if none is set. */
export function avatarOf({ world }: Exchange, { account }: Member): string | undefined {
  const checksum = lookup(world.identity.avatars, account);
  return checksum === undefined ? undefined : `${avatarFolder}/${checksum.toString(16)}.svg`;
}

/**
 * An avatar as SVG. Uploaded images are not stored (decision 26), so the avatar is a symmetric pattern of five by five
 * squares, generated from the image's checksum.
 *
 * @param name the checksum, as in the path
 */
export function drawAvatar(name: string): string {
  const key = Number.parseInt(name, 16) >>> 0;
  const hue = Math.floor(unit(mix(key, 0)) * 360);
  const squares = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2]
      .filter((column) => unit(mix(key, 1 + row * 3 + column)) < 0.5)
      .flatMap((column) => [column, 4 - column].map((x) => `M${x} ${row}h1v1h-1z`)),
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 7 7">',
    `<rect x="-1" y="-1" width="7" height="7" fill="hsl(${hue} 40% 92%)"/>`,
    `<path d="${squares.join('')}" fill="hsl(${hue} 45% 40%)"/>`,
    '</svg>',
  ].join('');
}
