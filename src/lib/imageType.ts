/** Number of bytes that `imageTypeOf` needs. */
export const imageTypeLength = 64;

/** First bytes of an image or document, as Latin-1 characters. */
const beginnings: readonly [beginning: RegExp, type: string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^BM.{4}\0{4}/s, 'image/bmp'],
  [/^(?:II\*\0|MM\0\*)/, 'image/tiff'],
  [/^%PDF-?/, 'application/pdf'],
];

/** Box of the file type of ISO media: its main brand, and four bytes later all compatible ones. */
const mediaBox = /^.{4}ftyp((?:.{4})+)/s;

/**
 * The media type of an image or a PDF by its content, undefined when it is neither. Pickers name other types, or none: a
 * JPEG may come as `image/jpg`, as `application/octet-stream` or as `''`, and an HEIC as `image/jpeg`.
 *
 * @param bytes the first ones, `imageTypeLength` of them if there are so many
 */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, imageTypeLength));
  const [, brands] = mediaBox.exec(text) ?? [];
  if (brands === undefined) return beginnings.find(([beginning]) => beginning.test(text))?.[1];
  // AVIF and HEIC share the brand of their container, `mif1`.
  if (/avi[fs]/.test(brands)) return 'image/avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'image/heic' : undefined;
}
