import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { supportRules } from '../../../mocks/exchange/support/rules';
import { fault } from '../../../mocks/faults';
import { siteConfig } from '../../../src/api/contract/common';
import { UserCenter } from '../../../src/screens/user/UserCenter';
import { anotherSite, anotherTitle } from '../../anotherSite';
import { outOfDate } from '../../exchangeActs';
import { expectFits } from '../../expectFits';
import { passTime } from '../../passTime';
import { pressWhenReady } from '../../pressWhenReady';
import { storyExchange } from '../../storyExchange';
import { storyText } from '../../storyText';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  tags: ['!autodocs'],
  parameters: { app: { path: '/user/usercenter', scenario: 'demo' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens what lies over the member centre. */
async function openSheet(context: Context, name: 'service' | 'invite') {
  const t = storyText(context);
  const row = await context.canvas.findByRole('button', {
    name: new RegExp(`^${t(`center:entrances.${name}`)}`),
  });
  await context.userEvent.click(row);
  return within(await within(document.body).findByRole('dialog', { name: t(`${name}:title`) }));
}

async function write(context: Context, text: string) {
  const t = storyText(context);
  const sheet = await openSheet(context, 'service');
  const field = await sheet.findByRole('textbox', { name: t('service:message') });
  await context.userEvent.click(field);
  await context.userEvent.paste(text);
  return { sheet, field, send: await sheet.findByRole('button', { name: t('service:send') }) };
}

/** When it answers, how else it is reached, and why an empty message can't be sent. */
export const Service: Story = {
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openSheet(context, 'service');
    await expect(await sheet.findByText(t('service:open', { time: '17:00' }))).toBeVisible();
    await expect(await sheet.findByRole('link', { name: supportRules.email })).toHaveAttribute(
      'href',
      `mailto:${supportRules.email}`,
    );
    await expect(await sheet.findByText(t('service:noMessages'))).toBeVisible();
    await expect(await sheet.findByRole('button', { name: t('service:send') })).toHaveAccessibleDescription(
      t('service:empty'),
    );
  },
};

/** At night it says when somebody answers again; a message can be left. */
export const ServiceClosed: Story = {
  parameters: { app: { scenario: 'marketClosed' } },
  play: async (context) => {
    const sheet = await openSheet(context, 'service');
    const closed = storyText(context)('service:closed', { time: '§' }).split('§')[0] ?? '';
    await expect(await sheet.findByText(new RegExp(closed))).toBeVisible();
  },
};

/** Written once, though tapped twice; the screen goes with it, and the answer turns up by itself. */
export const ServiceWritten: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { sheet, field, send } = await write(context, 'How do I change my phone number?');
    send.click();
    send.click();
    await expect(await sheet.findByText('How do I change my phone number?', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    const { store, session } = storyExchange(context);
    const sent = await store.transact(({ world }) => world.support.messages[session?.account ?? '']);
    await expect(sent).toMatchObject([{ screen: '/user/usercenter', orderNumber: null }]);
    await passTime(context, 2);
    await expect(await sheet.findByText(`${t('service:from.service')} · 11/20 10:16`)).toBeVisible();
  },
};

/** What was begun is still there after the sheet was closed to look something up. */
export const ServiceDraft: Story = {
  play: async (context) => {
    const { sheet } = await write(context, 'About my deposit');
    await context.userEvent.click(
      await sheet.findByRole('button', { name: storyText(context)('common:close') }),
    );
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const again = await openSheet(context, 'service');
    await expect(await again.findByRole('textbox')).toHaveValue('About my deposit');
  },
};

export const ServiceTooLong: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { sheet, field } = await write(context, 'あ'.repeat(supportRules.maxCharacters + 1));
    // How long it may be is told by the server.
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: t('service:send') })).toHaveAccessibleDescription(
        t('service:tooLong', { limit: '1,000' }),
      ),
    );
    await expect(field).toBeInvalid();
  },
};

/** Too many within ten minutes: refused, and the text stays. */
export const ServiceTooOften: Story = {
  play: async (context) => {
    const t = storyText(context);
    const { sheet, field, send } = await write(context, 'first');
    for (let time = 0; time < 5; time += 1) {
      await pressWhenReady(send);
      await waitFor(() => expect(field).toHaveValue(''));
      await context.userEvent.click(field);
      await context.userEvent.paste('again');
    }
    await pressWhenReady(send);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('errors:submittedTooFrequently'));
    await expect(field).toHaveValue('again');
  },
};

/** No answer: said so, and it can be sent again. */
export const ServiceNoAnswer: Story = {
  parameters: { app: { faults: [fault('serverError', '/support/Send')] } },
  play: async (context) => {
    const { sheet, field, send } = await write(context, 'Hello');
    await pressWhenReady(send);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      storyText(context)('common:failure.server'),
    );
    await expect(field).toHaveValue('Hello');
  },
};

/** The link as a code of 256 px and as text to copy; nobody has registered yet. */
export const Invite: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openSheet(context, 'invite');
    const code = await sheet.findByRole('img', { name: t('invite:qr') });
    await expect(code).toHaveAttribute('width', '256');
    await expect(await sheet.findByText(/#\/login\/register\?code=/)).toBeVisible();
    await expect(await sheet.findByText(t('invite:body', { reward: '¥200.00' }))).toBeVisible();
    await expect(await sheet.findByText(t('invite:none'))).toBeVisible();
  },
};

/** Two dozen friends, twenty at first: each with its account masked, its state and, once paid, its reward. */
export const InviteManyFriends: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    const t = storyText(context);
    const sheet = await openSheet(context, 'invite');
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

export const InviteLoading: Story = {
  parameters: { app: { faults: [fault('hang', '/referral/Summary')] } },
  play: async (context) => {
    const sheet = await openSheet(context, 'invite');
    const said = await sheet.findByText(storyText(context)('common:loading'));
    await expect(said.closest('[role=status]')).toBeInTheDocument();
  },
};

/** The site has a public address: invitations lead there, wherever the app was loaded from. */
export const InviteToPublicAddress: Story = {
  beforeEach: (context) =>
    outOfDate(context, siteConfig, (config) => [
      ...config,
      { name: 'siteUrl', value: 'https://app.itayose.example/trade/' },
    ]),
  play: async (context) => {
    const sheet = await openSheet(context, 'invite');
    const address = await sheet.findByText(/#\/login\/register\?code=/);
    await expect(address).toHaveTextContent('https://app.itayose.example/trade/#/login/register?code=');
  },
};

/** The picture is a real one: a PNG of 512 px. */
export const InviteSaved: Story = {
  play: async (context) => {
    const sheet = await openSheet(context, 'invite');
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
  },
};

export const InviteFails: Story = {
  parameters: { app: { faults: [fault('serverError', '/referral/Summary')] } },
  play: async (context) => {
    const sheet = await openSheet(context, 'invite');
    await expect(await sheet.findByText(storyText(context)('common:failure.server'))).toBeVisible();
  },
};

/** Another site configuration: its name invites, and is part of the name of the saved file. */
export const InviteAnotherSite: Story = {
  ...anotherSite,
  play: async (context) => {
    const sheet = await openSheet(context, 'invite');
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
  },
};
