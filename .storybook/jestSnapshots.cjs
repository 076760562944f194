const extension = '.jest-snap';

/** Keeps Jest away from the outlines of `stories/journeys/__snapshots__`, which are Vitest's. It has no snapshots itself. */
module.exports = {
  resolveSnapshotPath: (testPath) => testPath + extension,
  resolveTestPath: (snapshotPath) => snapshotPath.slice(0, -extension.length),
  testPathForConsistencyCheck: 'example.stories.tsx',
};
