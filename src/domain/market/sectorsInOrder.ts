import { compare } from '../decimal';

/** Sectors from the largest rise to the largest fall; equal ones stay in the order of the market. */
export const sectorsInOrder = <Sector extends { changePercent: string }>(
  sectors: readonly Sector[],
): Sector[] => sectors.toSorted((one, other) => compare(other.changePercent, one.changePercent));
