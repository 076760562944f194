import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Creates a self-signed certificate for this run, because browsers use HTTP/2 only over TLS. */
function make() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const asked = ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=localhost'];
  const { status } = spawnSync('openssl', [...asked, '-keyout', key, '-out', cert]);
  if (status !== 0)
    throw new Error('HTTP/2 needs a certificate made by openssl: install openssl and add it to PATH.');
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** @type {ReturnType<typeof make> | undefined} */
let made;

/** The certificate of all servers of a run. */
export function certificate() {
  made ??= make();
  return made;
}
