import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { base64Of } from './base64';

/** Shares a text or an address in the native wrapper. */
export const shareText = ({ title, text, url }: ShareData): Promise<unknown> =>
  Share.share({ ...(title && { title }), ...(text && { text }), ...(url && { url }) });

/**
 * Shares a file in the native wrapper, which has no downloads. The phone shares files of the app's cache folder, and deletes
 * them when it needs room.
 */
export async function shareFile(file: File): Promise<unknown> {
  const { uri } = await Filesystem.writeFile({
    path: `saved/${file.name}`,
    data: await base64Of(file),
    directory: Directory.Cache,
    recursive: true,
  });
  return Share.share({ title: file.name, dialogTitle: file.name, files: [uri] });
}
