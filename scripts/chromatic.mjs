import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startStandIn } from './chromaticStandIn.mjs';

/*
 * npm run chromatic -- [--force-rebuild] …
 * Has Chromatic compare pictures of the stories that the change can affect (`chromatic.config.json`). Passes all arguments
 * on to Chromatic's command. Without CHROMATIC_PROJECT_TOKEN it is a dry run against a local stand-in: the catalogue is
 * built, and Chromatic's command checks the build and the options.
 */
const hasToken = Boolean(process.env.CHROMATIC_PROJECT_TOKEN);
if (!hasToken)
  console.log('::notice::Chromatic compares nothing, because CHROMATIC_PROJECT_TOKEN is not set: a dry run.');

const standIn = hasToken ? undefined : await startStandIn();
const chromatic = ['node_modules/chromatic/dist/bin.cjs', ...(standIn ? ['--dry-run'] : [])];
const child = spawn(process.execPath, [...chromatic, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...standIn?.env },
});
const [status] = await once(child, 'exit');
standIn?.stop();
process.exitCode = status ?? 1;
