import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Every mentor, including losing ones: issuer, scale, profit beside drawdown, holding time, minimum. */
export const MentorsWithProfitAndDrawdown: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async (context) => {
    const t = storyText(context);
    const cards = await cardsOf(context, 'copyTrading');
    await expect(cards).toHaveLength(8);
    await expect(cards[0]).toHaveAttribute('href', '#/gdindex/gdindex?tab=copyTrading&product=CT01');
    await expect(cards[0]).toHaveTextContent('+5.93%');
    await expect(cards[0]).toHaveTextContent('−18.46%');
    await expect(cards[0]).toHaveTextContent('300,000.00');
    await expect(cards[3]).toHaveTextContent('−31.73%');
    await expect(await context.canvas.findAllByText(t('products:copyTrade.notRecruiting'))).toHaveLength(3);
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
