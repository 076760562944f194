/** On a slow machine one play in a thousand may look too early; more than these have a cause that must be found. */
const tolerated = 1 / 1_000;

/**
 * Names every play that failed and passed when it was played once more, with why it failed. Each is a bug to be
 * mended; the run fails when there are more than a few.
 */
export default class UnsteadyReporter {
  unsteady = [];
  played = 0;

  onTestResult(_test, { testResults }) {
    const again = testResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
    for (const { fullName, retryReasons } of again)
      this.unsteady.push({ fullName, why: sentence(retryReasons) });
  }

  onRunComplete(_tests, { numTotalTests }) {
    this.played = numTotalTests;
    for (const { fullName, why } of this.unsteady) console.log(`Unsteady: ${fullName}: ${why}`);
  }

  getLastError() {
    const { length } = this.unsteady;
    if (length > tolerated * this.played)
      return new Error(`${length} plays passed only when they were played once more.`);
  }
}

/** The first paragraph of an error: the page that was searched, or the stack, follows it. */
function sentence([reason = 'unknown'] = []) {
  return reason.trim().split(/\n\s*\n|\n\s+at /)[0];
}
