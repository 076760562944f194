/** Options of every page that pictures are taken of. */
export const pageOptions = {
  // The user agent of the test runner, with which Storybook stops animations.
  userAgent: 'StorybookTestRunner',
  deviceScaleFactor: 1,
};

/** One address for every catalogue, because some stories display it. */
const host = 'catalogue.localhost';
export const address = `http://${host}`;

/**
 * Arguments of a browser whose pictures are compared.
 *
 * @param port where the catalogue is served on this machine
 */
export const browserArguments = (port: string) => [
  // Partial raster, such as of typed text, may differ by a pixel from a complete one.
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${port}`,
];
