import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { fireEvent } from 'storybook/test';
import { uploadChunk } from '../../src/api/contract/uploads';
import { storyText } from './storyText';

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** A photo as a phone takes it. */
interface Wish {
  width?: number;
  height?: number;
  /** Every point another colour: it can't be made small. */
  noisy?: boolean;
}

/** Draws a photo, the same each time. */
export async function photo({ width = 320, height = 202, noisy = false }: Wish = {}): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('nothing to draw on');
  brush.fillStyle = '#e9ecf7';
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#233a8b';
  brush.fillRect(width * 0.08, height * 0.16, width * 0.26, height * 0.5);
  for (const line of [0.2, 0.34, 0.48])
    brush.fillRect(width * 0.42, height * line, width * 0.46, height * 0.05);
  if (noisy) brush.putImageData(noise(width, height), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!blob) throw new Error('nothing was drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** A photo of some 600 KB when it is sent: three chunks. */
export const largePhoto = () => photo({ width: 1_200, height: 800, noisy: true });

function noise(width: number, height: number): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  let state = 1;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    data[at] = at % 4 === 3 ? 255 : state >>> 24;
  }
  return new ImageData(data, width, height);
}

/** The place to choose a photo, by its label. */
const chooser = (context: Context, label: string) =>
  context.canvas.findByLabelText(
    new RegExp(
      `^${label} (${storyText(context)('uploads:choose')}|${storyText(context)('uploads:replace')})`,
    ),
  );

/** Chooses a photo, as the phone's own list of photos would give it. */
export async function choosePhoto(context: Context, label: string, file: File): Promise<void> {
  await context.userEvent.upload(await chooser(context, label), file);
}

/** Chooses a file that the phone should not have offered. */
export async function chooseAnyFile(context: Context, label: string, file: File): Promise<void> {
  fireEvent.change(await chooser(context, label), { target: { files: [file] } });
}

/** The connection breaks after so many chunks, until it is mended. Every chunk that got through is counted. */
export function breakUploadAfter(context: Pick<StoryContext, 'msw'>, chunks: number) {
  let through = 0;
  let mended = false;
  context.msw.use(
    http.post(`*/api/vue${uploadChunk.path}`, () => {
      if (!mended && through >= chunks) return HttpResponse.error();
      through += 1;
      // The exchange's own handler answers.
      return undefined;
    }),
  );
  return {
    mend: () => {
      mended = true;
    },
    through: () => through,
  };
}
