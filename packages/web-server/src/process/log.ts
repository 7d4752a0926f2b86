import { pino, stdTimeFunctions } from 'pino';
import { deepPaths, MARK, redactPath, redactText, topPaths } from './redaction.ts';

export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one JSON object a line: level, time, name, the fields, message. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** An `error` field that holds an Error is written with its stack and its causes. */
  error(message: string, fields?: LogFields): void;
  /** Writes what is buffered now; for the moment before the process ends. */
  flush(): void;
}

export interface LogOptions {
  /** Takes each line; standard output by default. */
  readonly write?: ((line: string) => void) | undefined;
}

/** What may wait for a reader who is slow or stands still, in bytes; visitors never wait for one. Lines beyond are dropped. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/** Lines go out together: each write of their own would take a request longer than all else that is said of it. */
const TOGETHER_BYTES = 8 * 1024;
const TOGETHER_MS = 50;

/**
 * Creates a log for one process, written beside the event loop. Callers never pass bodies, form fields, postal or email
 * addresses, or query strings; what gets here all the same is taken out (`redaction.ts`).
 */
export function createLog(name: string, { write }: LogOptions = {}): Log {
  const output = write === undefined ? openStandardOutput() : { write, flush: () => undefined };
  const flat = pino(
    {
      base: { name },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { error: toPlainError, path: redactPath, url: redactPath },
      redact: { paths: topPaths, censor: MARK },
    },
    output,
  );
  const deep = flat.child({}, { redact: { paths: deepPaths, censor: MARK } });
  const loggerFor = (fields: LogFields) =>
    Object.values(fields).some((value) => typeof value === 'object') ? deep : flat;
  return {
    info: (message, fields = {}) => loggerFor(fields).info(fields, message),
    warn: (message, fields = {}) => loggerFor(fields).warn(fields, message),
    error: (message, fields = {}) => loggerFor(fields).error(fields, message),
    flush: () => output.flush(),
  };
}

/** No other properties: those of a database's or a mail server's error hold what someone wrote. */
function toPlainError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redactText(error) : error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    message: redactText(error.message),
    code,
    stack: error.stack === undefined ? undefined : redactText(error.stack),
    cause: error.cause === undefined ? undefined : toPlainError(error.cause),
  };
}

function openStandardOutput() {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: TOGETHER_BYTES,
    maxLength: MOST_WAITING_BYTES,
  });
  // Anyone who reads the log may go away; visitors are still served, and what cannot be told anymore is not kept for later.
  let isReaderGone = false;
  output.on('error', () => {
    isReaderGone = true;
  });
  let isToBeWritten = false;
  const writeSoon = () => {
    if (isToBeWritten) return;
    isToBeWritten = true;
    // What waits at the end of the process is written then.
    setTimeout(() => {
      isToBeWritten = false;
      if (!isReaderGone) output.flush();
    }, TOGETHER_MS).unref();
  };
  return {
    write: (line: string) => {
      if (isReaderGone) return;
      output.write(line);
      writeSoon();
    },
    flush() {
      if (isReaderGone) return;
      try {
        output.flushSync();
      } catch {
        isReaderGone = true;
      }
    },
  };
}
