import { createHash } from 'node:crypto';

interface HeaderOptions {
  /** The built `index.html`. Its inline style and script are allowed by hash. */
  page: string;
  /** Origin of calls and images, if it is not the app's own origin (`VITE_API_ORIGIN` of the build). */
  apiOrigin?: string | undefined;
}

/** Security headers for the production build. docs/serving.md has the same headers for other servers. */
export function securityHeaders({ page, apiOrigin }: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, apiOrigin),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissionsPolicy,
  };
}

/**
 * The policy as a `<meta>` of the page, for the native wrapper, which no server sends with headers. Such a policy can't say
 * who may embed the page.
 */
export const policyOfPage = ({ page, apiOrigin }: HeaderOptions): string =>
  contentSecurityPolicy(page, apiOrigin).replace(`${noEmbedding}; `, '');

/** styled-components inserts an empty style element and adds rules one by one. */
const emptyStyle = '';

const noEmbedding = "frame-ancestors 'none'";

function contentSecurityPolicy(page: string, apiOrigin?: string): string {
  const server = apiOrigin ? ` ${apiOrigin}` : '';
  const scripts = contentsOf(page, 'script').map(quotedHash);
  const styles = [...contentsOf(page, 'style'), emptyStyle].map(quotedHash);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' ${[...styles, ...stylesOfSorting].join(' ')}`,
    // data: is for the page icon and for exporting a QR code as PNG; blob: is for the preview of an upload.
    `img-src 'self' data: blob:${server}`,
    `connect-src 'self'${server}`,
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    noEmbedding,
    // Only text sanitised by DOMPurify becomes markup (src/widgets/content/Article/sanitise.ts).
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
}

/**
 * Styles that @dnd-kit inserts while a row is dragged. If a new version inserts other styles, the smoke test fails and
 * Chromium prints the hash.
 */
const stylesOfSorting = [
  // the dragged row
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  // the pointer
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  // disabled text selection
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
];

/** Contents of the inline elements with this tag. */
const contentsOf = (page: string, tag: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, content = '']) => content);

const quotedHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Browser features that the app does not use but that pages may use by default. */
const permissionsPolicy = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');
