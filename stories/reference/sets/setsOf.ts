import { callsIn } from '../../../reference/openApi/callsIn';
import type { OpenApiDocument } from '../../../reference/openApi/types';
import { type LifeCycle, lifeCycles } from '../../../reference/transitions';

/** An enumeration of the contract. */
export interface WordSet {
  name: string;
  description: string | undefined;
  values: readonly string[];
  /** The objects that have it as their status. */
  lifeCycles: readonly LifeCycle[];
  /** The calls and objects that use it. */
  usedBy: readonly string[];
}

const sameWords = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Every enumeration of the contract, those of specification 4 first. */
export function setsOf(document: OpenApiDocument): WordSet[] {
  const { components } = document;
  const places = [...Object.entries(components.schemas), ...callsIn(document)];
  const sets = Object.entries(components.schemas).flatMap(([name, { enum: values, description }]) => {
    if (!values) return [];
    const words = values.map(String);
    const reference = `"#/components/schemas/${name}"`;
    return {
      name,
      description,
      values: words,
      lifeCycles: lifeCycles.filter(({ statuses }) => sameWords(statuses, words)),
      usedBy: places.filter(([, place]) => JSON.stringify(place).includes(reference)).map(([place]) => place),
    };
  });
  const place = ({ lifeCycles: [life] }: WordSet) => (life ? lifeCycles.indexOf(life) : lifeCycles.length);
  return sets.sort((one, other) => place(one) - place(other));
}
