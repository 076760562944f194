export interface Quote {
  price: string;
}
export const schema = {};
