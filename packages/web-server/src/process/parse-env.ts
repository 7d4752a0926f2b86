import { z } from 'zod';

/** The message is for the person who starts the process. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  /** One sentence per variable. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Parses environment variables. An empty variable counts as unset, like a line `SMTP_URL=` in an environment file. Errors don't
 * repeat values, because some are secrets. A rule's message continues after the variable's name: 'must be …'.
 *
 * @throws {EnvironmentError} with a sentence for each invalid variable
 */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;

  const lines = new Map<string, string>();
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.') || 'settings';
    const isMissing = issue.path.length === 1 && given[name] === undefined;
    if (!lines.has(name)) lines.set(name, `${name} ${isMissing ? 'is required but not set' : issue.message}.`);
  }
  throw new EnvironmentError([...lines.values()]);
}

/** 0 means a free port. */
export function portSetting(fallback: number) {
  const message = 'must be a port number from 0 to 65535';
  return z.coerce.number(message).int(message).min(0, message).max(65_535, message).default(fallback);
}

/** An origin: a URL without a path, returned without a trailing slash. */
export function originSetting() {
  const message = 'must be an address such as https://www.example.com';
  return (
    z
      // An invalid URL needs no further checks.
      .url({ protocol: /^https?$/, error: message, abort: true })
      .refine((value) => /^\/?$/.test(new URL(value).pathname) && new URL(value).search === '', message)
      .transform((value) => new URL(value).origin)
  );
}

/** Number of our own proxies; with 0, forwarded headers are ignored. */
export function proxyCountSetting() {
  const message = 'must be the number of proxies in front, from 0 to 10';
  return z.coerce.number(message).int(message).min(0, message).max(10, message).default(0);
}
