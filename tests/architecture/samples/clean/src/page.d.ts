declare const __SIMULATED__: boolean;
