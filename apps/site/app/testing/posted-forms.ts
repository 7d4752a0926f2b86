import { contactAnswers, customQuoteAnswers, shortQuoteAnswers } from '@showroom/forms/testing/sample-answers';
import { FORM_TOKEN_FIELD } from '@showroom/forms/request-form-props';
import { createFormToken, readFormTokenSecret, type Store } from '@showroom/store/site';

type Fields = Readonly<Record<string, string>>;

export const contactFields: Fields = { ...contactAnswers, email: 'sam@home.example' };

export const shortQuoteFields: Fields = { ...shortQuoteAnswers, email: 'sam@home.example' };

export const customQuoteFields: Fields = { ...customQuoteAnswers, email: 'noemie@home.example' };

export function buildForm(fields: Fields, files: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return form;
}

export function post(path: string, body: FormData | string): Request {
  return new Request(new URL(path, 'https://showroom.example'), { method: 'POST', body });
}

/** The token of a form rendered a minute ago. */
export async function formTokenFields(store: Store): Promise<Fields> {
  const drawn = new Date(store.now().getTime() - 60_000);
  return { [FORM_TOKEN_FIELD]: createFormToken(await readFormTokenSecret(store), drawn) };
}

const PNG_BASE64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A real PNG picture of one pixel under any name and declared type. */
export function pngFile(name = 'plan.png', type = 'image/png'): File {
  return new File([Buffer.from(PNG_BASE64, 'base64')], name, { type });
}

/** The header of a Windows program under any name and declared type. */
export function programFile(name = 'plan.png', type = 'image/png'): File {
  return new File([Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(256)])], name, { type });
}
