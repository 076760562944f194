/**
 * Kinds of deposit channels: by bank transfer, at a private counter, by an address, or arranged with customer service.
 */
export const depositChannelKinds = ['bankTransfer', 'counter', 'address', 'customerService'] as const;
export type DepositChannelKind = (typeof depositChannelKinds)[number];
