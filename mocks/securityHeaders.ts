import { createHash } from 'node:crypto';

interface Guarded {
  /** The built `index.html`: the style that stands in it is allowed by its hash. */
  page: string;
  /** Where calls go and images come from, unless that is the app's own origin (`VITE_API_ORIGIN` of the build). */
  apiOrigin?: string | undefined;
}

/**
 * What a server says with the member's build, so that a browser does nothing else for it: docs/serving.md has the same
 * for servers that are not ours.
 */
export function securityHeaders({ page, apiOrigin }: Guarded): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, apiOrigin),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissionsPolicy,
  };
}

/** styled-components puts an empty element in, whose rules are added one by one. */
const emptyStyle = '';

function contentSecurityPolicy(page: string, apiOrigin?: string): string {
  const server = apiOrigin ? ` ${apiOrigin}` : '';
  const styles = [...stylesIn(page), emptyStyle].map((style) => `'${hashOf(style)}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...styles, ...stylesOfSorting].join(' ')}`,
    // data: the page's icon, and a QR code on its way to a PNG; blob: an image before it is sent.
    `img-src 'self' data: blob:${server}`,
    `connect-src 'self'${server}`,
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or code but what DOMPurify has read (src/widgets/Article/sanitise.ts).
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
}

/**
 * What @dnd-kit puts in while a row is moved. Where another version puts in something else, the smoke test fails and
 * Chromium names the hash.
 */
const stylesOfSorting = [
  // the row that is moved
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  // the pointer
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  // no text is marked
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
];

const stylesIn = (page: string) =>
  [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What no part of the app asks a browser for, of what pages may use unless they are told otherwise. */
const permissionsPolicy = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');
