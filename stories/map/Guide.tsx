import { styled } from 'styled-components';
import { useLanguage } from '../../src/i18n/useLanguage';
import { color, fontWeight, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
import { StoryLink } from './StoryLink';

/** What the catalogue is and how to use it, for readers who see it for the first time. */
export function Guide() {
  return (
    <Lines>
      <dt>What this is</dt>
      <dd>
        Every screen, part and colour of Itayose, a stock-trading app for phones, on a simulated exchange.
        Nothing here is real money.
      </dd>
      <dt>Toolbar</dt>
      <dd>
        Its menus set language, theme, price colours, text size, motion, time, member and failure. A grey menu
        is fixed by the story.
      </dd>
      <dt>Colours and badges</dt>
      <dd>
        Red and green only tell rising from falling prices. Blue can be pressed. Badges say who defines a
        call: given, proposed, demo.
      </dd>
      <dt>Where to begin</dt>
      <dd>
        Designers:{' '}
        <To story="foundations-the-visual-language--principles-with-examples">the visual language</To>. QA:
        the search below and the <To story="journeys-main-path--splash-to-closed-position">main path</To>.
        Developers: <To story="reference-contract--calls-of-every-area">the contract</To>.
      </dd>
      <dt>The map below</dt>
      <dd>
        A picture leads to the screen in the language under it, a state to its story in the language of the
        toolbar.
      </dd>
    </Lines>
  );
}

function To({ story, children }: { story: string; children: string }) {
  return (
    <StoryLink storyId={story} locale={useLanguage()}>
      {children}
    </StoryLink>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: ${units(space.xs, space.m)};
  padding-top: ${units(space.s)};

  dt {
    color: ${color('ink')};
    font-weight: ${fontWeight.bold};
  }

  @media (min-width: 45em) {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;
