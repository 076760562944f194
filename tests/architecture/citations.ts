import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule, Violation } from './violation';

const decisions = 'docs/decisions';
const specification = 'docs/specification.md';

/** Folders whose comments and texts cite. */
const folders = ['src', 'mocks', 'reference', 'stories', 'tests', 'scripts', 'bench', '.storybook'];
const samples = 'tests/architecture/samples/';

/** One number, several with commas and `and`, or a range with `to`. */
const list = String.raw`(\d+(?:(?:,| and|, and| to) \d+)*)`;
/** `decision N`, `decisions N and M`. */
const ofDecisions = [new RegExp(String.raw`\bdecisions? ${list}`, 'gi')];
/** `specification N`, `the specification (section N)`, `section N of the specification`. */
const ofSections = [
  new RegExp(String.raw`\bspecification(?:'s)?(?: [a-z]+)?,? \(?(?:section )?${list}`, 'gi'),
  new RegExp(String.raw`\bsections? ${list} of the specification`, 'gi'),
];

interface Citing {
  file: string;
  decisions: number[];
  sections: number[];
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !path.startsWith(samples));
}

/** Joins lines of comments. */
const unwrapped = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');

function numbersIn(cited: string): number[] {
  return cited.split(/, and |, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split(' to ').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const numbersOf = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, cited = '']) => numbersIn(cited)));

function readCitations(root: string): Citing[] {
  return folders
    .flatMap((folder) => filesIn(root, folder))
    .map((file) => {
      const text = unwrapped(readFileSync(join(root, file), 'utf8'));
      return { file, decisions: numbersOf(text, ofDecisions), sections: numbersOf(text, ofSections) };
    });
}

/** Decision records by number. */
function readRecords(root: string): { file: string; number: number }[] {
  if (!existsSync(join(root, decisions))) return [];
  return readdirSync(join(root, decisions))
    .filter((name) => /^\d{4}-.+\.md$/.test(name))
    .map((name) => ({ file: `${decisions}/${name}`, number: Number.parseInt(name, 10) }));
}

function readSections(root: string): number[] {
  if (!existsSync(join(root, specification))) return [];
  const text = readFileSync(join(root, specification), 'utf8');
  return [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
}

/** Violations for cited numbers that do not exist, once for each file. */
function missing(file: string, cited: number[], existing: number[], problem: string): Violation[] {
  return [...new Set(cited)]
    .filter((number) => !existing.includes(number))
    .map((number) => ({ file, problem: `${problem} ${number}, which is not in docs` }));
}

function invalidRecords(root: string, cited: ReadonlySet<number>): Violation[] {
  return readRecords(root).flatMap(({ file, number }, index, records) => {
    if (records.findIndex((other) => other.number === number) !== index)
      return { file, problem: `is the second decision ${number}` };
    if (!readFileSync(join(root, file), 'utf8').startsWith(`# ${number}. `))
      return { file, problem: `does not begin with its number: "# ${number}. "` };
    return cited.has(number) ? [] : { file, problem: 'is not cited by code' };
  });
}

/** Every decision and every section of the specification that code cites is in `docs`; every decision is cited. */
export const citations: Rule = (_, root) => {
  const citing = readCitations(root);
  const records = readRecords(root).map(({ number }) => number);
  const sections = readSections(root);
  return [
    ...citing.flatMap((one) => missing(one.file, one.decisions, records, 'cites decision')),
    ...citing.flatMap((one) => missing(one.file, one.sections, sections, 'cites specification')),
    ...invalidRecords(root, new Set(citing.flatMap((one) => one.decisions))),
  ];
};
