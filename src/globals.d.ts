/** True only in the demo build, whose page carries the simulated exchange. A compile-time constant. */
declare const __SIMULATED__: boolean;

interface ImportMetaEnv {
  /** Where the server is, such as `https://app.example`, for a build that is not served by it: the native wrapper. */
  readonly VITE_API_ORIGIN?: string;
}
