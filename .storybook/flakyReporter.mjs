/** Share of plays that may be flaky on a slow machine. More than that have a cause to be found. */
const toleratedShare = 1 / 1_000;

/**
 * Reports every play that failed first and passed when it was repeated, with the error. Each is a bug to fix. The run
 * fails if there are more than tolerated.
 */
export default class FlakyReporter {
  flaky = [];
  played = 0;

  onTestResult(_test, { testResults }) {
    const again = testResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1);
    for (const { fullName, retryReasons } of again)
      this.flaky.push({ fullName, why: firstParagraph(retryReasons) });
  }

  onRunComplete(_tests, { numTotalTests }) {
    this.played = numTotalTests;
    for (const { fullName, why } of this.flaky) console.log(`Flaky: ${fullName}: ${why}`);
  }

  getLastError() {
    const { length } = this.flaky;
    if (length > toleratedShare * this.played)
      return new Error(`${length} plays passed only when they were repeated.`);
  }
}

/** First paragraph of an error, without the DOM dump or the stack that follow. */
function firstParagraph([reason = 'unknown'] = []) {
  return reason.trim().split(/\n\s*\n|\n\s+at /)[0];
}
