import { describe, expect, it } from 'vitest';
import { recogniseMessage } from '../../src/api/serverMessages';
import { variantKeys } from './variantKeys';
import seen from './variants-dev.json';
import unseen from './variants-final.json';

/** A message as a real server might write it, in one of four languages; null for what is none of the catalogue. */
interface Variant {
  text: string;
  message: string | null;
}

const named = ({ text, message }: Variant) => `${message} ← ${text}`;

function judge(variants: readonly Variant[]) {
  const found = variants.map((variant) => ({ ...variant, key: recogniseMessage(variant.text)?.key }));
  const isRight = ({ message, key }: (typeof found)[number]) =>
    message === null ? key === undefined : key !== undefined && (variantKeys[message] ?? []).includes(key);
  return {
    right: found.filter(isRight),
    wrong: found.filter((one) => one.key !== undefined && !isRight(one)),
  };
}

/** Written by somebody who had not read the table. */
describe.each<[string, readonly Variant[]]>([
  ['seen while the table was made', seen],
  ['kept back until it was finished', unseen],
])('variants of the messages, %s', (_, variants) => {
  it('are three hundred or more, and name messages of the specification', () => {
    expect(variants.length).toBeGreaterThanOrEqual(300);
    for (const { message } of variants) expect([null, ...Object.keys(variantKeys)]).toContain(message);
  });

  it('are recognised, 97 in a hundred', () => {
    const missed = variants.length - judge(variants).right.length;
    expect(missed / variants.length).toBeLessThanOrEqual(0.03);
  });

  it('are never taken for another message', () => {
    expect(judge(variants).wrong.map(named)).toEqual([]);
  });
});
