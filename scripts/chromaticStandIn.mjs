import { once } from 'node:events';
import { createServer } from 'node:http';

/** What Chromatic answers to a project without builds, for all queries of its command. */
const data = {
  appToken: 'stand-in',
  announceBuild: {
    id: 'build',
    number: 1,
    browsers: ['chrome'],
    status: 'ANNOUNCED',
    autoAcceptChanges: false,
    reportToken: 'report',
    features: { uiTests: true, uiReview: false, isReactNativeApp: false },
    app: { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
  },
  app: {
    isOnboarding: false,
    firstBuild: null,
    lastBuild: null,
    hasBuildsWithCommits: [],
    mergedPullRequests: [],
  },
};

/**
 * Starts a local stand-in for Chromatic's service, for a dry run.
 *
 * @returns its environment for Chromatic's command, and a function that stops it
 */
export async function startStandIn() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const env = {
    CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
    CHROMATIC_PROJECT_TOKEN: 'stand-in',
    DISABLE_ERROR_MONITORING: 'true',
    CHROMATIC_DISABLE_ANALYTICS: 'true',
  };
  return { env, stop: () => server.close() };
}
