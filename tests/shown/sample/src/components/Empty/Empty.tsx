export const Empty = () => null;
