import type { Area } from '../area';
import { aboutDeposit, aboutWithdrawal } from './about';
import { depositDesk, depositDiary, withdrawDesk, withdrawDiary } from './review';

export const transfersArea: Area = {
  diaries: [depositDiary, withdrawDiary],
  desks: [depositDesk, withdrawDesk],
  about: { T: aboutDeposit, W: aboutWithdrawal },
};
