import { formFaults } from '@showroom/web-server/form-faults';
import { readTexts } from '@showroom/web-server/posted-form';
import { data } from 'react-router-dom';

/** No form here asks for more; files are read over. */
const limits = { textBytes: 64 * 1024, allTextBytes: 128 * 1024, texts: 100 };

/**
 * Reads a posted form.
 *
 * @throws a 4xx answer with words for the error page, when it cannot be read
 */
export async function readForm(request: Request): Promise<FormData> {
  const { texts, fault } = await readTexts(request, limits);
  if (fault !== null) throw data(formFaults[fault].message, { status: formFaults[fault].status });
  return texts;
}
