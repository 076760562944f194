/** True only in the demo build, whose page carries the simulated exchange. A compile-time constant. */
declare const __SIMULATED__: boolean;
