/** Preloaded by the server of a test: the draws and terms of its first day are those of every run. */
const offset = Date.parse('2026-11-30T12:00:00+09:00') - Date.now();
const machineNow = Date.now;
Date.now = () => machineNow() + offset;
