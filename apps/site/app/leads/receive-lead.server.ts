import type { PagePath } from '@showroom/catalog-data/pages';
import { parseContact, contactForm } from '@showroom/forms/contact-schema';
import { customQuoteForm, parseCustomQuote } from '@showroom/forms/custom-quote-schema';
import type { FormDefinition } from '@showroom/forms/field-definition';
import { toLeadAnswers } from '@showroom/forms/lead-answers';
import { buildRequestMail } from '@showroom/forms/mailto';
import { FORM_TOKEN_FIELD } from '@showroom/forms/request-form-props';
import type { SendResult } from '@showroom/forms/send-result';
import { parseShortQuote, shortQuoteForm } from '@showroom/forms/short-quote-schema';
import { isSpamTrapFilled } from '@showroom/forms/spam-trap';
import { checkUploads, listUploads, UPLOAD_FIELD } from '@showroom/forms/uploads-rules';
import { createLead, type NewLeadFile } from '@showroom/store/create-lead';
import { readFormTokenSecret } from '@showroom/store/app-secret';
import { readFormToken } from '@showroom/store/form-token';
import { readBusinessFacts } from '@showroom/store/settings';
import { scoreSpam } from '@showroom/store/spam';
import { detectUploadType } from '@showroom/store/uploads';
import type { RouterContextProvider } from 'react-router-dom';
import { logContext, requestFactsContext, runtimeContext, storeContext } from '../request-context.ts';
import type { LeadKind } from './lead-kinds.ts';
import { readPostedSubject } from './lead-subject.ts';
import { readForm } from './read-form.server.ts';

type ReceiveResult = Exclude<SendResult, { status: 'unreachable' }>;

/** What is answered to a body that is no form. */
export const UNREADABLE = {
  status: 'refused',
  message: 'The form arrived incomplete. Please send it again.',
} as const satisfies ReceiveResult;
const NOT_KEPT: ReceiveResult = {
  status: 'refused',
  message: 'There was an error submitting your request. Please try again or contact us directly.',
};

const forms = {
  contact: { page: '/contact', definition: contactForm, parse: parseContact },
  'short-quote': { page: '/millwork', definition: shortQuoteForm, parse: parseShortQuote },
  'custom-quote': { page: '/custom-millwork-form', definition: customQuoteForm, parse: parseCustomQuote },
} as const satisfies Record<
  LeadKind,
  { page: PagePath; definition: FormDefinition; parse: (input: unknown) => unknown }
>;

/** Reads a posted form and keeps it as a lead; see `storeLead`. */
export async function receiveLead(
  kind: LeadKind,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ReceiveResult> {
  const form = await readForm(request);
  return form ? storeLead(kind, form, context) : UNREADABLE;
}

/**
 * Checks a form and keeps it as a lead with its files and its mail. `stored` is answered only once all of it is on the
 * disk. What looks like spam is kept and marked: a visitor is never told that a lost request arrived.
 */
export async function storeLead(
  kind: LeadKind,
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<ReceiveResult> {
  const store = context.get(storeContext);
  const { definition, parse } = forms[kind];
  const parsed = parse(form);
  const uploads = await readUploads(form);
  if (!parsed.ok || !uploads.ok) {
    return {
      status: 'invalid',
      issues: [...(parsed.ok ? [] : parsed.issues), ...(uploads.ok ? [] : uploads.issues)],
    };
  }

  const needed = await readNeeded(context);
  if (!needed) return NOT_KEPT;
  const { value } = parsed;
  const subject = readPostedSubject(form);
  const answers = toLeadAnswers(definition, value);
  const message =
    'message' in value ? value.message : 'description' in value ? value.description : value.projectDescription;
  const result = await createLead(
    store,
    {
      kind,
      firstName: value.firstName,
      lastName: value.lastName,
      email: value.email,
      phone: value.phone || null,
      subject: subject && { kind: subject.kind, slug: subject.slug, label: describeSubject(subject) },
      answers,
      message,
      spam: scoreSpam({
        isHoneypotFilled: isSpamTrapFilled(form),
        token: readFormToken(needed.secret, readToken(form), store.now()),
        name: `${value.firstName} ${value.lastName}`,
        text: answers.map((answer) => answer.value).join('\n'),
      }),
      sourcePath: forms[kind].page,
    },
    uploads.files,
  );
  if (!result.ok) return NOT_KEPT;

  context.get(runtimeContext).kickOutbox();
  if (kind !== 'custom-quote') return { status: 'stored', reference: result.reference };
  const mail = buildRequestMail({
    form: definition,
    values: value,
    business: needed.business,
    about: subject,
    reference: result.reference,
  });
  return { status: 'stored', reference: result.reference, mailto: mail.href };
}

/**
 * What keeping a lead takes from the store, read before anything is written: after that nothing may fail, or a visitor
 * whose request is kept would be told that it is not. Null, with a line in the log, when the store does not answer.
 */
async function readNeeded(context: Readonly<RouterContextProvider>) {
  const store = context.get(storeContext);
  try {
    return { secret: await readFormTokenSecret(store), business: await readBusinessFacts(store) };
  } catch (error) {
    const { requestId } = context.get(requestFactsContext);
    context.get(logContext).error('A lead could not be stored', { requestId, error });
    return null;
  }
}

function readToken(form: FormData): string | null {
  const token = form.get(FORM_TOKEN_FIELD);
  return typeof token === 'string' ? token : null;
}

function describeSubject(subject: { readonly label: string; readonly request?: string | undefined }): string {
  return subject.request === 'sample' ? `Sample of ${subject.label}` : subject.label;
}

type Uploads =
  | { readonly ok: true; readonly files: NewLeadFile[] }
  | { readonly ok: false; readonly issues: { field: string; message: string }[] };

/** The form's files, each checked by its content: a name and a declared type prove nothing. */
async function readUploads(form: FormData): Promise<Uploads> {
  const chosen = listUploads(form);
  const messages = checkUploads(chosen);
  if (messages.length > 0) return { ok: false, issues: messages.map((message) => ({ field: UPLOAD_FIELD, message })) };
  const files: NewLeadFile[] = [];
  for (const file of chosen) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = await detectUploadType(bytes);
    if (!type) {
      return {
        ok: false,
        issues: [{ field: UPLOAD_FIELD, message: `${file.name} is not a JPG, PNG or PDF file` }],
      };
    }
    files.push({ originalName: file.name, type, bytes });
  }
  return { ok: true, files };
}
