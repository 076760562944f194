import { styled } from 'styled-components';
import { CopyButton } from '../../../src/components/CopyButton/CopyButton';
import type { Appearance } from '../../../src/theme/appearance';
import { colorsIn } from '../../../src/theme/colorsIn';
import { rem } from '../../../src/theme/rem';
import { type ColorName, color, fontSize, fontWeight, radius, space } from '../../../src/theme/tokens';
import { meanings } from '../../../src/theme/tokens/generated/meanings';
import { Name } from '../page/Name';
import { UsedIn } from '../page/UsedIn';
import type { Family } from './families';
import { themes } from './themes';
import { usesOf } from './usesOf';

export interface SwatchesProps {
  family: Family;
}

/** The colours of a family: meaning, uses, and the value in each theme. */
export function Swatches({ family }: SwatchesProps) {
  return (
    <List>
      {family.tokens.map((token) => (
        <li key={token}>
          <Head>
            <strong>{token}</strong>
            <CopyButton
              text={tokenWithValue(token)}
              label={`Copy ${token}`}
              doneLabel="Copied"
              failedLabel="Couldn’t be copied. Select the text instead."
            />
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

/** The token with its value in the light theme: `accent #1d4ed8`. */
export const tokenWithValue = (token: ColorName) => `${token} ${valuesOf(token, {}).join(' / ')}`;

const List = styled.ul`
  display: grid;
  gap: ${rem(space.l)};

  > li {
    display: grid;
    gap: ${rem(space.xs)};
    line-height: 1.4;
  }

  strong {
    font-weight: ${fontWeight.bold};
  }

  p {
    color: ${color('inkSecondary')};
    font-size: ${rem(fontSize.body)};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Themes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(170)}, 1fr));
  gap: ${rem(space.s)};
  font-size: ${rem(fontSize.small)};
`;

const Field = styled.div`
  display: flex;
  height: ${rem(88)};
  margin-bottom: ${rem(space.xs)};
  overflow: hidden;
  border: 1px solid ${color('outline')};
  border-radius: ${rem(radius.small)};

  span {
    flex: 1;
  }
`;
