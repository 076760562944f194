import { type ReactNode, useId } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { textSize } from '../../src/theme/textSize';
import { color, fontSize, fontWeight, radius, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';
import { goTo } from './goTo';

export interface Entry {
  /** Id of the target element. */
  id: string;
  title: string;
}

export interface ReferencePageProps {
  title: string;
  /** A sentence or two under the title. */
  lead: ReactNode;
  /** The links of the contents. */
  contents: readonly Entry[];
  children: ReactNode;
}

/** From this width the contents are beside the text. */
const wide = '60em';

/** A reference page. It is read on desktops too, so its text has one size at every width. English in every locale. */
export function ReferencePage({ title, lead, contents, children }: ReferencePageProps) {
  return (
    <Sheet lang="en">
      <DeskType />
      <Head>
        <h1>{title}</h1>
        <div>{lead}</div>
      </Head>
      <Columns>
        <Contents entries={contents} />
        <Text>{children}</Text>
      </Columns>
    </Sheet>
  );
}

function Contents({ entries }: { entries: readonly Entry[] }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <h2 id={id}>Contents</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} onClick={(event) => goTo(event, entry.id)}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/** The size of the page on a phone 390 px wide, at any width. */
const DeskType = createGlobalStyle`
  :root:root { font-size: 104px; }
  body { background: ${color('surface')}; }
`;

const Sheet = styled.main`
  max-width: ${units(2400)};
  margin: 0 auto;
  padding: ${units(space.l, space.l, space.xxl * 2)};
  line-height: 1.6;

  code,
  pre {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: ${units(fontSize.small + 1)};
  }

  a {
    color: ${color('accent')};
  }
`;

const Head = styled.header`
  padding-bottom: ${units(space.l)};

  h1 {
    font-size: ${textSize('figure')};
    font-weight: ${fontWeight.bold};
  }

  div {
    color: ${color('inkSecondary')};
  }

  p {
    max-width: ${units(1400)};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${units(space.l)};

  @media (min-width: ${wide}) {
    grid-template-columns: ${units(400)} minmax(0, 1fr);
    gap: ${units(space.xxl)};
  }
`;

const Nav = styled.nav`
  padding: ${units(space.s, space.m)};
  border-radius: ${units(radius.card)};
  background: ${color('sunken')};

  h2 {
    font-weight: ${fontWeight.bold};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${units(space.m)};
  }

  a {
    display: inline-block;
    padding: ${units(space.xs, 0)};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  @media (min-width: ${wide}) {
    position: sticky;
    top: ${units(space.l)};
    align-self: start;
    max-height: calc(100vh - ${units(space.l * 2)});
    overflow-y: auto;

    ul {
      flex-direction: column;
    }

    a {
      padding: ${units(4, 0)};
    }
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${units(space.xxl)};
`;
