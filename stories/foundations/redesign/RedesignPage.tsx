import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, radius, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { FoundationPage } from '../page/FoundationPage';
import { Part } from '../page/Part';
import { questions, type RedesignedScreen, redesignedScreens } from './screens';

/** Screens before and after their redesign, with the questions that readers answer. */
export function RedesignPage() {
  return (
    <FoundationPage
      title="Redesign"
      lead="Where people would rather look than read, there is a picture. What was told before stays one tap away."
    >
      <Part title="Questions">
        <p>
          A reader who did not build the screen answers them from the picture. The score is from 0 to 10;
          below 8 the screen is done again.
        </p>
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Part>
      {redesignedScreens.map((screen) => (
        <Part key={screen.name} title={screen.name}>
          <Sheet screen={screen} />
        </Part>
      ))}
    </FoundationPage>
  );
}

function Sheet({ screen: { name, stories, before, after, why, scores } }: { screen: RedesignedScreen }) {
  return (
    <>
      {why.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Pair>
        <figure>
          <figcaption>Before: {scores.before} of 10</figcaption>
          <img src={before} alt={`${name} before its redesign`} width={390} height={844} />
        </figure>
        <figure>
          <figcaption>
            After: {scores.after} of 10.{' '}
            <a href={stories} target="_top">
              Stories
            </a>
          </figcaption>
          <img src={after} alt={`${name} after its redesign`} width={390} height={844} />
        </figure>
      </Pair>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${units(600)}), max-content));
  gap: ${units(space.xl)};

  figcaption {
    margin-bottom: ${units(space.s)};
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }

  img {
    max-width: 100%;
    height: auto;
    border: 1px solid ${color('hairline')};
    border-radius: ${units(radius.card)};
  }
`;
