import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { uploadRules } from '../../../src/api/contract/uploads';
import { UserInfo } from '../../../src/screens/identity/UserInfo';
import type { Context } from '../../support/context';
import { withExchange } from '../../support/exchange';
import { endAt, expectInSight } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { pressWhenReady } from '../../support/presses';
import { joinLabels, storyText } from '../../support/storyText';
import { minutesLater } from '../../support/time';
import { expectToast } from '../../support/toasts';
import {
  breakUploadAfter,
  chooseAnyFile,
  choosePhoto,
  expectFrameSays,
  largePhoto,
  photo,
} from '../../support/uploads';
import { fillIdentity, submitIdentity, uploadSide } from './identitySteps';

const meta = {
  title: 'Screens/user/userInfo',
  component: UserInfo,
  parameters: { app: { path: '/user/userInfo', scenario: 'newcomer' } },
} satisfies Meta<typeof UserInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

const limits = { types: 'JPEG, PNG, WebP', size: '5 MB' };
const front = (context: Context) => storyText(context)('identity:form.front');

/** The connection was lost during an upload: a note says how far it was, with a button to continue. */
export const UploadBrokenOff: Story = {
  tags: ['offline'],
  play: async (context) => {
    const { canvas } = context;
    breakUploadAfter(context, 1);
    await choosePhoto(context, front(context), await largePhoto());
    const name = storyText(context)('uploads:goOn');
    await expectFrameSays(context, front(context), interrupted(context));
    await expectInSight(await canvas.findByRole('button', { name }));
  },
};

/** A broken upload was continued: the photo is uploaded. */
export const UploadResumed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const connection = breakUploadAfter(context, 1);
    await choosePhoto(context, front(context), await largePhoto());
    const goOn = await canvas.findByRole('button', { name: t('uploads:goOn') });
    connection.repair();
    await userEvent.click(goOn);
    await expect(await canvas.findByText(t('uploads:done'))).toBeVisible();
    const [upload] = await uploads(context);
    await expect(upload).toMatchObject({ kind: 'idFront' });
    await expect(upload?.received).toBe(upload?.size);
    await expect(connection.sentChunks()).toBe(Math.ceil((upload?.size ?? 0) / (256 * 1024)));
  },
};

/** "The connection was lost at 43 %", with any figure. */
const interrupted = (context: Context) => {
  const [start = ''] = storyText(context)('uploads:problems.interrupted.offline', { percent: '|' }).split(
    '|',
  );
  return new RegExp(`${start}\\d+%`);
};

const uploads = (context: Context) =>
  withExchange(context, ({ world }) => Object.values(world.identity.uploads));

/** A broken upload was continued a day later and started again: the photo is uploaded. */
export const UploadDroppedByServer: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    const connection = breakUploadAfter(context, 1);
    await choosePhoto(context, front(context), await largePhoto());
    const goOn = await canvas.findByRole('button', { name: t('uploads:goOn') });
    await withExchange(context, minutesLater(25 * 60));
    connection.repair();
    await userEvent.click(goOn);
    await expect(await canvas.findByText(t('uploads:done'))).toBeVisible();
    await expect(await uploads(context)).toHaveLength(1);
  },
};

/** An upload was cancelled: the frame is empty again. */
export const UploadCancelled: Story = {
  parameters: { app: { faults: [fault('hang', '/upload/Chunk')] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await choosePhoto(context, front(context), await photo());
    await expect(await canvas.findByRole('progressbar', { name: front(context) })).toBeVisible();
    await expect(await submitIdentity(context)).toHaveAccessibleDescription(t('identity:uploading'));
    await userEvent.click(await canvas.findByRole('button', { name: t('uploads:cancel') }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(
      await canvas.findByLabelText(`${front(context)} ${t('uploads:choose')}`),
    ).toBeInTheDocument();
  },
};

/** Another photo has replaced the first one. */
export const PhotoReplaced: Story = {
  play: async (context) => {
    const t = storyText(context);
    await uploadSide(context, 'front');
    await choosePhoto(context, front(context), await photo({ width: 1_000, height: 630 }));
    await waitFor(async () => expect(await uploads(context)).toHaveLength(2));
    await expectFrameSays(context, front(context), t('uploads:done'));
  },
};

/** A PDF was chosen as the photo: the frame names the types that are accepted. */
export const FileOfAnotherType: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await chooseAnyFile(context, front(context), new File(['%PDF'], 'id.pdf', { type: 'application/pdf' }));
    const reason = t('uploads:problems.otherType', limits);
    // The form scrolls to it: the photo was chosen far above it.
    await expectInSight(await context.canvas.findByText(reason));
    await expectFrameSays(context, front(context), reason);
  },
};

/** The chosen file isn't a photo: the frame says that it couldn't be read. */
export const UnreadablePhoto: Story = {
  tags: ['blocked'],
  play: async (context) => {
    const t = storyText(context);
    await chooseAnyFile(context, front(context), new File(['no image'], 'id.jpg', { type: 'image/jpeg' }));
    await expectFrameSays(context, front(context), t('uploads:problems.unreadable'));
  },
};

/** The photo is too large even after resizing: the frame names the limit. */
export const PhotoTooLarge: Story = {
  tags: ['blocked'],
  beforeEach: (context) => changeResponse(context, uploadRules, (rules) => ({ ...rules, maxSize: 1024 })),
  play: async (context) => {
    const t = storyText(context);
    await choosePhoto(context, front(context), await largePhoto());
    await expectFrameSays(context, front(context), t('uploads:problems.tooLarge', { size: '1 KB' }));
  },
};

/** The server refuses the upload: a toast says so, and the frame too. */
export const UploadRefused: Story = {
  tags: ['refused'],
  parameters: { app: { faults: [fault('refuse', '/upload/Begin', 'uploadFailed')] } },
  play: async (context) => {
    const refusal = storyText(context)('errors:uploadFailed');
    await choosePhoto(context, front(context), await photo());
    await expectToast(refusal);
    await expectFrameSays(context, front(context), refusal);
  },
};

/** The photos were uploaded more than a day ago: an alert says so, and only they have to be chosen again. */
export const PhotosExpired: Story = {
  tags: ['refused'],
  play: async (context) => {
    const t = storyText(context);
    await fillIdentity(context);
    await withExchange(context, minutesLater(25 * 60));
    await pressWhenReady(await submitIdentity(context));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(t('errors:keyMismatch'));
    const images = joinLabels(context, ['identity:form.front', 'identity:form.back']);
    await waitFor(async () =>
      expect(await submitIdentity(context)).toHaveAccessibleDescription(
        t('identity:missing', { fields: images }),
      ),
    );
    await endAt(await context.canvas.findByRole('alert'));
  },
};
