export const has = (values: object, name: string) => name in values;
