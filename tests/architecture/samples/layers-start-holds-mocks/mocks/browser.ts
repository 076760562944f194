export const start = () => undefined;
