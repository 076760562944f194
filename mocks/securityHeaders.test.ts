import { expect, test } from 'vitest';
import { securityHeaders } from './securityHeaders';

const policyOf = (page: string, apiOrigin?: string) =>
  securityHeaders({ page, apiOrigin })['Content-Security-Policy'];

/** Result of `printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64`. */
const hash = 'QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=';

test('only the style of the page is allowed', () => {
  const policy = policyOf('<head><style>p{margin:0}</style></head>');
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}' `);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(policyOf('<head></head>')).not.toContain(hash);
});

test('only the inline script of the page is allowed', () => {
  const policy = policyOf('<head><script>p{margin:0}</script></head><script src="x.js"></script>');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policyOf('<head></head>')).not.toContain(hash);
});

test('a server on another origin can be called and can serve images', () => {
  const origin = 'https://api.example';
  const policy = policyOf('', origin);
  expect(policy).toContain(`connect-src 'self' ${origin};`);
  expect(policy).toContain(`img-src 'self' data: blob: ${origin};`);
  expect(policyOf('')).not.toContain('https:');
});
