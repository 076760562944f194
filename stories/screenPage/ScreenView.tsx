import { type ReactNode, useState } from 'react';
import { Global, styled } from 'storybook/theming';
import { type Language, languages, languageTag } from '../../src/i18n/language';
import { screenName } from '../map/screenNames';
import { mainStory } from '../map/storyIndex';
import type { Thumbnails } from '../map/thumbnails';
import { StateCard } from './StateCard';
import { StateShot } from './StateShot';
import { type DescribedStory, groupsOf } from './screenStates';
import { type View, ViewControls } from './ViewControls';

export interface ScreenViewProps {
  /** The path of the screen, perhaps with queries. */
  address: string;
  purpose: ReactNode;
  /** In the order of the sidebar. */
  stories: readonly DescribedStory[];
  thumbnails: Thumbnails;
  language: Language;
  view: View;
  onView: (view: View) => void;
  /** The address of a story in a frame. */
  addressOf: (storyId: string, locale: Language) => string;
  /** Draws a sentence written in Markdown. */
  textOf: (markdown: string) => ReactNode;
}

/** A screen with all its states, in the order in which a member meets them. */
export function ScreenView({
  address,
  purpose,
  stories,
  thumbnails,
  language,
  view,
  onView,
  addressOf,
  textOf,
}: ScreenViewProps) {
  const main = mainStory(stories);
  // The main story tells its heading where no picture of it was taken.
  const [played, setPlayed] = useState<Partial<Record<Language, string>>>({});
  const [path = ''] = address.split('?');
  const heading =
    (main && thumbnails[main.id]?.[language]) || played[language] || screenName(path)?.[language];
  const groups = groupsOf(stories);

  const shotOf = (state: DescribedStory, locale: Language) => (
    <StateShot
      state={state}
      locale={locale}
      width={view.width}
      pictured={thumbnails[state.id]?.[locale] !== undefined}
      address={addressOf(state.id, locale)}
      onPlayed={
        state === main
          ? (page) => setPlayed((before) => ({ ...before, [locale]: headingIn(page) }))
          : undefined
      }
    />
  );

  return (
    <Page data-screen={address} className="sb-unstyled">
      <Global styles={wide} />
      <h1>
        {heading && <span lang={languageTag[language]}>{heading}</span>} <code>{address}</code>
      </h1>
      <div data-purpose>{purpose}</div>
      <p>
        {countOf(stories.length, 'state')}, in the order in which a member meets them. A state leads to its
        story.
      </p>
      <ViewControls view={view} onChange={onView} />
      {groups.map(({ kind, name, states }) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>
            {name} <small>{states.length}</small>
          </h2>
          <States>
            {states.map((state) => (
              <StateCard
                key={state.id}
                state={state}
                language={language}
                sentence={state.sentence && textOf(state.sentence)}
                shots={(view.everyLanguage ? languages : [language]).map((locale) => ({
                  locale,
                  shot: shotOf(state, locale),
                }))}
              />
            ))}
          </States>
        </section>
      ))}
    </Page>
  );
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const headingIn = (page: Document) => page.querySelector('#storybook-root h1')?.textContent ?? '';

/** Storybook's documentation pages are only 1000 px wide. */
const wide = { '.sbdocs-content.sbdocs-content': { maxWidth: 'none' } };

const Page = styled.main(({ theme }) => ({
  background: theme.background.content,
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,

  h1: { margin: '0 0 8px', fontSize: theme.typography.size.m2, lineHeight: 1.3 },
  'h1 code': { fontSize: '0.75em', fontWeight: 'normal', overflowWrap: 'anywhere' },
  h2: { margin: '32px 0 16px', fontSize: theme.typography.size.m1, lineHeight: 1.3 },
  'h2 small': { color: theme.textMutedColor, fontWeight: 'normal' },
  p: { margin: '0 0 8px' },
}));

const States = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '32px 16px',
  margin: 0,
  padding: 0,
});
