/** How every page is opened whose picture is taken. */
export const pageOptions = {
  // As in the test runner of the stories: by this name the catalogue knows that it is played, and stops animations.
  userAgent: 'StorybookTestRunner',
  deviceScaleFactor: 1,
};

/** The same address for every catalogue, as some stories show it. */
const host = 'catalogue.localhost';
export const address = `http://${host}`;

/**
 * Arguments of a browser whose pictures are compared.
 *
 * @param port where the catalogue is served on this machine
 */
export const browserArguments = (port: string) => [
  // What has been drawn in parts, as text that was typed, may differ by a pixel from the same drawn at once.
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${port}`,
];
