/** `// itayose/components/Button (stable)` */
const heading = /^\/\/ (itayose\/\S+) \((\w+)\)$/gm;

const exported =
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/gm;

/**
 * Exported names of a report, by path in the package.
 *
 * @param {string} report text of a file of `api/`
 * @returns {Map<string, { status: string, names: string[] }>}
 */
export function modulesOf(report) {
  const [, ...parts] = report.split(heading);
  /** @type {Map<string, { status: string, names: string[] }>} */
  const modules = new Map();
  for (let at = 0; at < parts.length; at += 3) {
    const [path = '', status = '', types = ''] = parts.slice(at, at + 3);
    modules.set(path, { status, names: [...types.matchAll(exported)].map(([, name = '']) => name) });
  }
  return modules;
}

/**
 * What a host can no longer import: exported names of stable modules that are gone, or no longer stable.
 *
 * @param {string} before text of a file of `api/`
 * @param {string} after its text now
 * @returns {string[]} such as `itayose/components/Button: ButtonProps`
 */
export function removals(before, after) {
  const now = modulesOf(after);
  return [...modulesOf(before)]
    .filter(([, { status }]) => status === 'stable')
    .flatMap(([path, { names }]) => {
      const kept = now.get(path);
      const stillThere = kept?.status === 'stable' ? kept.names : [];
      return names.filter((name) => !stillThere.includes(name)).map((name) => `${path}: ${name}`);
    });
}

/**
 * @param {string} version
 * @returns {number[]}
 */
const numbersOf = (version) => version.split('.').map(Number);

/**
 * Whether a version may break hosts of an earlier one: a higher major version, or before 1.0 a higher minor version.
 *
 * @param {string} before
 * @param {string} after
 */
export function mayBreak(before, after) {
  const [major = 0, minor = 0] = numbersOf(before);
  const [nextMajor = 0, nextMinor = 0] = numbersOf(after);
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}
