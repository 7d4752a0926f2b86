export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one JSON object a line: time, level, name, message, then the fields. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** An `error` field that holds an Error is written with its stack and its causes. */
  error(message: string, fields?: LogFields): void;
  /** Writes what is buffered now; for the moment before the process ends. */
  flush(): void;
}

export interface LogOptions {
  /** Takes whole lines; standard output by default. */
  readonly write?: ((lines: string) => void) | undefined;
}

/**
 * Creates a log for one process. Lines are gathered and written once per turn of the event loop, so that a busy
 * moment costs one write and not hundreds. Callers never pass bodies, form fields, postal or e-mail addresses, or query strings.
 */
export function createLog(name: string, options: LogOptions = {}): Log {
  const write = options.write ?? writeToStandardOutput;
  let buffered = '';

  function flush() {
    if (buffered === '') return;
    const lines = buffered;
    buffered = '';
    write(lines);
  }

  function add(level: string, message: string, fields: LogFields = {}) {
    if (buffered === '') setImmediate(flush);
    const entry = { time: new Date().toISOString(), level, name, message, ...fields };
    buffered += `${toJson(entry)}\n`;
  }

  return {
    info: (message, fields) => add('info', message, fields),
    warn: (message, fields) => add('warn', message, fields),
    error: (message, fields) => add('error', message, fields),
    flush,
  };
}

function toJson(entry: LogFields): string {
  try {
    return JSON.stringify(entry, (_key, value: unknown) => {
      if (value instanceof Error) return toPlainError(value);
      return typeof value === 'bigint' ? value.toString() : value;
    });
  } catch {
    // A field that refers to itself must not cost the line that tells what happened.
    return JSON.stringify({
      time: entry['time'],
      level: entry['level'],
      name: entry['name'],
      message: entry['message'],
    });
  }
}

function toPlainError(error: Error): LogFields {
  const code: unknown = 'code' in error ? error.code : undefined;
  return { name: error.name, message: error.message, code, stack: error.stack, cause: error.cause };
}

let isOutputGuarded = false;

function writeToStandardOutput(lines: string) {
  if (!isOutputGuarded) {
    isOutputGuarded = true;
    // Whoever reads the log may go away; visitors are still served.
    process.stdout.on('error', () => undefined);
  }
  process.stdout.write(lines);
}
