import { chapters } from '../../../reference/introduction';
import type { OpenApiDocument } from '../../../reference/openApi/types';
import { Chapter } from '../Chapter';
import { Json } from '../Json';
import { Paragraphs } from '../Paragraphs';
import { FieldTable } from './FieldTable';
import { HeaderTable } from './HeaderTable';
import { ValueTable } from './ValueTable';

export interface IntroductionProps {
  document: OpenApiDocument;
}

/** Rules for all calls. */
export function Introduction({ document: { components } }: IntroductionProps) {
  const { Refusal = {} } = components.schemas;
  const details = {
    headers: <HeaderTable headers={Object.values(components.securitySchemes)} />,
    envelope: (
      <>
        <p>A success:</p>
        <Json value={{ status: 1, msg: '', data: {} }} />
        <p>A refusal:</p>
        <Json value={Refusal.examples?.[0]} />
        <FieldTable label="Fields of a refusal" schema={Refusal} />
      </>
    ),
    values: <ValueTable schemas={components.schemas} />,
  };
  return Object.entries(chapters).map(([key, { id, title, paragraphs }]) => (
    <Chapter key={id} id={id} title={title}>
      <Paragraphs text={paragraphs.join('\n')} />
      {details[key as keyof typeof details]}
    </Chapter>
  ));
}
