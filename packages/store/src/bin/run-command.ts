import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BackupError } from '../backup/backup-error.ts';
import { isDiskFull } from '../database/database-errors.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { StoreOpenError } from '../store-open-error.ts';
import { loadSettingsFile, SettingsFileError } from './settings-file.ts';
import { storeOfEnvironment } from './store-of-environment.ts';

type ParseArgsOptionsConfig = NonNullable<ParseArgsConfig['options']>;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** An expected failure: prints its message and exits with code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface Command<Options extends ParseArgsOptionsConfig> {
  /** Printed for `--help`. The first line is the usage. */
  readonly help: string;
  readonly options: Options;
  /** Maximum number of arguments besides options. */
  readonly mostOperands?: number;
  /** The default for `DATA_DIR`, for a command that is bundled elsewhere. */
  readonly dataDir?: string;
}

interface Typed<Options extends ParseArgsOptionsConfig> {
  readonly values: ReturnType<typeof parseArgs<{ options: Options }>>['values'];
  readonly operands: readonly string[];
}

/**
 * Runs a command on the store of the environment, which must exist. Expected failures are printed in one sentence, with exit code
 * 1. Handles `--help`, and refuses unknown options before anything is opened.
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  work: (store: Store, typed: Typed<Options>) => Promise<void>,
): Promise<void> {
  try {
    const typed = readTyped(command);
    if (typed === 'help') return say(command.help);
    loadSettingsFile();
    const store = await openStore({ ...storeOfEnvironment(command.dataDir), mustExist: true });
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
  // pnpm passes on the `--` that separates its own options.
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
    // The passphrase comes from the environment, never from a prompt.
    return `${error.message}${error.code === 'locked' ? ' Set BACKUP_PASSPHRASE to it.' : ''}`;
  }
  if (error instanceof StoreOpenError || error instanceof CommandError || error instanceof SettingsFileError)
    return error.message;
  if (isDiskFull(error)) return 'The disk is full. Free some space and try again.';
  // A bug: print its stack.
  return String(error instanceof Error ? error.stack : error);
}
