import type { PasswordJudgement, PasswordToJudge } from './judge-password-job.ts';

/** The time grows faster than the length, so only this much is judged. */
const JUDGED_CHARACTERS = 64;

/** Judges how hard a password is to guess. Can block its thread for seconds: see `judgePasswordJob`. */
export async function judgePassword({ password, known }: PasswordToJudge): Promise<PasswordJudgement> {
  const checker = await loadChecker();
  const typed = password.normalize('NFKC').slice(0, JUDGED_CHARACTERS);
  const words = listVariants(known);
  // Blanks and hyphens within a word make it no harder to guess.
  const bare = typed.replaceAll(/[\s\p{P}]/gu, '');
  const texts = bare === typed || bare === '' ? [typed] : [typed, bare];
  const results = texts.map((text) => checker.check(text, words)).toSorted((one, other) => one.score - other.score);
  return { score: results[0]?.score ?? 0, warning: results[0]?.feedback.warning ?? null };
}

/** Loads the word lists in advance. */
export async function loadPasswordWords(): Promise<null> {
  await loadChecker();
  return null;
}

let loaded: ReturnType<typeof createChecker> | undefined;

/** About ten megabytes of words in English and French, loaded once. */
function loadChecker() {
  loaded ??= createChecker();
  return loaded;
}

async function createChecker() {
  const [{ ZxcvbnFactory }, common, english, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    translations: english.translations,
    dictionary: { ...common.dictionary, ...english.dictionary, ...french.dictionary },
    maxLength: JUDGED_CHARACTERS,
  });
}

/** Lists the forms in which known facts appear in passwords: whole, as words, and as words run together. */
function listVariants(known: readonly string[]): string[] {
  const variants = known.flatMap((text) => {
    const folded = text.normalize('NFKC').toLowerCase();
    const plain = folded.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
    const pairs = words.flatMap((one) => words.filter((other) => other !== one).map((other) => one + other));
    return [
      folded,
      plain,
      plain.replaceAll(/[^\p{L}\p{N}]/gu, ''),
      plain.replaceAll('&', 'and').replaceAll(/[^\p{L}\p{N}]/gu, ''),
      ...words,
      ...pairs,
    ];
  });
  return [...new Set(variants)].filter((variant) => variant.length > 2);
}
