export const money = String;
