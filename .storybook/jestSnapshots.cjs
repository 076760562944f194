const extension = '.jest-snap';

/** Keeps Jest away from the outlines of `stories/journeys/__snapshots__`, which are Vitest's. It has no snapshots itself. */
module.exports = {
  /** @param {string} testPath */
  resolveSnapshotPath: (testPath) => testPath + extension,
  /** @param {string} snapshotPath */
  resolveTestPath: (snapshotPath) => snapshotPath.slice(0, -extension.length),
  testPathForConsistencyCheck: 'example.stories.tsx',
};
