import { dropInvisible } from '@showroom/catalog-data/typed-text';
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
  return cleanFields(texts);
}

/** What is no text of a person's, or is compared with what was kept before the rule, or must be what was typed to the letter. */
const AS_IT_IS = /^(?:shown|was$|now$|began$|typed$|planned$|current$|new$)|password|passphrase|secret|token/i;

/** The fields without what cannot be seen. */
function cleanFields(texts: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of texts) {
    clean.append(name, typeof value === 'string' && !AS_IT_IS.test(name) ? dropInvisible(value) : value);
  }
  return clean;
}
