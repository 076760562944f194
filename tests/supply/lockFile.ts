import { readFileSync } from 'node:fs';

/** A package in package-lock.json. */
export interface LockedPackage {
  name: string;
  version: string;
  integrity?: string;
  /** Address, if it is not npm's registry: `.npmrc` omits the registry's addresses. */
  resolved?: string;
  hasInstallScript?: boolean;
  license?: string;
  /** Development only. */
  dev?: boolean;
  /** Optional: platform-specific packages, and the tool of the native wrapper. */
  optional?: boolean;
  devOptional?: boolean;
}

/** All installed packages, including development. */
export function readLockFile(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries<Omit<LockedPackage, 'name'>>(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...locked }));
}
