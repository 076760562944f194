import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { chapters } from '../../../reference/introduction';
import type { OpenApiDocument } from '../../../reference/openApi/types';
import { rem } from '../../../src/theme/rem';
import { color, radius, space } from '../../../src/theme/tokens';
import { ReferencePage } from '../ReferencePage';
import { AreaChapter, areaId } from './AreaChapter';
import { areasOf } from './areasOf';
import { Components } from './components';
import { Introduction } from './Introduction';

export interface ContractPageProps {
  /** The contract, as it is published. */
  document: OpenApiDocument;
}

/** The whole contract: how calls work, and each of them with what it sends and answers. */
export function ContractPage({ document }: ContractPageProps) {
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => areasOf(document), [document]);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const areas = all
    .map(({ calls, shapes, ...area }) => ({
      ...area,
      calls: calls.filter(has(words)),
      shapes: shapes.filter(has(words)),
    }))
    .filter(({ calls, shapes }) => calls.length + shapes.length > 0);
  const count = areas.reduce((sum, { calls }) => sum + calls.length, 0);

  return (
    <Components value={document.components.schemas}>
      <ReferencePage
        title="The contract"
        lead={<Lead document={document} />}
        contents={[
          ...Object.values(chapters),
          ...all.map(({ tag }) => ({ id: areaId(tag), title: tag.name })),
        ]}
      >
        <Introduction document={document} />
        <Search role="search">
          <label>
            Find a call or a field
            <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          </label>
          <p role="status">
            {words.length > 0 ? `${count} of ${total(document)} calls` : `${total(document)} calls`}
          </p>
        </Search>
        {areas.map(({ tag, calls, shapes }) => (
          <AreaChapter key={tag.name} tag={tag} calls={calls} shapes={shapes} />
        ))}
      </ReferencePage>
    </Components>
  );
}

function Lead({ document }: ContractPageProps) {
  return (
    <p>
      {document.info.summary} Version {document.info.version}.{' '}
      <a href="./openapi.json" download="openapi.json">
        OpenAPI document
      </a>
    </p>
  );
}

const total = ({ paths }: OpenApiDocument) => Object.keys(paths).length;

/** Whether all the words are somewhere in a call or a shape. */
const has = (words: readonly string[]) => (entry: readonly [string, object]) => {
  if (words.length === 0) return true;
  const text = JSON.stringify(entry).toLowerCase();
  return words.every((word) => text.includes(word));
};

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${rem(space.xs, space.m)};

  label {
    display: grid;
    flex: 1 1 ${rem(500)};
  }

  input {
    width: 100%;
    padding: ${rem(space.s)};
    border: 1px solid ${color('outline')};
    border-radius: ${rem(radius.small)};
    background: ${color('surface')};
  }

  p {
    color: ${color('inkSecondary')};
  }
`;
