import { readFileSync } from 'node:fs';

/** One package as package-lock.json has it. */
export interface LockedPackage {
  name: string;
  version: string;
  integrity?: string;
  /** Where it comes from, if that is not npm's registry: `.npmrc` leaves the registry's own addresses out. */
  resolved?: string;
  hasInstallScript?: boolean;
  license?: string;
  /** Of the tools alone. */
  dev?: boolean;
  /** May be missing: what one kind of machine needs, and what makes the native wrapper. */
  optional?: boolean;
  devOptional?: boolean;
}

/** Everything that is installed, the tools included. */
export function readLockFile(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries<Omit<LockedPackage, 'name'>>(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...locked }));
}

/** What the app is made of, and what that needs in turn. */
export const isProduction = ({ dev, optional, devOptional }: LockedPackage) =>
  !dev && !optional && !devOptional;
