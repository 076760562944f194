import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import type { i18n } from 'i18next';
import { upDownFor } from '../../src/app/upDown';
import { switchLanguage } from '../../src/i18n/i18n';
import { defaultLanguage, type Language, languages, languageTag } from '../../src/i18n/language';
import { currentAppearance, setAppearance } from '../../src/theme/appearance';
import { layoutIssuesIn, resizeTo } from './layout/checkLayout';
import { findTouchTargetIssues } from './layout/findLayoutIssues';
import { awaitedResponses, settled } from './settled';

/** The narrowest phone is the strictest. */
const circumstance = '320 wide';

/** Axe's rules about names. Texts exist in every language, so one more language is enough. */
const nameRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'empty-heading',
  'image-alt',
  'input-button-name',
  'label',
  'landmark-unique',
  'link-name',
  'select-name',
  'svg-img-alt',
];

async function nameIssues(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: nameRules },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

async function show(language: Language, { loaded }: StoryContext): Promise<void> {
  const awaited = awaitedResponses(loaded);
  await switchLanguage(loaded.i18n as i18n, language);
  document.documentElement.lang = languageTag[language];
  setAppearance({ ...currentAppearance(), upDown: upDownFor(language, null) });
  await settled(loaded, awaited);
}

/**
 * Switches the played story to the other languages, as a member does in the settings, and checks what depends on them:
 * names, sizes of touch targets, and for parts the layout on the narrowest phone.
 */
export async function otherLanguageIssues(story: StoryContext, isPart: boolean): Promise<string[]> {
  const played = story.globals.locale as Language;
  const others = languages.filter(
    (language) => language !== played && (isPart || language === defaultLanguage),
  );
  const fits = isPart && (await resizeTo(320));
  const found: string[] = [];
  for (const language of others) {
    await show(language, story);
    const issues = [
      ...(language === defaultLanguage ? await nameIssues() : []),
      ...(isPart ? [] : findTouchTargetIssues(document.body).map(({ what }) => what)),
      ...(fits ? await layoutIssuesIn(circumstance, story) : []),
    ];
    found.push(...issues.map((issue) => `switched to ${language}: ${issue}`));
  }
  await show(played, story);
  return found;
}
