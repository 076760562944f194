export const Row = () => null;
