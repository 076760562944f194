export interface Config {
  title: string;
}
