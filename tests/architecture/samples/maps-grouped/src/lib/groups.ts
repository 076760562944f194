interface Item {
  kind: string;
}

export const groupOf = (items: Item[], kind: string) => Object.groupBy(items, (item) => item.kind)[kind];
