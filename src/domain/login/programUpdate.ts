import { isOlderVersion } from './isOlderVersion';

/** What the server says of the program's versions: numbers with dots, such as `1.10.2`. */
export interface ProgramVersions {
  latest: string;
  minimum: string;
}

/**
 * The update of an outdated program: required if it is too old for the server, otherwise offered once for each version.
 * Undefined if it is current.
 *
 * @param postponed the version that the member has postponed
 */
export function programUpdate(
  present: string,
  { latest, minimum }: ProgramVersions,
  postponed: string | null,
): 'required' | 'offered' | undefined {
  if (isOlderVersion(present, minimum)) return 'required';
  return isOlderVersion(present, latest) && postponed !== latest ? 'offered' : undefined;
}
