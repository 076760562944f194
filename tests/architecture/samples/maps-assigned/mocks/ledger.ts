interface Ledger {
  balances: Record<string, string>;
}

export const post = ({ balances }: Ledger, changed: Ledger['balances']) => Object.assign(balances, changed);
