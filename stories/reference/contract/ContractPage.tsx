import { useMemo, useState } from 'react';
import { chapters } from '../../../reference/introduction';
import { callsIn } from '../../../reference/openApi/callsIn';
import type { OpenApiDocument } from '../../../reference/openApi/types';
import { ReferencePage } from '../ReferencePage';
import { Search } from '../Search';
import { AreaChapter, areaId } from './AreaChapter';
import { areasOf } from './areasOf';
import { Components } from './components';
import { Introduction } from './Introduction';

export interface ContractPageProps {
  /** The contract as published. */
  document: OpenApiDocument;
}

/** The whole contract: conventions, and each call with request and response. */
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
        <Search
          label="Find a call or a field"
          value={wanted}
          onChange={setWanted}
          status={words.length > 0 ? `${count} of ${total(document)} calls` : `${total(document)} calls`}
        />
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

const total = (document: OpenApiDocument) => callsIn(document).length;

/** Whether a call or a shape contains all the words. */
const has = (words: readonly string[]) => (entry: readonly [string, object]) => {
  if (words.length === 0) return true;
  const text = JSON.stringify(entry).toLowerCase();
  return words.every((word) => text.includes(word));
};
