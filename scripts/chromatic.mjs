import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the token of a Chromatic project.');
  process.exit(1);
}

const chromatic = ['node_modules/chromatic/dist/bin.cjs', '--build-script-name', 'build:storybook'];
process.exit(spawnSync(process.execPath, chromatic, { stdio: 'inherit' }).status ?? 1);
