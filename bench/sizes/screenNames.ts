/** The modules of all screens, in the order of the manifest. */
export function screenNames(manifest: string): string[] {
  return [...manifest.matchAll(/import\('\.\.\/screens\/(?:\w+\/)*(\w+)'\)/g)].map(([, name = '']) => name);
}
