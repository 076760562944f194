import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '../../../mocks/faults';
import { Logon2 } from '../../../src/screens/login/Logon2';
import { anotherSite, expectAnotherSite } from '../../support/anotherSite';
import { everyMode } from '../../support/everyMode';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/login/logon2',
  component: Logon2,
  parameters: { app: { path: '/login/logon2', signedOut: true } },
} satisfies Meta<typeof Logon2>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The choice after the introduction: register, log in to an account, or contact customer service. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, loaded }) => {
    const t = storyText({ loaded });
    await expect(await canvas.findByRole('link', { name: t('login:choice.register') })).toHaveAttribute(
      'href',
      '#/login/register',
    );
    await expect(await canvas.findByRole('link', { name: t('login:choice.haveAccount') })).toHaveAttribute(
      'href',
      '#/login/login',
    );
    await expect(await canvas.findByText('Itayose')).toBeVisible();
  },
};

/** The sheet with the contact of customer service: hours and e-mail address of this site. */
export const ContactOfCustomerService: Story = {
  tags: ['each-language'],
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('login:choice.contact') }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    const hours = t('support:hoursValue', { from: '09:00', until: '17:00' });
    await expect(await sheet.findByText(hours)).toBeVisible();
    await expect(await sheet.findByRole('link', { name: 'support@itayose.example' })).toHaveAttribute(
      'href',
      'mailto:support@itayose.example',
    );
    await expect(await sheet.findByText(t('login:choice.contactNote'))).toBeVisible();
  },
};

/**
 * The site has no logo and no contact: the default mark, and a sheet that says that the contact couldn't be
 * loaded.
 */
export const WithoutLogoAndContact: Story = {
  parameters: { app: { faults: [fault('empty', '/common/config')] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const t = storyText({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: t('login:choice.contact') }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await expect(await sheet.findByText(t('login:choice.contactNone'))).toBeVisible();
    await expect(sheet.queryByRole('link')).toBeNull();
  },
};

/** The choice on another site: its logo and name replace the brand. */
export const LogoOfAnotherSite: Story = {
  ...anotherSite,
  play: ({ canvasElement }) => expectAnotherSite(canvasElement),
};
