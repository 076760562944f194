import { loadEnv, type Plugin } from 'vite';
import { policyOfPage } from '../mocks/securityHeaders.ts';

const charset = '<meta charset="utf-8" />';

/**
 * Puts the Content-Security-Policy into the page of the native wrapper, which no server sends with headers. First in the
 * page after its encoding, which browsers look for in the first 1,024 bytes.
 */
export const wrapperPolicy: Plugin = {
  name: 'wrapper-policy',
  apply: (_config, { mode }) => mode === 'wrapper',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const { VITE_API_ORIGIN } = loadEnv('wrapper', process.cwd(), 'VITE_');
      if (!VITE_API_ORIGIN)
        throw new Error('The native wrapper needs VITE_API_ORIGIN, see docs/native-wrapper.md');
      const policy = policyOfPage({ page, apiOrigin: new URL(VITE_API_ORIGIN).origin });
      return page.replace(
        charset,
        `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
      );
    },
  },
};
