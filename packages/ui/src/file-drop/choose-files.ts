import { formatBytes } from './format-bytes.ts';

export interface FileRules {
  /** As the `accept` attribute: extensions and media types, comma-separated. Empty accepts anything. */
  readonly accept: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** The caller’s rule; its message rejects the file. */
  readonly checkFile?: ((file: File) => string | null | undefined) | undefined;
  readonly messages: FileDropMessages;
}

/** Messages for rejected files. */
export interface FileDropMessages {
  readonly wrongType: (file: File) => string;
  readonly tooLarge: (file: File, maxBytes: number) => string;
  readonly tooMany: (maxFiles: number) => string;
}

export const defaultFileDropMessages: FileDropMessages = {
  wrongType: (file) => `${file.name} isn't a supported file type`,
  tooLarge: (file, maxBytes) => `${file.name} is larger than ${formatBytes(maxBytes)}`,
  tooMany: (maxFiles) => (maxFiles === 1 ? 'Choose one file' : `Choose at most ${maxFiles} files`),
};

export interface FileChoice {
  readonly files: readonly File[];
  /** Why others were left out, for the visitor. */
  readonly problems: readonly string[];
}

/** Adds files to those selected before: the same file counts once, and one that breaks a rule is left out and named. */
export function addFiles(chosen: readonly File[], added: readonly File[], rules: FileRules): FileChoice {
  const files = rules.maxFiles === 1 && added.length > 0 ? [] : [...chosen];
  const problems: string[] = [];
  for (const file of added) {
    if (files.some((other) => isSameFile(other, file))) continue;
    const problem = findProblem(file, rules);
    if (problem !== null) problems.push(problem);
    else if (files.length >= rules.maxFiles) {
      problems.push(rules.messages.tooMany(rules.maxFiles));
      break;
    } else files.push(file);
  }
  return { files: files.length === 0 && problems.length > 0 ? chosen : files, problems };
}

function findProblem(file: File, rules: FileRules): string | null {
  const own = rules.checkFile?.(file);
  if (own !== null && own !== undefined && own !== '') return own;
  if (!isAccepted(file, rules.accept)) return rules.messages.wrongType(file);
  if (file.size > rules.maxBytes) return rules.messages.tooLarge(file, rules.maxBytes);
  return null;
}

/** The browser’s file dialog follows `accept`; dropped files are checked here. */
function isAccepted(file: File, accept: string): boolean {
  const entries = accept
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return entries.some((entry) => {
    if (entry.startsWith('.')) return name.endsWith(entry);
    if (entry.endsWith('/*')) return type.startsWith(entry.slice(0, -1));
    return type === entry;
  });
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
