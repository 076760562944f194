import { isOlderVersion } from './isOlderVersion';

/** What the server says of the program's versions: numbers with dots, such as `1.10.2`. */
export interface ProgramVersions {
  latest: string;
  minimum: string;
}

/**
 * What an older program does: it insists on a newer one when it is too old for the server, and otherwise offers the
 * latest, once for each version. Undefined when it is new enough.
 *
 * @param postponed the version that the member has put off
 */
export function programUpdate(
  present: string,
  { latest, minimum }: ProgramVersions,
  postponed: string | null,
): 'required' | 'offered' | undefined {
  if (isOlderVersion(present, minimum)) return 'required';
  return isOlderVersion(present, latest) && postponed !== latest ? 'offered' : undefined;
}
