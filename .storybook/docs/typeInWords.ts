import type { SBType } from 'storybook/internal/csf';

interface TypeOfProp {
  summary: string;
  /** The type in TypeScript, when the summary leaves something out. */
  detail?: string;
}

const words: Record<string, string> = {
  ReactNode: 'text or elements',
  LucideIcon: 'icon',
  // Docgen has no name for lists.
  unknown: 'list',
  'unknown[number]': 'one of the names',
  literal: 'fixed value',
};

/**
 * Type of a prop for readers.
 *
 * @param options the values that the control offers
 */
export function typeInWords(type: SBType, options?: readonly unknown[]): TypeOfProp {
  if (options) return { summary: options.map(quoted).join(' | ') };
  const summary = inWords(type);
  return type.raw && summary === 'object' ? { summary, detail: type.raw } : { summary };
}

function inWords(type: SBType): string {
  switch (type.name) {
    case 'enum':
      return type.value.map(quoted).join(' | ');
    case 'function':
      return type.raw ?? 'function';
    case 'array':
      return 'list';
    case 'union':
      return unionInWords(type.value);
    case 'other':
      return otherInWords(type.value, type.raw);
    case 'object':
    case 'intersection':
      return 'object';
    default:
      return type.name;
  }
}

function unionInWords(types: SBType[]): string {
  const parts = types.map(inWords).filter((part) => part !== 'undefined');
  return [...new Set(parts)].join(' | ');
}

/** Contracts are inferred from schemas, such as `v.InferOutput<typeof position>`. */
function otherInWords(name: string, raw = ''): string {
  const schema = /^v\.InferOutput<typeof (\w+)>$/.exec(raw)?.[1];
  if (schema) return schema[0]?.toUpperCase() + schema.slice(1);
  // A generic type or a part of another one.
  return words[name] ?? (/^\w+$/.test(raw || name) ? name : 'object');
}

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
