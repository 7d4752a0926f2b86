export interface Health {
  readonly status: 'ok' | 'unavailable' | 'stopping';
  readonly uptimeSeconds: number;
  readonly store: 'ok' | 'unavailable';
  /** The error's code, `timeout`, or `unknown`. Never a message, because this is public. */
  readonly reason?: string;
}

const STORE_CHECK_TIMEOUT_MS = 2_000;

/** Checks the store; a hanging one counts as unavailable. */
export async function checkHealth(checkStore: () => Promise<void>, isStopping: boolean): Promise<Health> {
  const reason = await findProblem(checkStore);
  const whenRunning = reason === undefined ? 'ok' : 'unavailable';
  return {
    status: isStopping ? 'stopping' : whenRunning,
    uptimeSeconds: Math.round(process.uptime()),
    store: whenRunning,
    ...(reason === undefined ? {} : { reason }),
  };
}

async function findProblem(check: () => Promise<void>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), STORE_CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check().then(() => undefined), tooLate]);
  } catch (error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  } finally {
    clearTimeout(timer);
  }
}
