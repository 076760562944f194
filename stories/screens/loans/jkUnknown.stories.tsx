import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { faultOnce } from '../../../mocks/faults';
import { Jk } from '../../../src/screens/loans/Jk';
import { storyText } from '../../support/storyText';
import { borrowForm } from './loanSteps';

const path = '/user/jk';

const meta = {
  title: 'Screens/user/jk',
  component: Jk,
  parameters: { app: { path, faults: [faultOnce('malformed', '/user/Account')] } },
} satisfies Meta<typeof Jk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member's restrictions couldn't be read: the button says so, and an alert offers to try again. */
export const PermissionsUnknown: Story = {
  tags: ['error'],
  play: async (context) => {
    const { canvas } = context;
    const t = storyText(context);
    await borrowForm.expectBlocked(context, t('common:failure.failed'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('common:failure.malformed'));
    await expect(await canvas.findByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

/** The member's restrictions were read at the second attempt: the form is as usual. */
export const PermissionsTriedAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const t = storyText(context);
    await borrowForm.expectBlocked(context, t('common:failure.failed'));
    await userEvent.click(await canvas.findByRole('button', { name: t('common:retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const review = await canvas.findByRole('button', { name: t('loans:borrow.review') });
    await expect(review).not.toHaveAccessibleDescription(t('common:failure.failed'));
  },
};
