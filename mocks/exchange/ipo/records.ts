import type { IpoResult } from '../../../src/domain/vocabulary';

/** Applications for new issues, by id. */
export interface IpoWorld {
  records: Record<string, IpoRecord>;
}

/** An application for a new issue. The price is a decimal string in yen, moments are epoch ms. */
export interface IpoRecord {
  id: string;
  orderNumber: string;
  account: string;
  /** Of the new issue. */
  issueId: string;
  /** Of a share. */
  issuePrice: string;
  /** Applied for. */
  lots: number;
  result: IpoResult;
  appliedAt: number;
  /** 0 when nothing was won, null before the draw. */
  wonLots: number | null;
  drawnAt: number | null;
  paidAt: number | null;
  /** What was won was not paid in time. */
  forfeitedAt: number | null;
  /** What it has become on the first day of trading. */
  positionId: string | null;
}

export const newIpoWorld = (): IpoWorld => ({ records: {} });
