import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Gdindex } from '../../../src/screens/products/Gdindex';
import type { Context } from '../../support/context';
import { everyMode } from '../../support/everyMode';
import { failsStory, loadingStory, offlineStory } from '../../support/screenStates';
import { storyText } from '../../support/storyText';

const path = '/gdindex/gdindex';
const lockUps = `${path}?tab=lockUp`;

const meta = {
  title: 'Screens/gdindex/gdindex',
  component: Gdindex,
  parameters: { app: { path, scenario: 'demo' } },
} satisfies Meta<typeof Gdindex>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardsOf = async (context: Context, tab: 'copyTrading' | 'lockUp') => {
  const name = storyText(context)(`products:tabs.${tab}`);
  return within(await context.canvas.findByRole('list', { name })).findAllByRole('link');
};

/** Every mentor, including losing ones: results of past investments, profit beside drawdown, minimum, holding time with its end. */
export const MentorsWithProfitAndDrawdown: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const cards = await cardsOf(context, 'copyTrading');
    await expect(cards).toHaveLength(8);
    await expect(cards[0]).toHaveAttribute('href', '#/gdindex/gdindex?tab=copyTrading&product=CT01');
    await expect(cards[0]).toHaveTextContent('+8.42%');
    await expect(cards[0]).toHaveTextContent('−12.71%');
    await expect(cards[0]).toHaveTextContent('300,000.00');
    // Of one investment: in the middle, and the worst.
    await expect(cards[0]).toHaveTextContent('+0.09%');
    await expect(cards[0]).toHaveTextContent('−5.58%');
    const end = t('products:copyTrade.termAndEnd', { days: 5, time: '11/30 15:30' });
    await expect(cards[0]).toHaveTextContent(end);
    await expect(cards[3]).toHaveTextContent('−31.73%');
    await expect(await context.canvas.findAllByText(t('products:copyTrade.notRecruiting'))).toHaveLength(3);
  },
};

const idsOf = async (context: Context) =>
  (await cardsOf(context, 'copyTrading')).map((card) => card.getAttribute('href')?.slice(-4));

/** Lock-ups in the order of the address: the highest result of the last 90 days first. */
export const LockUpsByResult: Story = {
  parameters: { app: { path: `${lockUps}&sort=result` } },
  play: async (context) => {
    const cards = await cardsOf(context, 'lockUp');
    await expect(cards.map((card) => card.getAttribute('href')?.split('product=')[1])).toEqual([
      'LU90',
      'LU30B',
      'LU07',
      'LU14',
      'LU30A',
      'LU60',
    ]);
  },
};

const shownOf = (context: Context, shown: number) =>
  context.canvas.findByText(storyText(context)('products:copyTrade.shown', { shown, total: 8 }));

/** Highest result first: every product is still there, the losing ones last. */
export const HighestResultFirst: Story = {
  parameters: { app: { path: `${path}?sort=result` } },
  play: async (context) => {
    await expect(await idsOf(context)).toEqual(
      ['5', '1', '3', '7', '2', '6', '8', '4'].map((place) => `CT0${place}`),
    );
    await expect(await shownOf(context, 8)).toBeVisible();
  },
};

/** Products whose drawdown has stayed within 10%, one of them with a loss: the note says that future losses can be larger. */
export const WithinDrawdown: Story = {
  parameters: { app: { path: `${path}?drawdown=0.1` } },
  play: async (context) => {
    const t = storyText(context);
    const cards = await cardsOf(context, 'copyTrading');
    await expect(await idsOf(context)).toEqual(['CT05', 'CT07']);
    await expect(cards[1]).toHaveTextContent('−5.95%');
    await expect(await shownOf(context, 2)).toHaveAttribute('role', 'status');
    await expect(
      await context.canvas.findByText(t('products:copyTrade.limited', { percent: '10%' })),
    ).toBeVisible();
  },
};

async function choose(context: Context, label: string, option: string): Promise<void> {
  const button = await context.canvas.findByRole('button', { name: new RegExp(`^${label} `) });
  await context.userEvent.click(button);
  const sheet = within(await within(document.body).findByRole('dialog'));
  await context.userEvent.click(await sheet.findByRole('radio', { name: option }));
}

/** An order and a drawdown were chosen in sheets: the address keeps both. */
export const ChosenOrderAndDrawdown: Story = {
  play: async (context) => {
    const t = storyText(context);
    await cardsOf(context, 'copyTrading');
    await choose(context, t('products:copyTrade.sort.label'), t('products:copyTrade.sort.drawdown'));
    await waitFor(() => expect(window.location.hash).toContain('sort=drawdown'));
    const within20 = t('products:copyTrade.limit.within', { percent: '20%' });
    await choose(context, t('products:copyTrade.limit.label'), within20);
    await waitFor(async () => expect(await idsOf(context)).toEqual(['CT05', 'CT07', 'CT01', 'CT03']));
    await expect(window.location.hash).toContain('sort=drawdown');
    await expect(window.location.hash).toContain('drawdown=0.2');
  },
};

/** The smallest minimum is chosen: the address keeps the order. */
export const LockUpsByMinimum: Story = {
  parameters: { app: { path: `${lockUps}&sort=result` } },
  play: async (context) => {
    const t = storyText(context);
    await cardsOf(context, 'lockUp');
    await choose(context, t('products:lockUp.sort.label'), t('products:lockUp.sort.minimum'));
    await waitFor(() => expect(window.location.hash).toContain('sort=minimum'));
    const [first] = await cardsOf(context, 'lockUp');
    await expect(first).toHaveAttribute('href', expect.stringContaining('product=LU07'));
  },
};

/** Lock-up products, shortest term first: the projection beside the worst result. */
export const LockUpsWithWorstResult: Story = {
  parameters: { app: { path: lockUps } },
  play: async (context) => {
    const t = storyText(context);
    const cards = await cardsOf(context, 'lockUp');
    await expect(cards).toHaveLength(6);
    await expect(cards[0]).toHaveAttribute('href', '#/gdindex/gdindex?tab=lockUp&product=LU07');
    await expect(cards[0]).toHaveTextContent('0.005%');
    await expect(cards[0]).toHaveTextContent('−0.048%');
    await expect(await context.canvas.findAllByText(t('products:lockUp.projectedTotal'))).toHaveLength(6);
    await expect(await context.canvas.findAllByText(t('products:lockUp.worstTerm'))).toHaveLength(6);
  },
};

/** The tab of lock-up products after that of mentors: its link leads to the member's own lock-ups. */
export const TabsLinkToEachOther: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await cardsOf(context, 'copyTrading');
    const mine = () => canvas.getByRole('link', { name: t('products:mine.title') });
    await expect(mine()).toHaveAttribute('href', '#/gdindex/gdList?tab=copyTrading');
    await userEvent.click(await canvas.findByRole('tab', { name: t('products:tabs.lockUp') }));
    await cardsOf(context, 'lockUp');
    await expect(mine()).toHaveAttribute('href', '#/gdindex/gdList?tab=lockUp');
  },
};

/** No mentor can be followed yet: the screen says so. */
export const NoMentors: Story = {
  tags: ['empty'],
  parameters: { app: { path, faults: [fault('empty', '/copyTrade/Products')] } },
  play: async (context) => {
    const message = storyText(context)('copyTrading:products.empty');
    await expect(await context.canvas.findByText(message)).toBeVisible();
  },
};

/** No lock-up product is offered now: the screen says so. */
export const NoLockUps: Story = {
  tags: ['empty'],
  parameters: { app: { path: lockUps, faults: [fault('empty', '/lockUp/Products')] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(storyText(context)('lockUp:products.empty'))).toBeVisible();
  },
};

/** A member who may not open positions still sees every mentor. */
export const TradeBanned: Story = {
  parameters: { app: { path, scenario: 'tradeBanned' } },
  play: async (context) => {
    await expect(await cardsOf(context, 'copyTrading')).toHaveLength(8);
  },
};

/** The mentors are being loaded: a skeleton stands for them. */
export const Loading: Story = { ...loadingStory(), tags: ['loading'] };

/** The lock-up products are being loaded: a skeleton stands for them. */
export const LockUpsLoading: Story = { ...loadingStory({ path: lockUps }), tags: ['loading'] };

/** The server can't list the mentors: the failure is shown with a button to try again. */
export const Fails: Story = { ...failsStory('/copyTrade/Products'), tags: ['error'] };

/** The server can't list the lock-up products: the failure is shown with a button to try again. */
export const LockUpsFail: Story = { ...failsStory('/lockUp/Products', { path: lockUps }), tags: ['error'] };

/** There is no connection when the mentors open: the screen says so, with a button to try again. */
export const Offline: Story = { ...offlineStory(), tags: ['offline'] };

/** There is no connection when the lock-up products open: the screen says so, with a button to try again. */
export const LockUpsOffline: Story = { ...offlineStory({ path: lockUps }), tags: ['offline'] };
