export const Title = () => null;
