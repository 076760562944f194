import type { Call } from '../../src/api/contract/call';
import type { Named, Schema } from '../contract';
import { requestBody, success } from '../envelope';
import { tagOf } from './areas';
import type { JsonSchema, Operation, Shown } from './types';
import { messagesIn, sentencesOf } from './words';

const names = ({ path }: Call) => ({ request: `request ${path}`, response: `response ${path}` });

/** Schemas of a call for conversion, by name. */
export function ownSchemas(call: Call): Record<string, Schema> {
  const { request, response } = names(call);
  return { [request]: requestBody(call.request), [response]: success(call.response) };
}

/** Converted schemas of a call. */
export function schemasOf(call: Call, converted: Record<string, JsonSchema>) {
  const { request, response } = names(call);
  return { request: converted[request]?.properties?.body ?? {}, response: converted[response] ?? {} };
}

/** A call as an operation of the document. */
export function operationOf(
  { value: call, about }: Named<Call>,
  operationId: string,
  converted: Record<string, JsonSchema>,
  shown: Shown,
): Operation {
  const { request, response } = schemasOf(call, converted);
  const { doc = '' } = about;
  return {
    operationId,
    tags: [tagOf(about.area)],
    ...sentencesOf(doc),
    'x-origin': call.origin,
    'x-moves-money': call.movesMoney,
    'x-refusals': messagesIn(doc),
    'x-live-example': shown.live,
    security: call.needsSession
      ? [
          { token: [], account: [] },
          { token: [], account: [], isAdmin: [] },
        ]
      : [],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: request, example: shown.request },
      },
    },
    responses: {
      200: {
        description: 'Carried out, or refused with a message.',
        content: {
          'application/json': {
            schema: { anyOf: [response, { $ref: '#/components/schemas/Refusal' }] },
            example: shown.response,
          },
        },
      },
      ...(call.needsSession && { 401: { $ref: '#/components/responses/Unauthorized' } }),
      413: { $ref: '#/components/responses/BodyTooLarge' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}
