export const Offline = () => null;
