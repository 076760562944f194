/** Characters that file systems refuse, or that need quoting in a shell. */
const unfit = /[\p{Cc}\p{Z}\\/:*?"<>|'`$&;.-]+/gu;

/** Name of the saved QR code: `kabuto-trade-invite.png` for a site named “Kabuto Trade”. */
export function inviteFileName(title: string): string {
  const words = title.toLowerCase().split(unfit).filter(Boolean);
  return `${[...words, 'invite'].join('-')}.png`;
}
