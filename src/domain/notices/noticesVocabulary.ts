/** Who a notice is for: everybody, or one member about their own records. */
export const noticeKinds = ['house', 'personal'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
