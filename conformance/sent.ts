/** A request. */
export interface Sent {
  method: 'POST' | 'OPTIONS';
  url: string;
  headers: Record<string, string>;
  /** The body as text. */
  body?: string;
}

const longest = 1_000;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A request as a command for a shell. Long bodies are cut. */
export function curlOf({ method, url, headers, body }: Sent): string {
  const headerArguments = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : [`-d ${quoted(body.slice(0, longest))}`];
  return [
    'curl -i',
    ...(method === 'POST' ? [] : [`-X ${method}`]),
    ...headerArguments,
    ...data,
    quoted(url),
  ].join(' ');
}
