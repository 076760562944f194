import type { LibraryModule } from '../../library/pages';

/** What a host writes to import the modules; empty if all are internal. */
export const importLines = (modules: readonly LibraryModule[]): string =>
  modules
    .filter(({ status }) => status !== 'internal')
    .map(({ path, names }) => {
      const name = path.split('/').at(-1) ?? path;
      // Without a value of its name, a module has types alone.
      const imported = names.includes(name) ? `{ ${name} }` : `type { ${names.join(', ')} }`;
      return `import ${imported} from 'itayose/${path}';`;
    })
    .join('\n');
