/** Version of this program, as in `package.json`; the server may insist on a newer one. */
export const appVersion = '0.3.0';
