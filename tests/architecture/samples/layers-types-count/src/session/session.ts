export interface Session {
  token: string;
}
