import { openStore } from '../open-store.ts';

/** Returns the error of opening a store; null when it opens. */
export async function openingError(options: Parameters<typeof openStore>[0]): Promise<unknown> {
  try {
    await (await openStore(options)).close();
    return null;
  } catch (error) {
    return error;
  }
}
