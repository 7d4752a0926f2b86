import { connect } from 'node:net';
import { request, type IncomingHttpHeaders } from 'node:http';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Chunks are sent without a length. */
  readonly body?: string | readonly Buffer[];
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request without `fetch`'s help: nothing is decompressed, followed or added. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = typeof body === 'string' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
    const sent = request(url, { method, headers: { ...length, ...headers }, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      );
      reply.on('error', reject);
    });
    sent.on('error', reject);
    if (typeof body === 'string') sent.end(body);
    else {
      for (const chunk of body ?? []) sent.write(chunk);
      sent.end();
    }
  });
}

/** Sends raw text that no client would send and returns everything received. */
export function askRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data: Buffer) => (reply += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(reply));
  });
}
