import { styled } from 'styled-components';
import type { Operation } from '../../../reference/openApi/types';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';
import { Badge } from '../Badge';
import { Json } from '../Json';
import { Paragraphs } from '../Paragraphs';
import { Prose } from '../Prose';
import { answerOf } from './answerOf';
import { Fold } from './Fold';
import { Payload } from './Payload';

export interface CallFoldProps {
  path: string;
  operation: Operation;
}

/** A call: description, request, response, refusals, and an example response of the simulated exchange. */
export function CallFold({ path, operation }: CallFoldProps) {
  const { operationId, summary, description, requestBody } = operation;
  const request = requestBody.content['application/json'];
  const answer = answerOf(operation);
  const refusals = operation['x-refusals'];
  return (
    <Fold
      id={`call-${operationId}`}
      title={
        <Title>
          <code>{path}</code>
          <Badge $tone="quiet">{operation['x-origin']}</Badge>
          {operation['x-moves-money'] && <Badge $tone="warning">moves money</Badge>}
          {operation.security.length === 0 && <Badge $tone="accent">no session needed</Badge>}
          <span>
            <Prose text={summary} />
          </span>
        </Title>
      }
    >
      {description.length > summary.length + 1 && (
        <div>
          <Paragraphs text={description} />
        </div>
      )}
      <Payload title="Request" path={path} schema={request.schema} />
      <Payload title="Answer" path={path} schema={answer.data} />
      {refusals.length > 0 && (
        <section>
          <h4>Refusals</h4>
          <p>{refusals.join(', ')}</p>
        </section>
      )}
      <Examples>
        <section>
          <h4>Example of a request</h4>
          <Json value={request.example} />
        </section>
        <section>
          <h4>Example of an answer</h4>
          <Json value={answer.example} />
        </section>
      </Examples>
    </Fold>
  );
}

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${units(4, space.s)};

  code {
    font-weight: ${fontWeight.bold};
  }

  > span:last-child {
    flex-basis: 100%;
    color: ${color('inkSecondary')};
  }
`;

const Examples = styled.div`
  display: grid;
  gap: ${units(space.m)};

  @media (min-width: 75em) {
    grid-template-columns: 2fr 3fr;
    align-items: start;
  }
`;
