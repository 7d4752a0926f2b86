import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { cleanRequestText } from '../requests/request-text.ts';
import type { FormFault } from './form-faults.ts';
import { removeIfThere, saveStream, type IncomingFile } from './incoming-files.ts';

/** How much of a form is taken. What goes beyond is read and dropped, so that its sender can be answered. */
export interface FormLimits {
  /** The longest text of one field, in bytes of UTF-8. A longer one is cut: the form's own check then finds it too long. */
  readonly textBytes: number;
  /** All texts of a form together, in bytes. */
  readonly allTextBytes: number;
  /** How many texts a form may hold. */
  readonly texts: number;
  /** Without it no file is taken: files are then read over as if they were not there. */
  readonly files?: FileLimits | undefined;
}

export interface FileLimits {
  /** Where files lie while their form is looked at. On the file system where they are to stay, so that they can be moved. */
  readonly folder: string;
  /** The longest file that is taken, in bytes; of a longer one the form tells name and size. */
  readonly bytes: number;
  /** How many files are taken; of more the form tells name and size. */
  readonly taken: number;
  /** How many files a form may hold at all. */
  readonly told: number;
}

/** A form as it was posted, in either of the encodings that browsers use. */
export interface PostedForm {
  /** Texts alone. With a fault, those that arrived before it. */
  readonly texts: FormData;
  readonly files: readonly IncomingFile[];
  /** What is wrong with the form as a whole; null when it was read to its end. */
  readonly fault: FormFault | null;
  /** What the file system said, for the log, when a file could not be written. */
  readonly cause?: unknown;
}

/** Headers of one part; a browser writes three. */
const MAX_HEADERS_OF_PART = 20;
const MAX_HEADER_BYTES_OF_PART = 8 * 1024;

/**
 * Reads a posted form and hands it to `use`. Files are on the disk as they arrive, never in memory; whatever `use` does
 * not move away is removed when it is done. A form that cannot be read is no error: it has a fault.
 *
 * @throws what `use` throws
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

/** Reads a form of texts alone. */
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

/** Undefined for a body that is no form, or whose parts nothing separates. */
function createParser(contentType: string, limits: FormLimits): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldSize: limits.textBytes,
        fieldNameSize: 100,
        fields: limits.texts + 1,
        files: (limits.files?.told ?? 0) + 1,
        parts: limits.texts + (limits.files?.told ?? 0) + 2,
        headerPairs: MAX_HEADERS_OF_PART,
        headerSize: MAX_HEADER_BYTES_OF_PART,
        ...(limits.files && { fileSize: limits.files.bytes + 1 }),
      },
      // A file is what has a file's name. A script may send a text with a type of its own.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch {
    return undefined;
  }
}

/** What has been read of one form so far. */
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

  /** Whether what follows is not read anymore: the form broke off, or it holds more than is taken. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The first fault is the one to tell. */
  note(fault: FormFault): void {
    this.#fault ??= fault;
    this.#isOver ||= fault === 'incomplete' || fault === 'too-many-parts' || fault === 'too-much-text';
  }

  listen(parser: BusboyInstance): void {
    parser.on('error', () => this.note('incomplete'));
    parser.on('field', (name, text) => this.#takeText(name, text));
    parser.on('file', (field, stream, name, _encoding, type) => this.#takeFile({ field, name, type }, stream));
    parser.on('partsLimit', () => this.note('too-many-parts'));
    parser.on('fieldsLimit', () => this.note('too-many-parts'));
    parser.on('filesLimit', () => this.note('too-many-parts'));
  }

  /** Gives what arrived. Waits until its files are written. */
  async end(): Promise<PostedForm> {
    // The end that its last file waits for will not come.
    if (this.isOver) for (const stream of this.#streams) if (!stream.readableEnded) stream.destroy();
    const outcomes = await Promise.allSettled(this.#files);
    const files = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) this.note('not-written');
    // What lies behind an untouched file input: no name and no bytes.
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

  #takeFile({ field, name, type }: Pick<IncomingFile, 'field' | 'name' | 'type'>, stream: BusboyFileStream): void {
    // Without a listener from the first moment, a form that breaks off would end the process.
    stream.on('error', () => undefined);
    const { files: limits } = this.#limits;
    if (!isReadable(field) || !isReadable(name)) this.note('unreadable-name');
    if (this.#files.length === limits?.told) this.note('too-many-parts');
    if (limits === undefined || this.#fault !== null) {
      stream.resume();
      return;
    }
    this.#streams.push(stream);
    const maxBytes = this.#files.length < limits.taken ? limits.bytes : 0;
    const told = { field: cleanRequestText(field), name: cleanRequestText(name), type: cleanRequestText(type) };
    this.#files.push(saveStream(stream, limits.folder, maxBytes).then((taken) => ({ ...told, ...taken })));
  }
}

/** NUL, and what stands for bytes that were no UTF-8. */
const UNREADABLE = /[\0\uFFFD]/;

function isReadable(name: string | undefined): name is string {
  return name !== undefined && !UNREADABLE.test(name);
}

/** A parser works through what it is given without a pause: others get their turn between such pieces. */
const PIECE_BYTES = 16 * 1024;

/**
 * Gives the parser a body, as fast as it takes it. Of a form that breaks off or holds too much, the rest is read and
 * dropped, so that its sender hears the answer.
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
    // Its sender has left.
  }
}

async function removeFiles(files: readonly IncomingFile[]): Promise<void> {
  for (const { path } of files) if (path !== null) await removeIfThere(path);
}
