import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Showroom } from './showroom.ts';

const root = resolve(import.meta.dirname, '..', '..');
const store = join(root, 'packages', 'store');
/** The built program, as `npm start` runs it. It starts three times as fast as its source. */
const prepareProgram = join(root, 'apps', 'admin', 'build', 'server', 'prepare-store.js');

/** Where a showroom keeps its data, as settings of its servers. */
export interface StorePlace {
  readonly DATA_DIR: string;
  /** Without it, SQLite in the data directory. */
  readonly DATABASE_URL?: string;
}

/** Creates the store as `npm start` does. Returns the owner's first password. */
export async function prepareStore(place: StorePlace): Promise<Showroom['owner']> {
  const answer = readAnswer('Preparing the store', await speakTo(process.execPath, [prepareProgram], place));
  const owner = 'owner' in answer ? answer.owner : null;
  if (!isAccount(owner)) throw new Error(`The store could not be prepared: ${JSON.stringify(answer)}`);
  return owner;
}

/** Runs one of the store's commands in a process. Returns the line of JSON that it printed. */
export async function runOnStore(file: string, place: StorePlace, args: readonly string[] = []): Promise<object> {
  return readAnswer(file, await speakToStore(file, place, args));
}

/** A store command that keeps running and answers each line with a line of JSON. Starting it takes two seconds. */
export interface StoreTalk {
  ask(line: string): Promise<object>;
  end(): Promise<void>;
}

/** Starts such a command. It ends with this process at the latest. */
export function talkToStore(file: string, place: StorePlace): StoreTalk {
  const command = spawn(findTsx(), [join(store, 'src', file)], {
    env: { ...process.env, ...place },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(command, 'close');
  // If it has failed, there will be no answer to wait for.
  command.stdin.on('error', () => undefined);
  const answers = createInterface({ input: command.stdout })[Symbol.asyncIterator]();
  return {
    ask: async (line) => {
      command.stdin.write(`${line}\n`);
      const { value } = await answers.next();
      return readAnswer(file, { output: String(value), errors: '' });
    },
    end: async () => {
      command.stdin.end();
      await ended;
    },
  };
}

interface Said {
  readonly output: string;
  readonly errors: string;
}

function readAnswer(what: string, { output, errors }: Said): object {
  const line = output.trim().split('\n').at(-1) ?? '';
  const answer: unknown = line.startsWith('{') ? JSON.parse(line) : null;
  if (typeof answer !== 'object' || answer === null) throw new Error(`${what} failed.\n${output}${errors}`);
  return answer;
}

/** Runs one of the store's commands and returns its output. */
export async function speakToStore(file: string, place: StorePlace, args: readonly string[] = []): Promise<Said> {
  return speakTo(findTsx(), [join(store, 'src', file), ...args], place);
}

function findTsx(): string {
  const tsx = join(store, 'node_modules', '.bin', process.platform === 'win32' ? 'tsx.cmd' : 'tsx');
  if (!existsSync(tsx)) throw new Error('The workspace is not installed: run `npm start` once.');
  return tsx;
}

async function speakTo(program: string, args: readonly string[], place: StorePlace): Promise<Said> {
  const command = spawn(program, args, { env: { ...process.env, ...place }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { output, errors };
}

function isAccount(value: unknown): value is Showroom['owner'] {
  return typeof value === 'object' && value !== null && 'username' in value && 'password' in value;
}
