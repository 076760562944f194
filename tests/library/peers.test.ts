import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, manifest } from './builtLibrary';

const peers = Object.entries(manifest.peerDependencies);

/** `^26.0.0 || ^27.0.1` begins with 26.0.0, and ends with the newest 27. */
const ends = {
  oldest: peers.map(([name, range]) => `${name}@${/\d[\d.]*/.exec(range)?.[0]}`),
  newest: peers.map(([name, range]) => `${name}@${range.split(' || ').at(-1)}`),
};

/** A widget with texts and one of React's newer elements, on a server. */
const host = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { emptyDraft } from 'itayose/domain/orderDraft';
import { ItayoseTexts } from 'itayose/i18n/ItayoseTexts';
import { common } from 'itayose/texts/en/common';
import { trade } from 'itayose/texts/en/trade';
import { ItayoseScope } from 'itayose/theme/ItayoseScope';
import { OrderTicket } from 'itayose/widgets/OrderTicket';

const ticket = createElement(OrderTicket, {
  draft: emptyDraft('long', 5),
  dispatch: () => {},
  reasons: [],
  stock: { latestPrice: '1250', limitUp: '1520', limitDown: '920', tickSize: '1' },
  leverages: [1, 5, 10],
  lotSize: 1000,
  affordable: { quarter: 8, half: 17, max: 35 },
});
const scope = createElement(ItayoseScope, { appearance: { theme: 'dark' } }, ticket);
const sheet = new ServerStyleSheet();
const html = renderToString(sheet.collectStyles(createElement(ItayoseTexts, { language: 'en', texts: { common, trade } }, scope)));
process.stdout.write(sheet.getStyleTags() + html);
`;

const folders: string[] = [];
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true });
});

describe.each(Object.entries(ends))('with the %s peers', (_, versions) => {
  const target = mkdtempSync(join(tmpdir(), 'itayose-peers-'));
  folders.push(target);
  const { NODE_ENV: _env, ...env } = process.env;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: target, env, encoding: 'utf8' });

  it('installs without a conflict', () => {
    writeFileSync(join(target, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(target, 'host.mjs'), host);
    const tarball = run('npm', 'pack', folder, '--silent').trim().split('\n').at(-1);
    run(
      'npm',
      ...['install', `./${tarball}`, ...versions],
      ...['--strict-peer-deps', '--no-audit', '--no-fund', '--prefer-offline'],
    );
    const installed = peers.map(([name]) => {
      const { version } = JSON.parse(
        readFileSync(join(target, 'node_modules', name, 'package.json'), 'utf8'),
      );
      return `${name}@${version}`;
    });
    console.log(installed.join(' '));
    expect(run('npm', 'ls', '--depth=0')).not.toContain('invalid');
  });

  it('renders a widget with its texts', () => {
    const html = run(process.execPath, 'host.mjs');
    expect(html).toContain('data-theme="dark"');
    expect(html).toMatch(/role="radiogroup"/);
    expect(html).toContain('>Market<');
    expect(html).not.toMatch(/>order\./);
  });
});
