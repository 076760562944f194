/** The session token is missing, unknown or has expired: HTTP 401 (specification 4). */
export class Unauthorized extends Error {
  override name = 'Unauthorized';
}
