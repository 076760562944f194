/** Module names of all screens, in the order of the manifest. */
export function screenNames(manifest: string): string[] {
  return [...manifest.matchAll(/import\('\.\.\/screens\/(?:\w+\/)*(\w+)'\)/g)].map(([, name = '']) => name);
}

/** Paths by module name. */
export function screenPaths(manifest: string): Map<string, string> {
  const found = manifest.matchAll(/path: '([^']+)',[^{}]*?import\('\.\.\/screens\/(?:\w+\/)*(\w+)'\)/g);
  return new Map([...found].map(([, path = '', name = '']) => [name, path]));
}
