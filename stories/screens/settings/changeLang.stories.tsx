import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Language, languages, languageTag } from '../../../src/i18n/language';
import { ChangeLang } from '../../../src/screens/settings/ChangeLang';
import { everyMode } from '../../support/everyMode';
import { expectLeadsTo } from '../../support/navigation';
import { storyText } from '../../support/storyText';

const meta = {
  title: 'Screens/user/changeLang',
  component: ChangeLang,
  tags: ['each-language'],
  parameters: { app: { path: '/user/changeLang', signedOut: true } },
} satisfies Meta<typeof ChangeLang>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three languages under their own names; the current one is marked. */
export const Default: Story = {
  tags: ['main'],
  parameters: { chromatic: { modes: everyMode } },
  play: async ({ canvas, loaded, globals }) => {
    const t = storyText({ loaded });
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(languages.length);
    for (const name of ['English', '繁體中文', '日本語'])
      await expect(await canvas.findByText(name)).toBeVisible();
    await expect(await canvas.findByText(t(`home:language.${globals.locale as Language}`))).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** A visitor has chosen another language: it is saved on this device, and the login follows. */
export const SwitchedAndSaved: Story = {
  play: async ({ canvas, loaded, globals, userEvent }) => {
    const t = storyText({ loaded });
    const title = t('home:language.title');
    const next = languages.find((language) => language !== globals.locale) ?? 'en';
    await userEvent.click(await canvas.findByRole('button', { name: t(`home:language.${next}`) }));
    await waitFor(() => expect(document.documentElement.lang).toBe(languageTag[next]));
    await expectLeadsTo({ canvas }, '/login/login');
    await expect(window.localStorage.getItem('lang')).toBe(next);
    await expect(t('home:language.title')).not.toBe(title);
  },
};

/** A member has chosen another language: the settings follow. */
export const SwitchedByMember: Story = {
  parameters: { app: { signedOut: false } },
  play: async ({ canvas, loaded, globals, userEvent }) => {
    const next = languages.find((language) => language !== globals.locale) ?? 'en';
    const choice = { name: storyText({ loaded })(`home:language.${next}`) };
    await userEvent.click(await canvas.findByRole('button', choice));
    await expectLeadsTo({ canvas }, '/user/setting');
  },
};
