import type { ScreenReach } from '../../src/i18n/loadTexts';

/** The modules of all screens, in the order of the manifest. */
export function screenNames(manifest: string): string[] {
  return [...manifest.matchAll(/import\('\.\.\/screens\/(?:\w+\/)*(\w+)'\)/g)].map(([, name = '']) => name);
}

/** How much of the texts each of them says, where not all. */
export function textReaches(manifest: string): Map<string, ScreenReach> {
  const found = manifest.matchAll(/texts: '(\w+)',[^{}]*?import\('\.\.\/screens\/(?:\w+\/)*(\w+)'\)/g);
  return new Map([...found].map(([, reach, name = '']) => [name, reach as ScreenReach]));
}
