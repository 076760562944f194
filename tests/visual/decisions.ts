import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Committed decisions about differences, which the report exports. */
export const decisionsFile = 'tests/visual/decisions.json';

export type Verdict = 'accepted' | 'unwanted';

const schema = v.strictObject({
  decisions: v.array(
    v.strictObject({
      verdict: v.picklist(['accepted', 'unwanted']),
      reason: v.pipe(v.string(), v.trim(), v.nonEmpty('A decision needs a reason.')),
      /** Keys of the differences, by name of the picture. */
      pictures: v.record(v.string(), v.string()),
    }),
  ),
});

export type Decision = v.InferOutput<typeof schema>['decisions'][number];

/** A difference that a decision can be about. */
export interface Decidable {
  name: string;
  key: string;
}

/** Stored decisions; none if there is no file. Throws if the file is not as the report writes it. */
export function readDecisions(file: string): Decision[] {
  if (!existsSync(file)) return [];
  const result = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${v.summarize(result.issues)}`);
  return result.output.decisions;
}

/** Identifies a difference by the contents of both pictures, so that a decision never covers another difference. */
export function keyOf(before: Buffer | undefined, after: Buffer | undefined): string {
  return [before, after].map((content) => (content ? hashOf(content) : 'none')).join('-');
}

const hashOf = (content: Buffer) => createHash('sha1').update(content).digest('hex').slice(0, 12);

/** The decision about a difference. An unwanted one wins. */
export function decisionOf(decisions: readonly Decision[], { name, key }: Decidable): Decision | undefined {
  const found = decisions.filter(({ pictures }) => pictures[name] === key);
  return found.find(({ verdict }) => verdict === 'unwanted') ?? found[0];
}

/**
 * Decisions about pictures that a run did not compare. The others are about differences that it found, or about
 * differences that no longer exist.
 *
 * @param isCompared whether the run covers a picture, by name
 */
export function decisionsElsewhere(
  decisions: readonly Decision[],
  isCompared: (name: string) => boolean,
): Decision[] {
  return decisions.flatMap((decision) => {
    const pictures = Object.entries(decision.pictures).filter(([name]) => !isCompared(name));
    return pictures.length > 0 ? [{ ...decision, pictures: Object.fromEntries(pictures) }] : [];
  });
}
