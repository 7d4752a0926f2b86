export interface Health {
  readonly status: 'ok' | 'unavailable' | 'stopping';
  readonly uptimeSeconds: number;
  readonly store: 'ok' | 'unavailable';
}

const STORE_CHECK_TIMEOUT_MS = 2_000;

/** Asks the store whether it answers; one that hangs counts as gone. */
export async function checkHealth(checkStore: () => Promise<void>, isStopping: boolean): Promise<Health> {
  const store = await isAnswering(checkStore);
  const whenRunning = store ? 'ok' : 'unavailable';
  return {
    status: isStopping ? 'stopping' : whenRunning,
    uptimeSeconds: Math.round(process.uptime()),
    store: store ? 'ok' : 'unavailable',
  };
}

async function isAnswering(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), STORE_CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check().then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
