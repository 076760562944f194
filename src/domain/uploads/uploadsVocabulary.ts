/** What a member uploads an image for. */
export const uploadKinds = ['depositProof', 'idFront', 'idBack', 'avatar'] as const;
export type UploadKind = (typeof uploadKinds)[number];
