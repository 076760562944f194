import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type WithdrawProgress, withdrawChecklist } from '../../../src/domain/withdrawals/withdrawSteps';
import type { Translate } from '../../../src/i18n/text';
import { GateChecklist } from '../../../src/widgets/withdrawals/GateChecklist/GateChecklist';
import { onPageEdgeToEdge } from '../../components/onPage';
import { expectFits } from '../../support/layout';
import { storyText } from '../../support/storyText';

const newcomer: WithdrawProgress = { verification: 'unverified', cardCount: 0, fundPasswordSet: false };

const names = ['verify', 'setFundPassword', 'addCard', 'withdraw'] as const;

const meta = {
  title: 'Widgets/Money/GateChecklist',
  component: GateChecklist,
  decorators: [onPageEdgeToEdge],
  args: {
    steps: withdrawChecklist(newcomer),
    hrefs: {
      verify: '#/user/userInfo',
      addCard: '#/user/bandCard',
      setFundPassword: '#/user/setPassword',
      withdraw: '#/user/withdraw',
    },
  },
} satisfies Meta<typeof GateChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;
type State = 'done' | 'next' | 'toDo' | 'waiting' | 'blocked';
type Step = Exclude<(typeof names)[number], 'withdraw'>;

interface Shown {
  /** Of verify, fund password, add a card, withdraw. */
  states: readonly State[];
  /** The prerequisites of blocked steps. */
  first?: Partial<Record<(typeof names)[number], Step[]>>;
}

const blockedBy = (t: Translate, step: Step) => t('gates:blockedBy', { step: t(`gates:steps.${step}`) });

const at = (progress: Partial<WithdrawProgress>, { states, first = {} }: Shown): Story => ({
  args: { steps: withdrawChecklist({ ...newcomer, ...progress }) },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const t = storyText(context);
    await expect(await canvas.findByRole('list', { name: t('gates:label') })).toBeVisible();
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(names.length);
    for (const [index, name] of names.entries()) {
      const state = states[index] ?? 'done';
      const needed = first[name] ?? [];
      await expect(links[index]).toHaveAttribute('href', args.hrefs[name]);
      await expect(links[index]).toHaveTextContent(t(`gates:steps.${name}`));
      await expect(links[index]).toHaveTextContent(t(`gates:states.${state}`));
      const [step, ...others] = needed;
      if (!step) continue;
      const note = others.length > 0 ? t('gates:blockedByAll') : blockedBy(t, step);
      await expect(links[index]).toHaveTextContent(note);
    }
    await expectFits(canvasElement);
  },
});

/** The account is frozen: no step is suggested as the next one, because none would resolve that. */
export const Restricted: Story = {
  args: { restricted: true },
  play: async (context) => {
    const t = storyText(context);
    await expect(await context.canvas.findAllByText(t('gates:states.toDo'))).toHaveLength(2);
    await expect(context.canvas.queryByText(t('gates:states.next'))).toBeNull();
  },
};

/** Nothing is done: the account needs the verified name and the fund password, which can be set at any time. */
export const Newcomer: Story = at(
  {},
  {
    states: ['next', 'toDo', 'blocked', 'blocked'],
    first: { addCard: ['verify', 'setFundPassword'], withdraw: ['verify', 'setFundPassword', 'addCard'] },
  },
);

/** The name is under review: the next step is the fund password, which can be set meanwhile. */
export const UnderReview: Story = at(
  { verification: 'underReview' },
  {
    states: ['waiting', 'next', 'blocked', 'blocked'],
    first: { addCard: ['verify', 'setFundPassword'], withdraw: ['verify', 'setFundPassword', 'addCard'] },
  },
);

/** The fund password is set and the name under review: the member can only wait. */
export const NothingToDoButWait: Story = at(
  { verification: 'underReview', fundPasswordSet: true },
  {
    states: ['waiting', 'done', 'blocked', 'blocked'],
    first: { addCard: ['verify'], withdraw: ['verify', 'addCard'] },
  },
);

/** The name is verified: the fund password is the next step, before a card can be added. */
export const Verified: Story = at(
  { verification: 'verified' },
  {
    states: ['done', 'next', 'blocked', 'blocked'],
    first: { addCard: ['setFundPassword'], withdraw: ['setFundPassword', 'addCard'] },
  },
);

/** Name and fund password are done: adding a card is the next step. */
export const FundPasswordSet: Story = at(
  { verification: 'verified', fundPasswordSet: true },
  { states: ['done', 'done', 'next', 'blocked'], first: { withdraw: ['addCard'] } },
);

/** All requirements are met: the withdrawal is the next step. */
export const ReadyToWithdraw: Story = at(
  { verification: 'verified', cardCount: 1, fundPasswordSet: true },
  { states: ['done', 'done', 'done', 'next'] },
);

/** The keyboard reaches every step in order; the last one has the focus. */
export const ByKeyboard: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link');
    for (const [index, name] of names.entries()) {
      await userEvent.tab();
      await expect(links[index]).toHaveFocus();
      await expect(links[index]).toHaveAttribute('href', args.hrefs[name]);
    }
  },
};
