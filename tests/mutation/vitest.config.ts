import { defineConfig } from 'vitest/config';

/** The tests of what Stryker mutates: the domain, the formats, the ledger. */
export default defineConfig({
  test: {
    include: ['src/{domain,format}/**/*.test.ts', 'mocks/exchange/ledger.test.ts'],
  },
});
