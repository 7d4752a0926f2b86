import { z } from 'zod';

/** The environment cannot be used as it is. The message is for the person who starts the process. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  /** One sentence per variable: its name and what is wrong with it. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Reads settings from environment variables. An empty variable counts as unset, as a line `SMTP_URL=` in an
 * environment file means nothing else. Values are not repeated in the errors: some are secrets. A rule's
 * message goes on from the variable's name: 'must be …'.
 *
 * @throws {EnvironmentError} with a sentence per variable that does not fit.
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

/** A TCP port; 0 asks the system for a free one. */
export function portSetting(fallback: number) {
  const message = 'must be a port number from 0 to 65535';
  return z.coerce.number(message).int(message).min(0, message).max(65_535, message).default(fallback);
}

/** An origin: a URL without a path of its own, given back without a trailing slash. */
export function originSetting() {
  const message = 'must be an address such as https://www.example.com';
  return (
    z
      // What is no URL at all is not looked at further.
      .url({ protocol: /^https?$/, error: message, abort: true })
      .refine((value) => /^\/?$/.test(new URL(value).pathname) && new URL(value).search === '', message)
      .transform((value) => new URL(value).origin)
  );
}

/** How many proxies of ours stand in front; 0 means that forwarded headers are not believed. */
export function proxyCountSetting() {
  const message = 'must be the number of proxies in front, from 0 to 10';
  return z.coerce.number(message).int(message).min(0, message).max(10, message).default(0);
}
