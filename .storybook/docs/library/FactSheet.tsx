import { library } from 'virtual:library';
import { Markdown, Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import type { LibraryStatus } from '../../../src/components/componentStatus';
import { PageLink } from '../../../stories/map/PageLink';
import type { PageFacts } from '../../library/facts';
import { FigmaFiles } from './FigmaFiles';
import { importLines } from './importLines';

const statusPage = './?path=/story/reference-library-status--components-and-widgets';

const meaningOf: Record<LibraryStatus, string> = {
  stable: 'A change that breaks a host needs a major version.',
  beta: 'It may change in a minor version.',
  internal: 'It is not exported.',
};

/** Facts of the page of a title; those of its parent for a page of further stories. */
const factsOf = (title: string): PageFacts | undefined =>
  library[title] ?? library[title.replace(/\/[^/]+$/, '')];

/** What a team needs to know before it takes a component: status, import, users, changes, variables of Figma. */
export function FactSheet({ title }: { title: string }) {
  const facts = factsOf(title);
  if (!facts) return null;
  const { modules, usedIn, screens, changes, colors, hasSizes } = facts;
  const statuses = [...new Set(modules.map(({ status }) => status))];
  const imports = importLines(modules);
  return (
    <Facts data-facts>
      <Fact name="Status">
        {statuses.map((status) => (
          <div key={status}>
            <a href={statusPage} target="_top">
              {status}
            </a>
            {`: ${meaningOf[status]}`}
          </div>
        ))}
      </Fact>
      {imports && (
        <Fact name="Import">
          <Source code={imports} language="tsx" />
        </Fact>
      )}
      <Fact name="Used in">
        {usedIn.length > 0 && (
          <Links>
            {usedIn.map(({ name, title }) => (
              <li key={name}>{title ? <PageLink title={title}>{name}</PageLink> : name}</li>
            ))}
          </Links>
        )}
        {screens.length > 0 && (
          <details open={screens.length <= 6}>
            <summary>{screens.length === 1 ? '1 screen' : `${screens.length} screens`}</summary>
            <Links>
              {screens.map(({ path, name }) => (
                <li key={path}>
                  <PageLink title={`Screens${path}`}>{name}</PageLink>
                </li>
              ))}
            </Links>
          </details>
        )}
        {usedIn.length + screens.length === 0 && 'Nothing in this app.'}
      </Fact>
      <Fact name="Changed in">
        {changes.length === 0 && 'The changelog names no change since 0.1.0, the first version.'}
        {changes.map(({ version, kind, text }) => (
          <Markdown key={text}>{`**${version}**, ${kind.toLowerCase()}: ${text}`}</Markdown>
        ))}
      </Fact>
      {(colors.length > 0 || hasSizes) && (
        <Fact name="Figma variables">
          <FigmaFiles colors={colors} hasSizes={hasSizes} />
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const Facts = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  margin: '0 0 24px',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.6,
  '& dt, & dd': { margin: 0, padding: '6px 0', borderTop: `1px solid ${theme.appBorderColor}` },
  '& dt': { paddingRight: 24, color: theme.textMutedColor, fontStyle: 'normal' },
  '& dd :is(p, ul, li, div, span, details, a)': { margin: 0, fontSize: 'inherit', lineHeight: 'inherit' },
  '& summary': { cursor: 'pointer' },
  '@media (max-width: 500px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& dd': { paddingTop: 0, borderTop: 'none' },
    '& dt': { paddingBottom: 0 },
  },
}));

const Links = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
