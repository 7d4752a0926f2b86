import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { cleanRequestText } from '../requests/request-text.ts';
import type { FormFault } from './form-faults.ts';
import { removeIfThere, saveStream, type IncomingFile } from './incoming-files.ts';

/** How much of a form is accepted. The rest is read and discarded, so that its sender gets a response. */
export interface FormLimits {
  /** Longest text of a field, in bytes of UTF-8. A longer one is cut, and the form's own validation finds it too long. */
  readonly textBytes: number;
  /** Total length of all texts, in bytes. */
  readonly allTextBytes: number;
  readonly texts: number;
  /** Without it, files are ignored. */
  readonly files?: FileLimits | undefined;
}

export interface FileLimits {
  /** Where files are stored while the form is processed, on the file system where they stay, so that they can be moved. */
  readonly folder: string;
  /** Largest accepted file, in bytes; of a larger one only name and size are reported. */
  readonly bytes: number;
  /** Number of accepted files; of more only name and size are reported. */
  readonly accepted: number;
  /** Number of files that may be reported at all. */
  readonly reported: number;
}

export interface PostedForm {
  /** Texts only. With a fault, those that arrived before it. */
  readonly texts: FormData;
  readonly files: readonly IncomingFile[];
  /** Null when the form was read completely. */
  readonly fault: FormFault | null;
  /** The file system's error, for the log. */
  readonly cause?: unknown;
}

/** A browser sends three. */
const MAX_HEADERS_OF_PART = 20;
const MAX_HEADER_BYTES_OF_PART = 8 * 1024;

/**
 * Reads a posted form and passes it to `use`. Files go to disk as they arrive, never to memory; those that `use` doesn't move are
 * removed afterwards. An unreadable form is not an error: it has a fault.
 *
 * @throws errors of `use`
 */
export async function withPostedForm<Result>(
  request: Request,
  limits: FormLimits,
  use: (form: PostedForm) => Promise<Result>,
): Promise<Result> {
  const form = await readPostedForm(request, limits);
  try {
    return await use(form);
  } finally {
    await removeFiles(form.files);
  }
}

export async function readTexts(request: Request, limits: Omit<FormLimits, 'files'>): Promise<PostedForm> {
  return readPostedForm(request, { ...limits, files: undefined });
}

async function readPostedForm(request: Request, limits: FormLimits): Promise<PostedForm> {
  const reading = new FormReading(limits);
  const contentType = request.headers.get('Content-Type') ?? '';
  const parser = createParser(contentType, limits);
  if (parser !== undefined && request.body !== null) await feed(request.body, parser, reading);
  else {
    await drain(request.body);
    const isForm = parser !== undefined || /^multipart\/form-data\b/i.test(contentType);
    reading.note(isForm ? 'incomplete' : 'not-a-form');
  }
  return reading.end();
}

/** Undefined if the body is no form, or has no boundary. */
function createParser(contentType: string, limits: FormLimits): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldSize: limits.textBytes,
        fieldNameSize: 100,
        fields: limits.texts + 1,
        files: (limits.files?.reported ?? 0) + 1,
        parts: limits.texts + (limits.files?.reported ?? 0) + 2,
        headerPairs: MAX_HEADERS_OF_PART,
        headerSize: MAX_HEADER_BYTES_OF_PART,
        ...(limits.files && { fileSize: limits.files.bytes + 1 }),
      },
      // A part with a file name is a file. A script may send a text with a type of its own.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch {
    return undefined;
  }
}

class FormReading {
  readonly #limits: FormLimits;
  readonly #texts = new FormData();
  readonly #files: Promise<IncomingFile>[] = [];
  readonly #streams: BusboyFileStream[] = [];
  #textCount = 0;
  #textBytes = 0;
  #fault: FormFault | null = null;
  #isOver = false;

  constructor(limits: FormLimits) {
    this.#limits = limits;
  }

  /** Whether the rest is ignored: the form broke off or exceeds a limit. */
  get isOver(): boolean {
    return this.#isOver;
  }

  note(fault: FormFault): void {
    this.#fault ??= fault;
    this.#isOver ||= fault === 'incomplete' || fault === 'too-many-parts' || fault === 'too-much-text';
  }

  listen(parser: BusboyInstance): void {
    parser.on('error', () => this.note('incomplete'));
    parser.on('field', (name, text) => this.#takeText(name, text));
    parser.on('file', (field, stream, name, _encoding, type) => this.#receiveFile({ field, name, type }, stream));
    parser.on('partsLimit', () => this.note('too-many-parts'));
    parser.on('fieldsLimit', () => this.note('too-many-parts'));
    parser.on('filesLimit', () => this.note('too-many-parts'));
  }

  /** Returns the form once its files are written. */
  async end(): Promise<PostedForm> {
    // The end that its last file waits for will not come.
    if (this.isOver) for (const stream of this.#streams) if (!stream.readableEnded) stream.destroy();
    const outcomes = await Promise.allSettled(this.#files);
    const files = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) this.note('not-written');
    // An empty file input sends no name and no bytes.
    return {
      texts: this.#texts,
      files: files.filter(({ name, size }) => name !== '' || size > 0),
      fault: this.#fault,
      ...(failed && { cause: failed.reason }),
    };
  }

  #takeText(name: string | undefined, text: string): void {
    if (this.isOver) return;
    this.#textCount += 1;
    if (this.#textCount > this.#limits.texts) return this.note('too-many-parts');
    if (!isReadable(name)) return this.note('unreadable-name');
    this.#textBytes += Buffer.byteLength(name) + Buffer.byteLength(text);
    if (this.#textBytes > this.#limits.allTextBytes) return this.note('too-much-text');
    this.#texts.append(cleanRequestText(name), cleanRequestText(text));
  }

  #receiveFile({ field, name, type }: Pick<IncomingFile, 'field' | 'name' | 'type'>, stream: BusboyFileStream): void {
    // Without a listener, a form that breaks off would end the process.
    stream.on('error', () => undefined);
    const { files: limits } = this.#limits;
    if (!isReadable(field) || !isReadable(name)) this.note('unreadable-name');
    if (this.#files.length === limits?.reported) this.note('too-many-parts');
    if (limits === undefined || this.#fault !== null) {
      stream.resume();
      return;
    }
    this.#streams.push(stream);
    const maxBytes = this.#files.length < limits.accepted ? limits.bytes : 0;
    const part = { field: cleanRequestText(field), name: cleanRequestText(name), type: cleanRequestText(type) };
    this.#files.push(saveStream(stream, limits.folder, maxBytes).then((saved) => ({ ...part, ...saved })));
  }
}

/** NUL, and the replacement for invalid UTF-8. */
const UNREADABLE = /[\0\uFFFD]/;

function isReadable(name: string | undefined): name is string {
  return name !== undefined && !UNREADABLE.test(name);
}

/** The parser doesn't pause within a chunk, so chunks are split to let other work in between. */
const PIECE_BYTES = 16 * 1024;

/**
 * Feeds the parser as fast as it accepts data. The rest of a form that breaks off or exceeds a limit is discarded, so that its
 * sender gets the response.
 */
async function feed(body: ReadableStream<Uint8Array>, parser: BusboyInstance, reading: FormReading): Promise<void> {
  reading.listen(parser);
  const ended = new Promise<void>((resolve) => {
    parser.once('finish', resolve);
    parser.once('error', () => resolve());
  });
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (let at = 0; at < part.value.byteLength && !reading.isOver; at += PIECE_BYTES) {
        const piece = part.value.subarray(at, at + PIECE_BYTES);
        await Promise.race([new Promise<void>((resolve) => parser.write(piece, () => resolve())), ended]);
      }
    }
  } catch {
    reading.note('incomplete');
  }
  if (reading.isOver) return;
  parser.end();
  await ended;
}

async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  try {
    await body?.pipeTo(new WritableStream());
  } catch {
    // The sender has disconnected.
  }
}

async function removeFiles(files: readonly IncomingFile[]): Promise<void> {
  for (const { path } of files) if (path !== null) await removeIfThere(path);
}
