import type { RefusalCase } from './refusalCase';

/** Finds the files of all areas, so that a new one needs no change here. */
const areas = import.meta.glob<Record<string, RefusalCase[]>>('./*/refusalCases.ts', { eager: true });

/** All refusal cases, at least one for each message of the error catalogue (specification 8). */
export const refusalCases: RefusalCase[] = Object.values(areas).flatMap((area) => Object.values(area).flat());
