export const credit = { title: 'Loans' };
