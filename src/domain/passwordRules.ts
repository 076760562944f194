/** A login password has 8 or more English letters or digits (specification 5, decision 22). */
export function isLoginPassword(password: string): boolean {
  return /^[A-Za-z0-9]{8,}$/.test(password);
}

/** A fund password has six digits. */
export function isFundPassword(password: string): boolean {
  return /^\d{6}$/.test(password);
}
