import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import type { Restriction } from '../../../src/domain/vocabulary';
import { formatDate } from '../../../src/format/dateTime';
import { memberEntrances } from '../../../src/screens/user/center/memberEntrances';
import { UserCenter } from '../../../src/screens/user/UserCenter';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { prepareExchange, restrict, storyExchange, withExchange } from '../../support/exchange';
import { offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/user/usercenter',
  component: UserCenter,
  parameters: { app: { path: '/user/usercenter', scenario: 'trader' } },
} satisfies Meta<typeof UserCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member, the date of registration, every balance and every link. */
export const Default: Story = {
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    const account = storyExchange(context).session?.account ?? '';
    await expect(await canvas.findByText(account)).toBeVisible();
    const registeredAt = await withExchange(context, (_, member) => member.registeredAt);
    const since = t('center:since', { date: formatDate(registeredAt) });
    await expect(await canvas.findByText(since)).toBeVisible();
    for (const { name, href } of Object.values(memberEntrances).flat()) {
      const way = (await canvas.findAllByRole('link')).filter((link) =>
        link.textContent?.startsWith(t(`center:entrances.${name}`)),
      );
      await expect(way.map((link) => link.getAttribute('href'))).toContain(href);
    }
  },
};

/** A new member: an empty account, not verified. */
export const Newcomer: Story = {
  parameters: { app: { scenario: 'newcomer' } },
  play: async (context) => {
    const unverified = storyText(context)('home:account.verificationStates.unverified');
    // In the header, and at the link to the check.
    await waitFor(() => expect(context.canvas.getAllByText(unverified)).toHaveLength(2));
  },
};

const verificationState = (verification: 'underReview' | 'verified') => async (context: Context) => {
  const state = storyText(context)(`home:account.verificationStates.${verification}`);
  await waitFor(() => expect(context.canvas.getAllByText(state)).toHaveLength(2));
};

export const UnderReview: Story = {
  parameters: { app: { scenario: 'underReview' } },
  play: verificationState('underReview'),
};

export const Verified: Story = {
  parameters: { app: { scenario: 'verified' } },
  play: verificationState('verified'),
};

/** Hundreds of positions and long figures. */
export const LongFigures: Story = {
  parameters: { app: { scenario: 'whale' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('home:assets.total'))).toBeVisible();
  },
};

/** The current restriction, what still works, and a contact. */
const restricted = (restriction: Restriction) => async (context: Context) => {
  const { canvas } = context;
  const t = storyText(context);
  await expect(await canvas.findByText(t(`home:restricted.${restriction}`))).toBeVisible();
  await context.userEvent.click(await canvas.findByRole('button', { name: t('support:contact') }));
  const sheet = within(await within(document.body).findByRole('dialog', { name: t('support:title') }));
  await expect(await sheet.findByRole('textbox', { name: t('support:message') })).toBeVisible();
};

export const Frozen: Story = {
  parameters: { app: { scenario: 'frozen' } },
  play: restricted('frozen'),
};

export const TradeBanned: Story = {
  parameters: { app: { scenario: 'tradeBanned' } },
  play: restricted('tradeBanned'),
};

export const WithdrawBanned: Story = {
  parameters: { app: { scenario: 'withdrawBanned' } },
  play: restricted('withdrawBanned'),
};

/** A login ban leaves the current session open. */
export const LoginBanned: Story = {
  beforeEach: prepareExchange(restrict('loginBanned')),
  play: restricted('loginBanned'),
};

/** A disabled account ends the current session. */
export const Disabled: Story = {
  beforeEach: prepareExchange(restrict('disabled')),
  play: async () => {
    await waitFor(() => expect(window.localStorage.getItem('tokend')).toBeNull());
  },
};

/** Links are there while data loads. */
export const Loading: Story = {
  parameters: { app: { faults: [fault('hang')] } },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('status')).toBeInTheDocument();
    await expect(await canvas.findByText(storyText(context)('center:entrances.settings'))).toBeVisible();
  },
};

export const Malformed: Story = {
  parameters: { app: { faults: [fault('malformed', '/user/Account')] } },
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await expect(await canvas.findByText(t('common:failure.malformed'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
    await expect(await canvas.findByText(t('center:entrances.settings'))).toBeVisible();
  },
};

export const Offline: Story = offlineStory();
