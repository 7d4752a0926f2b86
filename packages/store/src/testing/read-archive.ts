/** Reads an archive into a scratch copy and prints the result and the process's peak memory. */
import { BackupError } from '../backup/backup-error.ts';
import { withScratchCopy } from '../backup/scratch-copy.ts';

const [file = '', directory = ''] = process.argv.slice(2);
const result = await withScratchCopy(file, { directory }, async () => 'whole').catch((error: unknown) =>
  error instanceof BackupError ? error.code : `not expected: ${String(error)}`,
);
process.stdout.write(`${JSON.stringify({ result, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) })}\n`);
