import type { BaseIssue, BaseSchema } from 'valibot';
import type { Call } from '../src/api/contract/call';
import '../src/domain/vocabulary';
import './envelope';
import { allNamed, type Name } from './registry';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** An exported value of the contract, with its name. */
export interface Named<T> {
  value: T;
  about: Name;
}

/** Loads all files, so that a new one needs no change here. */
import.meta.glob(['../src/api/contract/*.ts', '!../src/api/contract/*.test.ts'], { eager: true });

const isSchema = (value: object): value is Schema => 'kind' in value && value.kind === 'schema';

const isCall = (value: object): value is Call => 'path' in value && 'request' in value && 'response' in value;

const isSet = (value: object): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function allThat<T extends object>(is: (value: object) => value is T): Named<T>[] {
  return [...allNamed()].flatMap(([value, about]) => (about.exported && is(value) ? [{ value, about }] : []));
}

/** All calls of the contract. */
export const calls = allThat(isCall);

/** All exported schemas. */
export const schemas = allThat(isSchema);

/** Object schemas, without those of envelopes and scalars. */
export const shapes = schemas.filter(
  ({ value, about }) => 'entries' in value && about.area !== 'scalars' && about.area !== 'envelope',
);

/** All sets of values that a field may have: statuses, sides, currencies. */
export const sets = allThat(isSet).filter(({ about }) => about.area !== 'messageKeys');
