import { formFaults } from '@showroom/web-server/form-faults';
import { readTexts } from '@showroom/web-server/posted-form';
import { data } from 'react-router-dom';

/** Most forms ask for no more; files are read over. */
const limits = { textBytes: 64 * 1024, allTextBytes: 128 * 1024, texts: 100 };

/**
 * Reads a posted form.
 *
 * @param more what this one may hold beyond the others
 * @throws a 4xx answer with words for the error page, when it cannot be read
 */
export async function readForm(request: Request, more: Partial<typeof limits> = {}): Promise<FormData> {
  const { texts, fault } = await readTexts(request, { ...limits, ...more });
  if (fault !== null) throw data(formFaults[fault].message, { status: formFaults[fault].status });
  return texts;
}
