import { dropInvisible } from '@showroom/catalog-data/typed-text';
import { formFaults } from '@showroom/web-server/form-faults';
import { readTexts } from '@showroom/web-server/posted-form';
import { data } from 'react-router-dom';

/** Enough for most forms; files are skipped. */
const limits = { textBytes: 64 * 1024, allTextBytes: 128 * 1024, texts: 100 };

/**
 * Reads a posted form.
 *
 * @param more limits beyond the default
 * @throws a 4xx response for the error page if it can’t be read
 */
export async function readForm(request: Request, more: Partial<typeof limits> = {}): Promise<FormData> {
  const { texts, fault } = await readTexts(request, { ...limits, ...more });
  if (fault !== null) throw data(formFaults[fault].message, { status: formFaults[fault].status });
  return cleanFields(texts);
}

/** Fields that aren’t text typed by a person, are compared with stored values, or must stay exactly as typed. */
const AS_IT_IS = /^(?:shown|was$|now$|began$|typed$|planned$|current$|new$)|password|passphrase|secret|token/i;

export function cleanFields(texts: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of texts) {
    clean.append(name, typeof value === 'string' && !AS_IT_IS.test(name) ? dropInvisible(value) : value);
  }
  return clean;
}
