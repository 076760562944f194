'use client';
import { Fragment } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useText } from '../../../i18n/useText';
import { color, fontWeight, lineHeight } from '../../../theme/tokens';
import { type PaperColumn, type PaperTable, paperPages } from './paperPages';

/** A fact at the head of a statement. */
export interface PaperFact {
  label: string;
  value: string;
}

export interface StatementPaperProps {
  /** What the statement is. */
  title: string;
  /** Account, period, time zone and the like. They stand on the first page. */
  facts: readonly PaperFact[];
  /** The tables, in reading order. */
  tables: readonly PaperTable[];
  /** Use for what must stand on every page, such as that all data is simulated. */
  mark?: string;
}

/**
 * A statement as pages of A4. On the screen the pages are as wide as their place, in the colours of the theme; printed, they are alone on
 * the paper, black on white. Print it with `window.print()`, which also saves it as a PDF.
 */
export function StatementPaper({ title, facts, tables, mark }: StatementPaperProps) {
  const t = useText('statements');
  const pages = paperPages(tables);
  return (
    <Pages data-paper>
      <PrintStyle />
      {pages.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their place
        <Page key={index} aria-label={t('page', { page: index + 1, pages: pages.length })}>
          <Head>
            {index === 0 ? <Title>{title}</Title> : <span>{title}</span>}
            {mark && <strong>{mark}</strong>}
          </Head>
          {index === 0 && (
            <Facts>
              {facts.map(({ label, value }) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </Facts>
          )}
          {parts.map((table) => (
            <Table key={table.title}>
              <caption>{table.title}</caption>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <Cell as="th" scope="col" key={column.title} {...looks(column)}>
                      {column.title}
                    </Cell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a paper never move
                  <tr key={place}>
                    {table.columns.map((column, at) => (
                      <Cell key={column.title} {...looks(column)}>
                        {row[at]}
                      </Cell>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          ))}
          <Foot>{t('page', { page: index + 1, pages: pages.length })}</Foot>
        </Page>
      ))}
    </Pages>
  );
}

// Everything but the paper and what contains it is left out of the print.
const PrintStyle = createGlobalStyle`
  @page { margin: 0; size: A4; }
  @media print {
    body *:not(:has([data-paper]), [data-paper], [data-paper] *) { display: none !important; }
    body, body *:has([data-paper]) {
      position: static !important;
      display: block !important;
      width: auto !important;
      max-width: none !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
      overflow: visible !important;
      transform: none !important;
    }
  }
`;

const millimetre = (length: number) => `calc(${length} * 100cqw / 210)`;

const Pages = styled.div`
  display: grid;
  container-type: inline-size;
  gap: 1lh;
  line-height: ${lineHeight.tight};
  @media print { display: block; width: 210mm; color: CanvasText; }
`;

// Half a millimetre lower than A4: rounding must not add an empty page.
const Page = styled.section`
  display: flex;
  min-height: ${millimetre(296.5)};
  flex-direction: column;
  gap: ${millimetre(4)};
  padding: ${millimetre(14)};
  background: ${color('surface')};
  outline: 1px solid ${color('outline')};
  font-size: ${millimetre(2.9)};
  @media print {
    background: none;
    outline: 0;
    &:not(:last-child) { break-after: page; }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`;

const Title = styled.h2`
  font-size: ${millimetre(5.6)};
  font-weight: ${fontWeight.bold};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${millimetre(1)} ${millimetre(6)};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-block: ${millimetre(2)};
    font-weight: ${fontWeight.bold};
    text-align: left;
  }
  tr { border-bottom: 1px solid ${color('hairline')}; }
  th { font-weight: ${fontWeight.bold}; }
  @media print { tr { border-color: GrayText; } }
`;

const looks = ({ figures = false, wraps = false }: PaperColumn) => ({ $figures: figures, $wraps: wraps });

const Cell = styled.td<ReturnType<typeof looks>>`
  height: ${millimetre(9)};
  padding: ${millimetre(0.5)} ${millimetre(1)};
  font-weight: ${fontWeight.regular};
  text-align: ${({ $figures }) => ($figures ? 'right' : 'left')};
  white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
  overflow-wrap: break-word;
  vertical-align: middle;
`;

const Foot = styled.p`
  margin-top: auto;
  text-align: right;
`;
