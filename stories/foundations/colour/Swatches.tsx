import styled from 'styled-components';
import { CopyButton } from '../../../src/components/CopyButton/CopyButton';
import { tokensIn } from '../../../src/theme/measuredPairs';
import { rem } from '../../../src/theme/rem';
import { type ColorName, color, fontSize, fontWeight, radius, space } from '../../../src/theme/tokens';
import { Name } from '../page/Name';
import { UsedIn } from '../page/UsedIn';
import type { Family } from './meanings';
import { usesOf } from './usesOf';

export interface SwatchesProps {
  family: Family;
}

/** The colours of a family: sample, meaning and uses. */
export function Swatches({ family }: SwatchesProps) {
  return (
    <List>
      {Object.entries(family.meanings).map(([name, meaning]) => {
        const token = name as ColorName;
        return (
          <li key={token}>
            <Fields>
              {valuesOf(token).map((value) => (
                <Field key={value} style={{ background: value }} />
              ))}
            </Fields>
            <div>
              <Head>
                <span>
                  <strong>{token}</strong> <Name>{valuesOf(token).join(' / ')}</Name>
                </span>
                <CopyButton text={tokenWithValue(token)} label={`Copy ${token}`} doneLabel="Copied" />
              </Head>
              <p>{meaning}</p>
              <UsedIn files={usesOf(token)} />
            </div>
          </li>
        );
      })}
    </List>
  );
}

/** One value, or two if it depends on the convention: red up first. */
const valuesOf = (token: ColorName) => [...new Set([tokensIn('redUp')[token], tokensIn('greenUp')[token]])];

/** The token with its value: `accent #1d4ed8`. */
export const tokenWithValue = (token: ColorName) => `${token} ${valuesOf(token).join(' / ')}`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(520)}), 1fr));
  gap: ${rem(space.m, space.xl)};

  li {
    display: grid;
    grid-template-columns: ${rem(112)} minmax(0, 1fr);
    gap: ${rem(space.s)};
    align-items: start;
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
  align-items: flex-start;
  justify-content: space-between;

  > span:first-child {
    overflow-wrap: anywhere;
  }

  button {
    margin-top: ${rem(-space.s)};
  }
`;

const Fields = styled.div`
  display: flex;
  height: ${rem(112)};
  overflow: hidden;
  border: 1px solid ${color('hairline')};
  border-radius: ${rem(radius.small)};
`;

const Field = styled.div`
  flex: 1;
`;
