import { delay, HttpResponse, http } from 'msw';
import { fireEvent, within } from 'storybook/test';
import { uploadChunk } from '../../src/api/contract/uploads';
import type { Context } from './context';
import { expectInSight } from './layout';
import { showInPicture } from './showInPicture';
import { storyText } from './storyText';

/** Size and content of a generated photo. */
interface PhotoOptions {
  width?: number;
  height?: number;
  /** Fills it with noise that does not compress. */
  noisy?: boolean;
}

/** Draws a photo. It is identical each time. */
export async function photo({ width = 960, height = 606, noisy = false }: PhotoOptions = {}): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('nothing to draw on');
  drawing.fillStyle = '#e9ecf7';
  drawing.fillRect(0, 0, width, height);
  drawing.fillStyle = '#233a8b';
  drawing.fillRect(width * 0.08, height * 0.16, width * 0.26, height * 0.5);
  for (const line of [0.2, 0.34, 0.48])
    drawing.fillRect(width * 0.42, height * line, width * 0.46, height * 0.05);
  if (noisy) drawing.putImageData(noise(width, height), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!blob) throw new Error('nothing was drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** The photo as another picker hands it over: under another name, as another type. */
export const asFile = (content: Blob, name: string, type: string): File =>
  new File([content], name, { type });

/** The beginning of an HEIC photo of an iPhone. No browser needs more to see what it is. */
export const heic = new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']);

/** A photo of about 600 KB: three chunks of an upload. */
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

/** The file input of a photo field, by its label. */
const photoInput = (context: Context, label: string) =>
  context.canvas.findByLabelText(
    new RegExp(
      `^${label} (${storyText(context)('uploads:choose')}|${storyText(context)('uploads:replace')})`,
    ),
  );

/** Chooses a photo, as the phone's photo picker does. */
export async function choosePhoto(context: Context, label: string, file: File): Promise<void> {
  await context.userEvent.upload(await photoInput(context, label), file);
}

/** Chooses a file that the photo picker would not offer. */
export async function chooseAnyFile(context: Context, label: string, file: File): Promise<void> {
  fireEvent.change(await photoInput(context, label), { target: { files: [file] } });
}

/** The frame of a photo says this, in the picture of the story, too. */
export async function expectFrameSays(context: Context, label: string, text: string | RegExp): Promise<void> {
  const frame = within(await context.canvas.findByRole('group', { name: label }));
  const said = await frame.findByText(text);
  showInPicture(said);
  await expectInSight(said);
}

/** Leaves an upload without an answer after some chunks. */
export function hangUploadAfter({ msw }: Pick<Context, 'msw'>, chunks: number): void {
  let sent = 0;
  msw.use(
    http.post(`*/api/vue${uploadChunk.path}`, async () => {
      if (sent >= chunks) await delay('infinite');
      sent += 1;
      // The exchange's own handler answers.
      return undefined;
    }),
  );
}

/** Breaks the connection after some chunks, until `repair`. Counts the chunks that were sent. */
export function breakUploadAfter(context: Pick<Context, 'msw'>, chunks: number) {
  let sent = 0;
  let repaired = false;
  context.msw.use(
    http.post(`*/api/vue${uploadChunk.path}`, () => {
      if (!repaired && sent >= chunks) return HttpResponse.error();
      sent += 1;
      // The exchange's own handler answers.
      return undefined;
    }),
  );
  return {
    repair: () => {
      repaired = true;
    },
    sentChunks: () => sent,
  };
}
