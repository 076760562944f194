export const Start = () => null;
