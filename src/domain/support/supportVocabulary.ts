/** Who wrote a message to or from customer service. */
export const messageSenders = ['member', 'service'] as const;
export type MessageSender = (typeof messageSenders)[number];
