/** A worker that makes pictures one by one. */
export type Member<Job> = {
  readonly work: (job: Job) => Promise<void>;
  readonly leave?: () => Promise<unknown>;
};

export type Progress = {
  readonly name: string;
  readonly error: string | null;
  readonly done: number;
  readonly total: number;
  readonly secondsLeft: number;
};

/** How many pictures the estimate of the remaining time is based on, so that it soon forgets a paused run. */
const remembered = 12;

/** Runs all jobs concurrently. Failures are reported, and the others continue. Returns the number of failures. */
export async function runCrew<Job extends { readonly name: string }>(
  jobs: readonly Job[],
  size: number,
  hire: () => Member<Job>,
  onProgress: (progress: Progress) => void,
): Promise<number> {
  const waiting = [...jobs];
  const seconds: number[] = [];
  const total = jobs.length;
  let done = 0;
  let failed = 0;
  const members = Math.min(size, total);
  const crew = Array.from({ length: members }, async () => {
    const member = hire();
    try {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const started = performance.now();
        const error = await member.work(job).then(() => null, messageOf);
        if (error !== null) failed += 1;
        done += 1;
        seconds.push((performance.now() - started) / 1000);
        const usual = median(seconds.slice(-remembered));
        onProgress({ name: job.name, error, done, total, secondsLeft: (usual * (total - done)) / members });
      }
    } finally {
      await member.leave?.();
    }
  });
  await Promise.all(crew);
  return failed;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
