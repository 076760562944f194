import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { agreement } from '../../../mocks/exchange/content/agreement';
import { fault } from '../../../mocks/faults';
import type { Language } from '../../../src/i18n/language';
import { UserPri } from '../../../src/screens/user/UserPri';
import { storyText } from '../../storyText';

const meta = {
  title: 'Screens/user/userPri',
  component: UserPri,
  tags: ['!autodocs'],
  parameters: { app: { path: '/user/userPri', signedOut: true } },
} satisfies Meta<typeof UserPri>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agreement in the member's language, without signing in. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { title } = agreement[globals.locale as Language];
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1);
  },
};

export const Loading: Story = {
  parameters: { app: { faults: [fault('hang')] } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText({ loaded })('common:loading'));
  },
};

export const Offline: Story = {
  parameters: { app: { faults: [fault('offline')] } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByText(t('common:failure.offline'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('common:retry') })).toBeVisible();
  },
};

export const Malformed: Story = {
  parameters: { app: { faults: [fault('html')] } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(storyText({ loaded })('common:failure.malformed'))).toBeVisible();
  },
};
