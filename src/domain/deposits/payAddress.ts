/** Schemes that a browser or a wallet opens. No others, such as `javascript:`, become a link. */
const schemes = ['https:', 'bitcoin:', 'ethereum:', 'upi:'];

/** Whether the address of a deposit channel can be opened on this phone, by a wallet or a page to pay on. */
export function isOpenable(address: string): boolean {
  return URL.canParse(address) && schemes.includes(new URL(address).protocol);
}
