/** @type {import('next').NextConfig} */
export default {
  // The tests run it in a folder inside of another one with a lock file.
  turbopack: { root: import.meta.dirname },
};
