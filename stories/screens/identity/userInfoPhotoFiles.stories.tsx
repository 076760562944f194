import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UserInfo } from '../../../src/screens/identity/UserInfo';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { storyText } from '../../support/storyText';
import { asFile, chooseAnyFile, choosePhoto, expectFrameSays, heic, photo } from '../../support/uploads';

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  parameters: { app: { path: '/user/userInfo', scenario: 'newcomer' } },
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const front = (context: Context) => storyText(context)('identity:form.front');

/** A JPEG that the picker calls something else, or nothing: it is uploaded like any other. */
const calledOtherwise = (type: string): Story => ({
  play: async (context) => {
    const file = asFile(await photo(), 'IMG_0001', type);
    await chooseAnyFile(context, front(context), file);
    await expectFrameSays(context, front(context), storyText(context)('uploads:done'));
  },
});

/** A JPEG without a type, as some file managers hand it over: it is uploaded. */
export const PhotoWithoutType: Story = calledOtherwise('');
/** A JPEG called `image/jpg`, which is no media type: it is uploaded. */
export const PhotoCalledJpg: Story = calledOtherwise('image/jpg');
/** A JPEG called a file of any kind: it is uploaded. */
export const PhotoCalledAnyFile: Story = calledOtherwise('application/octet-stream');

/** A file whose content is HEIC: the frame says which setting of the camera helps. */
const heicCalled = (name: string, type: string): Story => ({
  tags: ['blocked'],
  play: async (context) => {
    await chooseAnyFile(context, front(context), asFile(heic, name, type));
    await expectFrameSays(context, front(context), storyText(context)('uploads:problems.heic'));
  },
});

/** An HEIC photo of an iPhone was chosen: the frame says which setting of the camera helps. */
export const HeicPhoto: Story = heicCalled('IMG_0001.HEIC', 'image/heic');
/** An HEIC photo that was renamed to `.jpg` was chosen: the frame says which setting of the camera helps. */
export const HeicPhotoCalledJpeg: Story = heicCalled('IMG_0001.jpg', 'image/jpeg');

/** The shorter side of the photo has less than 600 px: the frame names its size. */
export const PhotoTooSmall: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await choosePhoto(context, front(context), await photo({ width: 900, height: 599 }));
    const message = t('uploads:problems.tooSmall', { width: '900', height: '599', pixels: '600' });
    await expectFrameSays(context, front(context), message);
  },
};

type Draw = (
  this: CanvasRenderingContext2D,
  ...to: Parameters<CanvasRenderingContext2D['drawImage']>
) => void;

/** Draws as a broken browser does. Small samples are drawn as usual. */
function drawAs(change: (draw: Draw) => Draw): () => void {
  const { prototype } = CanvasRenderingContext2D;
  const { drawImage } = prototype;
  const broken = change(drawImage as Draw);
  prototype.drawImage = function draw(this: CanvasRenderingContext2D, ...to: Parameters<Draw>) {
    return (this.canvas.width > 64 ? broken : (drawImage as Draw)).apply(this, to);
  } as typeof drawImage;
  return () => {
    prototype.drawImage = drawImage;
  };
}

const notPrepared: NonNullable<Story['play']> = async (context) => {
  await choosePhoto(context, front(context), await photo());
  const message = storyText(context)('uploads:problems.notPrepared');
  await expectFrameSays(context, front(context), message);
  await expect(await withExchange(context, ({ world }) => world.identity.uploads)).toEqual({});
};

/** The browser draws stripes over the photo: nothing is sent, and the frame says so. */
export const PhotoStriped: Story = {
  tags: ['blocked'],
  beforeEach: () =>
    drawAs(
      (draw) =>
        function stripe(...to) {
          draw.apply(this, to);
          for (let top = 0; top < this.canvas.height; top += 80)
            this.clearRect(0, top, this.canvas.width, 40);
        },
    ),
  play: notPrepared,
};

/** The browser draws nothing: nothing is sent, and the frame says so. */
export const PhotoEmpty: Story = {
  tags: ['blocked'],
  beforeEach: () => drawAs(() => () => {}),
  play: notPrepared,
};

/** Preparing the photo fails: the frame says so, and another photo can be chosen. */
export const PreparationFails: Story = {
  tags: ['blocked'],
  beforeEach: () =>
    drawAs(() => () => {
      throw new DOMException('out of memory', 'InvalidStateError');
    }),
  play: notPrepared,
};
