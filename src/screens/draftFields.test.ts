import { expect, it } from 'vitest';
import { draftFields } from './draftFields';

const secrets = /password|pin|secret|^number$|upi|idNumber/i;

it.each(Object.entries(draftFields))(
  'a draft of %s has no account number, ID number or password',
  (_, fields) => {
    expect(fields.filter((field) => secrets.test(field))).toEqual([]);
  },
);
