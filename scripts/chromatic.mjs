import { spawnSync } from 'node:child_process';

/*
 * npm run chromatic -- [--dry-run] [--force-rebuild] …
 * Has Chromatic compare pictures of the stories that the change can affect (`chromatic.config.json`). Passes all arguments
 * on to Chromatic's command.
 */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the token of a Chromatic project.');
  process.exit(1);
}

const chromatic = ['node_modules/chromatic/dist/bin.cjs', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, chromatic, { stdio: 'inherit' }).status ?? 1);
