import { pino, stdTimeFunctions } from 'pino';
import { deepPaths, MARK, redactPath, redactText, topPaths } from './redaction.ts';

export type LogFields = Readonly<Record<string, unknown>>;

/** Writes JSON lines: level, time, name, fields, message. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** An Error in the field `error` is written with its stack and causes. */
  error(message: string, fields?: LogFields): void;
  /** Writes buffered lines now, before the process ends. */
  flush(): void;
}

export interface LogOptions {
  /** Receives each line; standard output by default. */
  readonly write?: ((line: string) => void) | undefined;
}

/** Bytes that may wait for a slow reader. Visitors never wait for one; further lines are dropped. */
const MOST_WAITING_BYTES = 4 * 1024 * 1024;
/** Lines are written together: separate writes would cost a request more than everything else about its line. */
const TOGETHER_BYTES = 8 * 1024;
const TOGETHER_MS = 50;

/**
 * Creates a log that writes asynchronously. Callers never pass bodies, form fields, addresses or query strings; what slips
 * through is redacted (`redaction.ts`).
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

/** Only these properties: errors of a database or mail server contain what people wrote. */
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
  // If the log's reader goes away, visitors are still served and lines are dropped.
  let hasReaderLeft = false;
  output.on('error', () => {
    hasReaderLeft = true;
  });
  let isToBeWritten = false;
  const writeSoon = () => {
    if (isToBeWritten) return;
    isToBeWritten = true;
    // At the end of the process, buffered lines are written.
    setTimeout(() => {
      isToBeWritten = false;
      if (!hasReaderLeft) output.flush();
    }, TOGETHER_MS).unref();
  };
  return {
    write: (line: string) => {
      if (hasReaderLeft) return;
      output.write(line);
      writeSoon();
    },
    flush() {
      if (hasReaderLeft) return;
      try {
        output.flushSync();
      } catch {
        hasReaderLeft = true;
      }
    },
  };
}
