import type { CapacitorConfig } from '@capacitor/cli';

/** The server that the app inside the wrapper calls, as the build was told; see docs/native-wrapper.md. */
const { VITE_API_ORIGIN = '' } = process.env;

/** Trying it out on a machine of one's own: the wrapper forbids plain HTTP unless it is told otherwise. */
const isPlain = VITE_API_ORIGIN.startsWith('http://');

/** The native wrapper around the production build. Commands: see docs/native-wrapper.md. */
const config: CapacitorConfig = {
  appId: 'com.example.itayose',
  appName: 'Itayose',
  webDir: 'dist-wrapper',
  backgroundColor: '#ffffff',
  ...(isPlain && { server: { cleartext: true }, android: { allowMixedContent: true } }),
  plugins: {
    // White bars with dark text from the first moment; the page reaches beneath them and keeps its distance by itself.
    SystemBars: { style: 'LIGHT', insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
  },
};

export default config;
