import { styled } from 'styled-components';
import { CopyButton } from '../../../src/components/CopyButton/CopyButton';
import type { Appearance } from '../../../src/theme/appearance';
import { colorsIn } from '../../../src/theme/colorsIn';
import { textSize } from '../../../src/theme/textSize';
import { type ColorName, color, fontWeight, radius, space } from '../../../src/theme/tokens';
import { meanings } from '../../../src/theme/tokens/generated/meanings';
import { units } from '../../../src/theme/units';
import { useAppearance } from '../../../src/theme/useAppearance';
import { Name } from '../page/Name';
import { UsedIn } from '../page/UsedIn';
import { type CopyForm, colorText } from './copyForms';
import type { Family } from './families';
import { themes } from './themes';
import { usesOf } from './usesOf';

export interface SwatchesProps {
  family: Family;
  /** How a colour is written when it is copied. */
  copyForm: CopyForm;
}

/** The colours of a family: meaning, uses, and the value in each theme. */
export function Swatches({ family, copyForm }: SwatchesProps) {
  const appearance = useAppearance();
  return (
    <List>
      {family.tokens.map((token) => (
        <li key={token}>
          <Head>
            <strong>{token}</strong>
            <Copied>
              <Name>{colorText[copyForm](token, appearance)}</Name>
              <CopyButton
                text={colorText[copyForm](token, appearance)}
                label={`Copy ${token}`}
                doneLabel="Copied"
                failedLabel="Couldn’t be copied. Select the text instead."
              />
            </Copied>
          </Head>
          <p>{meanings[token]}</p>
          <Themes>
            {themes.map(({ name, title, appearance }) => (
              <li key={name}>
                <Field>
                  {valuesOf(token, appearance).map((value) => (
                    <span key={value} style={{ background: value }} />
                  ))}
                </Field>
                {title}
                <br />
                <Name>{valuesOf(token, appearance).join(' / ')}</Name>
              </li>
            ))}
          </Themes>
          <UsedIn files={usesOf(token)} />
        </li>
      ))}
    </List>
  );
}

const pairs = ['redGreen', 'orangeBlue'] as const;

/** One value, or two if it depends on the price colours: red and green first. */
const valuesOf = (token: ColorName, theme: Partial<Appearance>) => [
  ...new Set(pairs.map((pricePair) => colorsIn({ ...theme, pricePair })[token])),
];

const List = styled.ul`
  display: grid;
  gap: ${units(space.l)};

  > li {
    display: grid;
    gap: ${units(space.xs)};
    line-height: 1.4;
  }

  strong {
    font-weight: ${fontWeight.bold};
  }

  p {
    color: ${color('inkSecondary')};
    font-size: ${textSize('body')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Copied = styled.span`
  display: flex;
  align-items: center;
  gap: ${units(space.s)};
`;

const Themes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${units(170)}, 1fr));
  gap: ${units(space.s)};
  font-size: ${textSize('small')};
`;

const Field = styled.div`
  display: flex;
  height: ${units(88)};
  margin-bottom: ${units(space.xs)};
  overflow: hidden;
  border: 1px solid ${color('outline')};
  border-radius: ${units(radius.small)};

  span {
    flex: 1;
  }
`;
