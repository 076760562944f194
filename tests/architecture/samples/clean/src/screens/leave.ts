export const leave = () => undefined;
