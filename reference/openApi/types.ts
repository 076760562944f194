import type { CallOrigin } from '../../src/api/contract/call';
import type { MessageKey } from '../../src/api/contract/messageKeys';

/** A JSON Schema (draft 2020-12), as far as the contract needs one. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  not?: JsonSchema;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  /** Of a component: the file it is in. */
  'x-area'?: string;
}

interface Content {
  'application/json': { schema: JsonSchema; example?: unknown };
}

interface Reference {
  $ref: string;
}

export interface Response {
  description: string;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Where the call comes from: `given` by the specification, `proposed`, or only there in the demo. */
  'x-origin': CallOrigin;
  'x-moves-money': boolean;
  /** Messages of the error catalogue that its comment names. Others may come as well, such as `systemBusy`. */
  'x-refusals': MessageKey[];
  /** Whether the example of its answer is the simulated exchange's own; else one that fits the schema. */
  'x-live-example': boolean;
  security: Record<string, string[]>[];
  requestBody: { required: true; content: Content };
  responses: {
    200: Response & { content: Content };
    401?: Reference;
    default: Reference;
  };
}

/** What the simulated exchange shows of a call. */
export interface Shown {
  /** Whether it answers HTTP 401 to somebody who is not signed in. */
  needsSession: boolean;
  /** Whether the answer is its own; else one that fits the schema. */
  live: boolean;
  request: unknown;
  response: unknown;
}

export interface Tag {
  name: string;
  description: string;
}

/** A message of the error catalogue. */
export interface Message {
  key: MessageKey;
  group: string;
  /** Whether the call resolves as failed instead of rejecting. */
  special: boolean;
  /** Whether it may carry a number. */
  numbered: boolean;
  /** What the simulated exchange says. */
  sample: string;
}

/** The parts of an OpenAPI 3.1 document that ours has. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: Tag[];
  paths: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>;
  };
  'x-error-catalogue': Message[];
}
