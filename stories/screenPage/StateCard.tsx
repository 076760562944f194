import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import type { Language } from '../../src/i18n/language';
import { StoryLink } from '../map/StoryLink';
import type { DescribedStory } from './screenStates';

export interface StateCardProps {
  state: DescribedStory;
  /** The language in which the name leads to the story. */
  language: Language;
  /** The sentence of the story. */
  sentence: ReactNode;
  /** A shot in each shown language. With several, each leads to the story in its language. */
  shots: readonly { locale: Language; shot: ReactNode }[];
}

/** A state of a screen, which leads to its story. */
export function StateCard({ state, language, sentence, shots }: StateCardProps) {
  const isAlone = shots.length === 1;
  return (
    <Card data-story={state.id}>
      <Shots>
        {shots.map(({ locale, shot }) => (
          <Covered as={isAlone ? 'div' : 'figure'} key={locale}>
            {shot}
            {!isAlone && (
              <figcaption>
                <StoryLink storyId={state.id} locale={locale}>
                  {locale}
                </StoryLink>
              </figcaption>
            )}
          </Covered>
        ))}
      </Shots>
      <Words data-covers={isAlone}>
        <h3>
          <StoryLink storyId={state.id} locale={language}>
            {state.name}
          </StoryLink>
        </h3>
        {sentence}
      </Words>
    </Card>
  );
}

/** A link below it that covers the whole box. */
const cover = { content: '""', position: 'absolute', inset: 0 } as const;

const Card = styled.li(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  listStyle: 'none',

  a: { color: theme.color.secondary, textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline' },
}));

const Shots = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 16 });

const Covered = styled.div(({ theme }) => ({
  position: 'relative',
  margin: 0,
  fontSize: theme.typography.size.s1,
  textAlign: 'center',

  'figcaption a::after': cover,
}));

const Words = styled.div(({ theme }) => ({
  // As narrow as the shots above, but at least as wide as a common phone.
  width: 0,
  minWidth: '100%',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.4,

  h3: { margin: 0, fontSize: 'inherit', fontWeight: theme.typography.weight.bold },
  p: { margin: 0 },
  '&[data-covers=true] h3 a::after': cover,
}));
