import type { OpenApiDocument } from '../../../reference/openApi/types';
import { Chapter } from '../Chapter';
import { ReferencePage } from '../ReferencePage';
import { SetEntry, setId } from './SetEntry';
import { setsOf } from './setsOf';

export interface StatusSetsPageProps {
  /** The contract as published. */
  document: OpenApiDocument;
}

/** The enumerations of the contract, statuses first. */
export function StatusSetsPage({ document }: StatusSetsPageProps) {
  const sets = setsOf(document);
  const statuses = sets.filter(({ lifeCycles }) => lifeCycles.length > 0);
  const others = sets.filter(({ lifeCycles }) => lifeCycles.length === 0);
  return (
    <ReferencePage
      title="Status sets"
      lead={
        <p>
          A field with such a set has exactly one of its values. A response with an unknown value is a
          failure. Members read the text in their language, never these values.
        </p>
      }
      contents={[...statuses, ...others].map(({ name }) => ({ id: setId(name), title: name }))}
    >
      <Chapter id="statuses" title="Statuses and transitions">
        {statuses.map((set) => (
          <SetEntry key={set.name} set={set} />
        ))}
      </Chapter>
      <Chapter id="words" title="Other enumerations">
        {others.map((set) => (
          <SetEntry key={set.name} set={set} />
        ))}
      </Chapter>
    </ReferencePage>
  );
}
