import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { demoMember } from '../../mocks/exchange/demoMember';
import { brokerInviteCode } from '../../mocks/exchange/login/register';
import { type RankingKind, rankingKinds } from '../../src/api/contract/stocks';
import { Shell } from '../../src/app/Shell';
import type { QualifiedKey } from '../../src/i18n/text';
import { add, fill, japanese, prepareMember } from '../screens/cards/cardSteps';
import { typeSecrets } from '../screens/settings/passwordSteps';
import type { Context } from '../support/context';
import { pressWhenReady } from '../support/presses';
import { storyText } from '../support/storyText';

/** Every navigation but back starts at the top of the screen (specification 2), also one that replaces the address. */
const meta = {
  title: 'Journeys/Begins at the top',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/market/marketDetail?symbol=1001.W', scenario: 'demo' } },
  beforeEach: () => {
    // A loading screen is short: it would be at its top for lack of content.
    document.body.style.minHeight = '300vh';
    return () => {
      document.body.style.minHeight = '';
      window.scrollTo(0, 0);
    };
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const far = 100;

/** Scrolls down when there is enough content. The scroll event follows in the next frame. */
async function scrollDown(): Promise<void> {
  await waitFor(() => {
    window.scrollTo(0, far);
    return expect(Math.round(window.scrollY)).toBe(far);
  });
  await new Promise(requestAnimationFrame);
}

const beginsAtTop = () => waitFor(() => expect(window.scrollY).toBe(0));

/** Presses a button far down a screen. The next screen starts at its top. */
async function leadsToTheTop({ canvas, loaded }: Context, button: QualifiedKey, path: string): Promise<void> {
  const pressed = await canvas.findByRole('button', { name: storyText({ loaded })(button) });
  await scrollDown();
  await pressWhenReady(pressed);
  await waitFor(() => expect(window.location.hash).toBe(`#${path}`));
  await beginsAtTop();
}

export const WithoutAStepBack: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const t = storyText(context);

    await step('A stock is opened by a link; its back arrow leads to the top of the market', async () => {
      const back = await canvas.findByRole('button', { name: t('common:back') });
      await canvas.findByRole('heading', { name: t('stock:facts.today') });
      await scrollDown();
      await pressWhenReady(back);
      await canvas.findByRole('list', { name: t('market:tabs.stocks') });
      await beginsAtTop();
    });

    await step('Tabs whose lists were read before replace the address, and begin at their top', async () => {
      await pressWhenReady(await canvas.findByRole('link', { name: t('market:ranking.title') }));
      const list = (kind: RankingKind) =>
        canvas.findByRole('list', { name: t(`market:ranking.kinds.${kind}`) });
      const open = async (kind: RankingKind) => {
        const tab = await canvas.findByRole('tab', { name: t(`market:ranking.kinds.${kind}`) });
        // A tap: the focus of a played click would scroll the page to the tab.
        tab.click();
        await list(kind);
      };
      const [first, second] = rankingKinds;
      await list(first);
      await open(second);
      await scrollDown();
      await open(first);
      await beginsAtTop();
      await scrollDown();
      await open(second);
      await beginsAtTop();
    });
  },
};

const signedOut = (path: '/login/login' | '/login/register') =>
  ({ app: { path, scenario: 'demo', signedOut: true } }) as const;

export const AfterLogin: Story = {
  parameters: signedOut('/login/login'),
  play: async (context) => {
    await typeSecrets(context, [
      ['login:login.account', demoMember.account],
      ['login:login.password', demoMember.password],
    ]);
    await pressWhenReady(await context.canvas.findByRole('checkbox'));
    await leadsToTheTop(context, 'login:login.submit', '/home/index');
  },
};

export const AfterRegistration: Story = {
  parameters: signedOut('/login/register'),
  play: async (context) => {
    await typeSecrets(context, [
      ['login:login.account', '9000000001'],
      ['login:login.password', 'abcd1234'],
      ['login:register.confirmPassword', 'abcd1234'],
      ['login:register.inviteCode', brokerInviteCode],
    ]);
    await pressWhenReady(await context.canvas.findByRole('checkbox'));
    await leadsToTheTop(context, 'login:register.submit', '/home/index');
  },
};

/** The list of bank accounts replaces the form in the history. */
export const AfterACardWasAdded: Story = {
  parameters: { app: { path: '/user/bandCard', scenario: 'demo' } },
  beforeEach: prepareMember,
  play: async (context) => {
    await fill(context, 'JP', japanese);
    await add(context);
    await leadsToTheTop(context, 'cards:toList', '/user/BankCard');
  },
};
