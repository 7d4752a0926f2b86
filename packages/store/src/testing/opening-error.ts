import { openStore } from '../open-store.ts';

/** The error with which a store does not open; null when it does. */
export async function openingError(options: Parameters<typeof openStore>[0]): Promise<unknown> {
  try {
    await (await openStore(options)).close();
    return null;
  } catch (error) {
    return error;
  }
}
