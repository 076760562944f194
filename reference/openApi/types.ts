import type { CallOrigin } from '../../src/api/contract/call';
import type { MessageKey } from '../../src/api/contract/messageKeys';
import type { LifeCycle } from '../transitions';
import type { MoneyVectors } from '../vectors/moneyVectors';

/** The parts of JSON Schema (draft 2020-12) that the contract uses. */
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
  maxLength?: number;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  examples?: unknown[];
  /** Of a component: its file. */
  'x-area'?: string;
  /** Of a set of statuses: the transitions of each kind of record that has it. */
  'x-transitions'?: Omit<LifeCycle, 'statuses'>[];
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
  description: string;
  /** Where the call comes from: `given` by the specification, `proposed`, or `demo` for demo only. */
  'x-origin': CallOrigin;
  'x-moves-money': boolean;
  /** Messages of the error catalogue named in its comment. Others are possible, such as `systemBusy`. */
  'x-refusals': MessageKey[];
  /** Whether the example response is from the simulated exchange; else it only fits the schema. */
  'x-live-example': boolean;
  security: Record<string, string[]>[];
  requestBody: { required: true; content: Content };
  responses: {
    200: Response & { content: Content };
    401?: Reference;
    413: Reference;
    429: Reference;
    default: Reference;
  };
}

/** A call of the contract. */
export interface CallPath {
  post: Operation;
}

interface Server {
  url: string;
  description: string;
}

/** Images on the base path of their own. */
export interface ImagePath {
  servers: Server[];
  get: {
    operationId: string;
    tags: string[];
    summary: string;
    description: string;
    security: [];
    parameters: { name: string; in: 'path'; required: true; description: string; schema: JsonSchema }[];
    responses: {
      200: Response & { content: Record<string, object> };
      404: Response;
    };
  };
}

/** Example of a call from the simulated exchange. */
export interface Shown {
  /** Whether the response is real; else it only fits the schema. */
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
  /** Whether it may contain a number. */
  numbered: boolean;
  /** Text of the simulated exchange. */
  sample: string;
  /** Phrases that identify it, by language tag. */
  fragments: Record<string, readonly string[]>;
}

/** The parts of OpenAPI 3.1 that our document uses. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    contact: { name: string };
    license: { name: string; identifier: string };
  };
  servers: Server[];
  tags: Tag[];
  paths: Record<string, CallPath | ImagePath>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>;
  };
  'x-error-catalogue': Message[];
  /** The rules of money and their test vectors. */
  'x-money-vectors': MoneyVectors;
}
