import type { IpoResult } from '../../../src/domain/ipo/ipoVocabulary';

/** Applications for new issues, by id. */
export interface IpoWorld {
  records: Record<string, IpoRecord>;
}

/** An application for a new issue. The price is a decimal string in yen, times are epoch ms. */
export interface IpoRecord {
  id: string;
  orderNumber: string;
  account: string;
  /** Id of the new issue. */
  issueId: string;
  /** Price of a share. */
  issuePrice: string;
  /** Lots applied for. */
  lots: number;
  result: IpoResult;
  appliedAt: number;
  /** 0 if nothing was won, null before the draw. */
  wonLots: number | null;
  drawnAt: number | null;
  paidAt: number | null;
  /** When the won lots were forfeited because the payment was missed. */
  forfeitedAt: number | null;
  /** Id of the position, from the first day of trading. */
  positionId: string | null;
}

export const newIpoWorld = (): IpoWorld => ({ records: {} });
