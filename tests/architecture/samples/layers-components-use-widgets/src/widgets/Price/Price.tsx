export const Price = () => null;
