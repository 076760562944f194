import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Shell } from '../../src/app/Shell';
import { single, typeLots, worthForm } from '../screens/valueStock/worthSteps';
import { moneySteps, typeInto } from '../support/forms';
import { pressWhenReady } from '../support/presses';
import { expectLock, factOf } from '../support/queries';
import { storyText } from '../support/storyText';
import { passTime } from '../support/time';

const meta = {
  title: 'Journeys/Decided meanwhile',
  component: Shell,
  tags: ['main', '!autodocs'],
  parameters: { app: { path: '/home/worth', scenario: 'demo' } },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const ipoForm = moneySteps({ review: 'ipo:apply.review', submit: 'ipo:apply.submit' });

/** Sends two applications and sees their decisions on the confirmation screens. */
export const RejectedAndDrawn: Story = {
  play: async (context) => {
    const { step } = context;
    const t = storyText(context);
    const page = within(document.body);
    /** Rejects a waiting application in the back office of the demonstration. */
    const reject = async () => {
      await pressWhenReady(await page.findByRole('button', { name: new RegExp(t('common:demo')) }));
      const tools = within(await page.findByRole('dialog', { name: t('demo:title') }));
      await pressWhenReady(await tools.findByRole('button', { name: t('demo:backOffice.reject') }));
      await tools.findByText(t('demo:backOffice.empty'));
      await pressWhenReady(await tools.findByRole('button', { name: t('common:close') }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    };

    await step(
      'Applies for a value stock: what the shares cost, how many they are, and how long they are locked',
      async () => {
        const list = await page.findByRole('list', { name: t('valueStock:title') });
        const offer = list.querySelector<HTMLElement>(`a[href*="${single.id}"]`);
        if (!offer) throw new Error('it is not on the list');
        await pressWhenReady(offer);
        await typeLots(context, '1');
        const sheet = await worthForm.review(context);
        await expect(factOf(sheet, t('valueStock:apply.turnover'))).toHaveTextContent('83,000.00');
        await expect(factOf(sheet, t('valueStock:apply.quantity'))).toHaveTextContent('1,000');
        const ends = t('trade:lock.ifFilledAt', { time: '10:35', fill: '10:20' });
        await expectLock(context, sheet, t('trade:lock.minutes', { minutes: 15 }), ends);
        await pressWhenReady(
          await within(sheet).findByRole('button', { name: t('valueStock:apply.submit') }),
        );
        await page.findByText(t('valueStock:apply.done'));
      },
    );

    await step('The back office rejects it: nothing on the screen promises a review any more', async () => {
      await reject();
      await page.findByText(t('valueStock:rejection.review'));
      await expect(page.queryByText(t('valueStock:apply.done'))).toBeNull();
    });

    await step('Applies for a new issue: the sheet says that the money is frozen at once', async () => {
      window.location.hash = '#/market/subscribe';
      const list = await page.findByRole('list', { name: t('ipo:phase.subscribing') });
      const issue = list.querySelector<HTMLElement>('a[href$="id=I883"]');
      if (!issue) throw new Error('I883 takes no applications');
      await pressWhenReady(issue);
      await typeInto(context, 'trade:order.lots', '1');
      await expect(await page.findByText(t('ipo:apply.frozenNote'))).toBeVisible();
      const sheet = await ipoForm.review(context);
      await expect(await within(sheet).findByText(t('ipo:apply.frozenNote'))).toBeVisible();
      await pressWhenReady(await within(sheet).findByRole('button', { name: t('ipo:apply.submit') }));
      await page.findByText(t('ipo:apply.done'));
    });

    await step('The draw comes on its date: the screen says what was won', async () => {
      await passTime(context, 5 * 24 * 60);
      await page.findByText(t('ipo:result.won'));
      await expect(page.queryByText(t('ipo:apply.done'))).toBeNull();
    });
  },
};
