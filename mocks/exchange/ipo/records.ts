/** Applications for new issues. */
export interface IpoWorld {
  records: Record<string, never>;
}

export const newIpoWorld = (): IpoWorld => ({ records: {} });
