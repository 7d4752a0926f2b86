import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BackupError } from '../backup/backup-error.ts';
import { isDiskFull } from '../database/database-errors.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { StoreOpenError } from '../store-open-error.ts';
import { loadSettingsFile, SettingsFileError } from './settings-file.ts';
import { storeOfEnvironment } from './store-of-environment.ts';

type ParseArgsOptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** Says a line to anyone who ran the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A reason that a command ends with: its sentence, and exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface Command<Options extends ParseArgsOptionsConfig> {
  /** What `--help` prints. The first line says how the command is typed. */
  readonly help: string;
  readonly options: Options;
  /** What may be typed besides options, at most so much. */
  readonly mostOperands?: number;
}

interface Typed<Options extends ParseArgsOptionsConfig> {
  readonly values: ReturnType<typeof parseArgs<{ options: Options }>>['values'];
  readonly operands: readonly string[];
}

/**
 * Runs a command on the store of the environment, which must be there. What is expected to go wrong is said in a sentence, with exit
 * code 1. Understands `--help`, and refuses what it does not know before anything is opened.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  work: (store: Store, typed: Typed<Options>) => Promise<void>,
): Promise<void> {
  try {
    const typed = readTyped(command);
    if (typed === 'help') return say(command.help);
    loadSettingsFile();
    const store = await openStore({ ...storeOfEnvironment(), mustExist: true });
    try {
      await work(store, typed);
    } finally {
      await store.close();
    }
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function readTyped<Options extends ParseArgsOptionsConfig>({
  help,
  options,
  mostOperands = 0,
}: Command<Options>): Typed<Options> | 'help' {
  // pnpm hands over the `--` that separates its own options.
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  if (args.includes('--help') || args.includes('-h')) return 'help';
  const usage = help.split('\n', 1)[0] ?? '';
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > mostOperands)
      throw new CommandError(`Unknown argument: ${positionals[mostOperands]}. ${usage}`);
    return { values, operands: positionals };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? (error.message.split('. ', 1)[0] ?? '') : '';
    throw new CommandError(`${reason.replace(/\.$/, '')}. ${usage}`);
  }
}

function describe(error: unknown): string {
  if (error instanceof BackupError) {
    // No one is asked for a passphrase here: it is in the environment.
    return `${error.message}${error.code === 'locked' ? ' Set BACKUP_PASSPHRASE to it.' : ''}`;
  }
  if (error instanceof StoreOpenError || error instanceof CommandError || error instanceof SettingsFileError)
    return error.message;
  if (isDiskFull(error)) return 'The disk is full. Free some space and try again.';
  // A mistake of ours: where it comes from is wanted.
  return String(error instanceof Error ? error.stack : error);
}
