import type { ArgsEnhancer, ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';
import { linkDecisions } from './linkDecisions';
import { typeInWords } from './typeInWords';

type Control = StrictInputType['control'];

/** Args with these names are times in epoch ms. */
const moment = /^(now|until)$|At$/;

/** Controls for types that Storybook would show as an object. */
const controls: Record<string, (name: string) => Control> = {
  string: () => ({ type: 'text' }),
  number: (name) => ({ type: moment.test(name) ? 'date' : 'number' }),
  boolean: () => ({ type: 'boolean' }),
};

/** Attributes of HTML that stories set. Components pass them on, so docgen does not describe them. */
const attributes: Record<string, string> = {
  children: 'The content.',
  onClick: 'Called when pressed.',
  onChange: 'Called on every change.',
  defaultValue: 'The value at first.',
  placeholder: 'Shown while the field is empty.',
  inputMode: 'The keyboard that a phone shows.',
  autoComplete: 'What the browser may fill in.',
};

/**
 * Describes types in words, and leaves only controls that a person can use. Objects, elements and functions have none,
 * unless the story names its choices (`choices`).
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  return Object.fromEntries(
    names.map((name) => [name, usable({ ...argTypes[name], name }, initialArgs[name])]),
  );
};

function usable(argType: StrictInputType, value: unknown): StrictInputType {
  const { name, table, options } = argType;
  // Docgen gives attributes of HTML a type without a name.
  const type = argType.type?.name ? argType.type : undefined;
  return {
    ...argType,
    description: linkDecisions(argType.description || (attributes[name] ?? '')),
    control: argType.control ?? (options ? undefined : controlOf(name, type, value)),
    table: {
      // An attribute of HTML that only has a default.
      disable: !type && value === undefined && !argType.description,
      ...table,
      ...(type && { type: typeInWords(type, argType.mapping ? undefined : options) }),
    },
  };
}

function controlOf(name: string, type: SBType | undefined, value: unknown): Control {
  if (type?.name === 'enum') return undefined;
  const isText = !type || nameOf(type) === 'ReactNode';
  const primitive = isText ? typeof value : primitiveOf(type);
  return (primitive && controls[primitive]?.(name)) || { disable: true };
}

/** Such as `string` for `string | undefined`. */
function primitiveOf(type: SBType | undefined): string | undefined {
  if (type?.name !== 'union') return type && type.name in controls ? type.name : undefined;
  const parts = type.value.map(nameOf).filter((part) => part !== 'undefined' && part !== 'null');
  return parts.length === 1 ? parts.find((part) => part in controls) : undefined;
}

const nameOf = (type: SBType) => (type.name === 'other' ? type.value : type.name);

/** Replaces values by the names of their choices, so that controls show which one is chosen. */
export const namedArgs: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const choice = Object.entries(argTypes[name]?.mapping ?? {}).find(([, chosen]) => chosen === value);
      return [name, choice ? choice[0] : value];
    }),
  );
