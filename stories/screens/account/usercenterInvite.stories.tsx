import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { siteConfig } from '../../../src/api/contract/common';
import { UserCenter } from '../../../src/screens/account/UserCenter';
import { anotherSite, anotherTitle } from '../../support/anotherSite';
import type { Context } from '../../support/context';
import { endAt, expectFits } from '../../support/layout';
import { changeResponse } from '../../support/network';
import { leaveFocus } from '../../support/presses';
import { storyText } from '../../support/storyText';
import { openCenterSheet } from './openCenterSheet';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  parameters: { app: { path: '/user/usercenter', scenario: 'demo' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet to invite friends: the link as a QR code and as text to copy. No friend has registered yet. */
export const InviteWithQrCode: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openCenterSheet(context, 'invite');
    const code = await sheet.findByRole('img', { name: t('invite:qr') });
    await expect(code).toHaveAttribute('width', '256');
    await expect(await sheet.findByText(/#\/login\/register\?code=/)).toBeVisible();
    await expect(await sheet.findByText(t('invite:body', { reward: '¥200.00' }))).toBeVisible();
    await expect(await sheet.findByText(t('invite:none'))).toBeVisible();
  },
};

/**
 * The sheet to invite friends lists all 24 that have registered: masked number, status, and the reward if
 * paid.
 */
export const InviteManyFriends: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openCenterSheet(context, 'invite');
    const friends = within(await sheet.findByRole('region', { name: t('invite:friends') }));
    const shown = (count: number) =>
      waitFor(() => expect(friends.getAllByText(/^910••••\d{3}$/)).toHaveLength(count));
    await shown(20);
    await context.userEvent.click(await friends.findByRole('button', { name: t('invite:more') }));
    await shown(24);
    await expect(await friends.findAllByText(t('invite:status.paid'))).toHaveLength(18);
    await expect(await friends.findAllByText(t('invite:status.awaitingVerification'))).toHaveLength(6);
    await expect(await friends.findAllByText('¥200.00')).toHaveLength(18);
    await expectFits(document.body);
  },
};

/** The invitation is being loaded: a skeleton stands for it in the sheet. */
export const InviteLoading: Story = {
  tags: ['loading'],
  parameters: { app: { faults: [fault('hang', '/referral/Summary')] } },
  play: async (context) => {
    const sheet = await openCenterSheet(context, 'invite');
    const message = await sheet.findByText(storyText(context)('common:loading'));
    await expect(message.closest('[role=status]')).toBeInTheDocument();
  },
};

/** The site has a public address: the link in the sheet leads there, wherever the app was loaded from. */
export const InviteToPublicAddress: Story = {
  beforeEach: (context) =>
    changeResponse(context, siteConfig, (config) => [
      ...config,
      { name: 'siteUrl', value: 'https://app.itayose.example/trade/' },
    ]),
  play: async (context) => {
    const sheet = await openCenterSheet(context, 'invite');
    const address = await sheet.findByText(/#\/login\/register\?code=/);
    await expect(address).toHaveTextContent('https://app.itayose.example/trade/#/login/register?code=');
    // A tap shows all of it.
    const short = address.closest('button');
    if (short) await context.userEvent.click(short);
    leaveFocus();
  },
};

/** Pressing a button has scrolled the sheet. */
const endAtBeginning = async (context: Context, sheet: Awaited<ReturnType<typeof openCenterSheet>>) =>
  endAt(await sheet.findByText(storyText(context)('invite:body', { reward: '¥200.00' })));

/** The QR code was saved as a picture, of which the browser tells; the sheet is still open. */
export const InviteSavedAsPicture: Story = {
  play: async (context) => {
    const sheet = await openCenterSheet(context, 'invite');
    const saved = fn();
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      saved(file);
      return '#saved';
    };
    try {
      await context.userEvent.click(
        await sheet.findByRole('button', { name: storyText(context)('invite:save') }),
      );
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      const picture = await createImageBitmap(saved.mock.calls[0]?.[0] as File);
      await expect([picture.width, picture.height]).toEqual([512, 512]);
    } finally {
      URL.createObjectURL = createObjectURL;
    }
    await endAtBeginning(context, sheet);
  },
};

/** A browser with a share sheet, and what becomes of it. */
const withShareSheet = (share: () => Promise<void>): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => {
    Object.assign(navigator, { canShare: () => true, share });
    return () => {
      for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
    };
  },
});

/** The link can't be shared: the sheet says so, and that it can be copied. */
export const InviteNotShared: Story = {
  tags: ['error'],
  ...withShareSheet(() => Promise.reject(new DOMException('no app', 'NotAllowedError'))),
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openCenterSheet(context, 'invite');
    await context.userEvent.click(await sheet.findByRole('button', { name: t('invite:share') }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('invite:shareFailed'));
  },
};

const closed = fn(() => Promise.reject(new DOMException('closed', 'AbortError')));

/** The phone's share sheet was closed: nothing is said. */
export const InviteShareCancelled: Story = {
  ...withShareSheet(() => closed()),
  play: async (context) => {
    const sheet = await openCenterSheet(context, 'invite');
    closed.mockClear();
    await context.userEvent.click(
      await sheet.findByRole('button', { name: storyText(context)('invite:share') }),
    );
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(sheet.queryByRole('alert')).toBeNull();
    await endAtBeginning(context, sheet);
  },
};

/** The server can't send the invitation: the sheet shows the failure. */
export const InviteFails: Story = {
  tags: ['error'],
  parameters: { app: { faults: [fault('serverError', '/referral/Summary')] } },
  play: async (context) => {
    const sheet = await openCenterSheet(context, 'invite');
    await expect(await sheet.findByText(storyText(context)('common:failure.server'))).toBeVisible();
  },
};

/** The invitation of another site: its name is in the sheet. */
export const InviteAnotherSite: Story = {
  ...anotherSite,
  play: async (context) => {
    const sheet = await openCenterSheet(context, 'invite');
    await expect(await sheet.findByText(anotherTitle)).toBeVisible();
    const saved = fn();
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      saved(this.download);
    };
    try {
      await context.userEvent.click(
        await sheet.findByRole('button', { name: storyText(context)('invite:save') }),
      );
      await waitFor(() => expect(saved).toHaveBeenCalledWith('kabuto-trade-invite.png'));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await endAtBeginning(context, sheet);
  },
};
