import type { BaseIssue, BaseSchema } from 'valibot';
import type { Call } from '../src/api/contract/call';
import '../src/domain/vocabulary';
import './envelope';
import { allNamed, type Name } from './registry';

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Something of the contract, by the constant it is. */
export interface Named<T> {
  value: T;
  about: Name;
}

/** Whatever areas there are: a new file needs no line here. */
import.meta.glob(['../src/api/contract/*.ts', '!../src/api/contract/*.test.ts'], { eager: true });

const isSchema = (value: object): value is Schema => 'kind' in value && value.kind === 'schema';

const isCall = (value: object): value is Call => 'path' in value && 'request' in value && 'response' in value;

const isSet = (value: object): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function allThat<T extends object>(is: (value: object) => value is T): Named<T>[] {
  return [...allNamed()].flatMap(([value, about]) => (about.exported && is(value) ? [{ value, about }] : []));
}

/** Every call of the contract. */
export const calls = allThat(isCall);

/** Every schema that is exported under a name. */
export const schemas = allThat(isSchema);

/** Objects of the contract: what holds for every call, and how things are written, is told elsewhere. */
export const shapes = schemas.filter(
  ({ value, about }) => 'entries' in value && about.area !== 'scalars' && about.area !== 'envelope',
);

/** Every set of words that a field may hold: statuses, sides, currencies. */
export const sets = allThat(isSet).filter(({ about }) => about.area !== 'messageKeys');
