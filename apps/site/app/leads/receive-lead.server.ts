import { rm } from 'node:fs/promises';
import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import type { BusinessFacts } from '@showroom/catalog-data/business-facts';
import { describeHoldEnd, findHoldEnd, HOLD_OPEN_DAYS } from '@showroom/catalog-data/hold-end';
import { describeOpenDays } from '@showroom/catalog-data/opening-hours';
import { toAnswers } from '@showroom/forms/answers';
import { checkAnswers } from '@showroom/forms/check-answers';
import type { Answers, FieldDefinition, FieldIssue } from '@showroom/forms/field-definition';
import { listSubjects, SUBJECTS_FIELD, type FormSubject } from '@showroom/forms/form-subject';
import { toLeadAnswers } from '@showroom/forms/lead-answers';
import { buildRequestMail } from '@showroom/forms/mailto';
import { findRequestForm } from '@showroom/forms/request-forms';
import { FORM_TOKEN_FIELD } from '@showroom/forms/request-form-props';
import type { SendResult } from '@showroom/forms/send-result';
import { isSpamTrapFilled } from '@showroom/forms/spam-trap';
import { checkUploads, UPLOAD_FIELD } from '@showroom/forms/uploads-rules';
import { VERIFICATION_FIELD } from '@showroom/forms/verification-fields';
import {
  createLead,
  detectUploadType,
  readBusinessFacts,
  readFormToken,
  readFormTokenSecret,
  readPhoneNumber,
  reservePiece,
  scoreSpam,
  type NewLead,
  type NewLeadFile,
  type ReserveResult,
  type StockedProduct,
} from '@showroom/store/site';
import { formFaults, type FormFault } from '@showroom/web-server/form-faults';
import { toClientNetwork } from '@showroom/web-server/client-network';
import type { PostedForm } from '@showroom/web-server/posted-form';
import type { RouterContextProvider } from 'react-router-dom';
import { logContext, requestFactsContext, runtimeContext, storeContext } from '../request-context.ts';
import { checkPerson, NOT_PROVEN } from './check-person.server.ts';
import {
  findPieceOfSubject,
  findSubjectPath,
  keepSamples,
  listFinishesOfPosted,
  readPostedSubject,
} from './lead-subject.server.ts';
import { listPlanAnswer } from './posted-plan.server.ts';
import { listRoomAnswer, writePostedRoomPhoto } from './posted-room.server.ts';
import { readForm } from './read-form.server.ts';

/** `code` determines the response’s status. */
export type ReceiveResult =
  | Exclude<SendResult, { status: 'unreachable' | 'refused' }>
  | { readonly status: 'refused'; readonly code: RefusedCode; readonly message: string };
type RefusedCode = FormFault | 'not-kept' | 'too-much-today' | 'nothing-left' | 'already-held';

const NOT_KEPT: ReceiveResult = {
  status: 'refused',
  code: 'not-kept',
  message: 'There was an error submitting your request. Please try again or contact us directly.',
};

const TOO_MUCH_TODAY: ReceiveResult = {
  status: 'refused',
  code: 'too-much-today',
  message:
    'We can’t accept any more files today. Remove the files and send the form again, then email us the files or bring them with you.',
};

const NOTHING_LEFT: ReceiveResult = {
  status: 'refused',
  code: 'nothing-left',
  message: 'Sorry, someone just reserved the last one. Submit again and we’ll notify you when we have more.',
};

export function httpStatusOf(result: ReceiveResult): number {
  if (result.status === 'stored') return 201;
  if (result.status === 'invalid') return 400;
  if (result.code === 'nothing-left' || result.code === 'already-held') return 409;
  if (result.code === 'too-much-today') return 429;
  return result.code === 'not-kept' ? 503 : formFaults[result.code].status;
}

/** Reads a posted form and stores it; see `storeLead`. */
export async function receiveLead(
  kind: LeadKind,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ReceiveResult> {
  return readForm(request, context, (form) => storeLead(kind, form, context));
}

/**
 * Validates a form and stores it as a lead with files and emails. `stored` is returned only once all of it is on
 * disk. Suspected spam is stored and flagged: no visitor is told that a lost request arrived.
 */
export async function storeLead(
  kind: LeadKind,
  { texts, files, fault, cause }: PostedForm,
  context: Readonly<RouterContextProvider>,
): Promise<ReceiveResult> {
  if (cause !== undefined) logFailure(context, 'The files of a form could not be written', cause);
  if (fault !== null) return { status: 'refused', code: fault, message: formFaults[fault].message };
  const store = context.get(storeContext);
  const form = findRequestForm(kind, listFinishesOfPosted(texts));
  const values = toAnswers(form.fields, texts);
  const answerIssues = listAnswerIssues(form.fields, values);
  const uploads = await checkFiles(files);
  if (answerIssues.length > 0 || !uploads.ok) {
    return { status: 'invalid', issues: [...answerIssues, ...(uploads.ok ? [] : uploads.issues)] };
  }

  const needed = await readNeeded(texts, context);
  if (!needed) return NOT_KEPT;
  const person = await checkPerson(texts, 'request', context);
  if (person.isRefused) return { status: 'invalid', issues: [{ field: VERIFICATION_FIELD, message: NOT_PROVEN }] };
  const subject = kind === 'sample' ? keepSamples(needed.subject) : needed.subject;
  if (kind === 'sample' && subject === null)
    return { status: 'invalid', issues: [{ field: SUBJECTS_FIELD, message: 'Choose at least one sample' }] };
  const typed = [...listProducts(subject), ...toLeadAnswers(form, values)];
  const { siteUrl } = context.get(runtimeContext);
  const answers =
    kind === 'stone-quote'
      ? [...typed, ...listPlanAnswer(texts, siteUrl), ...(await listRoomAnswer(texts, siteUrl))]
      : typed;
  const { firstName = '', lastName = '', email = '', phone = '', [form.messageField]: message = '' } = values;
  const lead: NewLead = {
    kind,
    firstName,
    lastName,
    email,
    phone: phone || null,
    subject: subject && { kind: subject.kind, slug: subject.slug, label: describeSubject(subject) },
    answers,
    message,
    spam: scoreSpam({
      isHoneypotFilled: isSpamTrapFilled(texts),
      token: readFormToken(needed.secret, readToken(texts), store.now()),
      unproven: person.unproven,
      name: `${firstName} ${lastName}`,
      // Without the plan and the room: they are links, but the site's own.
      text: typed.map((answer) => answer.value).join('\n'),
    }),
    sourcePath: findSubjectPath(subject) ?? form.page,
  };
  if (kind === 'reservation')
    return keepReservation(lead, await findPieceOfSubject(store, subject), needed.business, context);
  const network = toClientNetwork(context.get(requestFactsContext).clientIp);
  const photo = kind === 'stone-quote' ? await writePostedRoomPhoto(texts, context) : null;
  let result = await createLead(store, lead, photo ? [...uploads.files, photo] : uploads.files, network);
  // The picture of the room is an extra: a request isn't lost over it.
  if (!result.ok && photo) result = await createLead(store, lead, uploads.files, network);
  // Storing the lead moves the file.
  if (photo) await rm(photo.path, { force: true });
  if (!result.ok) return result.code === 'too-much-today' ? TOO_MUCH_TODAY : NOT_KEPT;

  context.get(runtimeContext).kickOutbox();
  const { reference } = result;
  if (!form.offersEmail) return { status: 'stored', reference };
  const mail = buildRequestMail({ form, values, business: needed.business, about: subject, reference });
  return { status: 'stored', reference, mailto: mail.href };
}

/** Lists what to fix in the answers, in the order of the fields. Phone numbers are parsed here only: browsers don't get the parser. */
function listAnswerIssues(fields: readonly FieldDefinition[], answers: Answers): readonly FieldIssue[] {
  const issues = checkAnswers(fields, answers);
  return fields.flatMap(({ kind, name }) => {
    const found = issues.filter(({ field }) => field === name);
    if (found.length > 0 || kind !== 'phone' || !answers[name]) return found;
    const number = readPhoneNumber(answers[name]);
    return number.ok ? [] : [{ field: name, message: number.message }];
  });
}

/** Stores a reservation and holds its piece for an hour, or says that none is left. */
async function keepReservation(
  lead: NewLead,
  piece: StockedProduct | undefined,
  business: BusinessFacts,
  context: Readonly<RouterContextProvider>,
): Promise<ReceiveResult> {
  if (piece === undefined) return NOTHING_LEFT;
  const store = context.get(storeContext);
  // Read before storing: afterwards nothing may fail.
  const isMailSetUp = await readWhetherMailLeaves(context);
  const result = await reservePiece(
    store,
    { ...lead, sourcePath: piece.path ?? lead.sourcePath },
    { productId: piece.id, network: toClientNetwork(context.get(requestFactsContext).clientIp) },
  );
  if (!result.ok) {
    if (result.code === 'already-held') return describeOwnHold(result, business);
    return result.code === 'nothing-left' ? NOTHING_LEFT : NOT_KEPT;
  }
  context.get(runtimeContext).kickOutbox();
  return {
    status: 'stored',
    reference: result.reference,
    ...describeReserved({ ...result, isEmailed: result.isEmailed && isMailSetUp }, business, store.now()),
  };
}

/** Describes a stored reservation: whether a piece is held, until when, and who confirms it. */
function describeReserved(
  { heldUntil, isConfirmed, isEmailed }: Extract<ReserveResult, { ok: true }>,
  { hours, phone }: BusinessFacts,
  now: Date,
): { title?: string; note: string } {
  const pickUp = `You pay nothing until you’ve seen it. Pick-up is ${describeOpenDays(hours.pickUp)}.`;
  const days = `${HOLD_OPEN_DAYS} pick-up days`;
  if (heldUntil === null)
    return {
      note: isEmailed
        ? `It isn’t reserved yet. Confirm with the link in your email and, if one is left, we’ll reserve it for ${days}.`
        : `It isn’t reserved yet. We’ll get in touch to confirm, then reserve it for ${days}.`,
    };
  const until = describeHoldEnd(new Date(heldUntil));
  if (isConfirmed) return { title: 'It’s reserved for you.', note: `It’s reserved until ${until}. ${pickUp}` };
  const fullEnd = describeHoldEnd(findHoldEnd(hours.pickUp, now));
  return {
    title: 'We’ve reserved it for one hour.',
    note: isEmailed
      ? `Confirm with the link in your email before ${until} to keep it for ${days}, until ${fullEnd}. ${pickUp}`
      : `It goes back on sale after ${until}. Call us at ${phone.display} before then to keep it for ${days}, until ${fullEnd}. Otherwise we’ll contact you and reserve one if it’s still available. ${pickUp}`,
  };
}

async function readWhetherMailLeaves(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    return await context.get(runtimeContext).isMailSetUp();
  } catch (error) {
    logFailure(context, 'Whether a mail server is set could not be read', error);
    return false;
  }
}

/** One per person, so that no one gets the last two by mistake; customers who want both are asked to say so. */
function describeOwnHold(
  { heldUntil, isConfirmed }: Pick<Extract<ReserveResult, { code: 'already-held' }>, 'heldUntil' | 'isConfirmed'>,
  { phone }: BusinessFacts,
): ReceiveResult {
  const confirm = isConfirmed ? '' : ' Confirm with the link in your email to keep it longer.';
  return {
    status: 'refused',
    code: 'already-held',
    message: `You already have one of these reserved until ${describeHoldEnd(new Date(heldUntil))}.${confirm} If you need a second one, call us at ${phone.display}.`,
  };
}

/**
 * Reads what storing a lead needs, before anything is written: afterwards nothing may fail, or the visitor would be
 * told that a stored request was lost. Null, with a log entry, if the store is unavailable.
 */
async function readNeeded(form: FormData, context: Readonly<RouterContextProvider>) {
  const store = context.get(storeContext);
  try {
    return {
      secret: await readFormTokenSecret(store),
      business: await readBusinessFacts(store),
      subject: await readPostedSubject(store, form),
    };
  } catch (error) {
    logFailure(context, 'A lead could not be stored', error);
    return null;
  }
}

function logFailure(context: Readonly<RouterContextProvider>, message: string, error: unknown): void {
  const { requestId } = context.get(requestFactsContext);
  context.get(logContext).error(message, { requestId, error });
}

function readToken(form: FormData): string | null {
  const token = form.get(FORM_TOKEN_FIELD);
  return typeof token === 'string' ? token : null;
}

/**
 * A request about several products is named after the first; the list is one of its answers, and so in email, inbox
 * and export.
 */
function describeSubject({ label, others = [], request }: FormSubject): string {
  if (others.length > 0) return `${request === 'sample' ? 'Samples of ' : ''}${label} and ${others.length} more`;
  return request === 'sample' ? `Sample of ${label}` : label;
}

function listProducts(subject: FormSubject | null): NewLead['answers'] {
  if (!subject?.others) return [];
  const subjects = listSubjects(subject);
  return [
    {
      label: 'Products',
      value: subjects.map(({ label }) => label).join('\n'),
      sent: subjects.map(({ kind, slug }) => `${kind}/${slug}`).join('\n'),
    },
  ];
}

type Uploads =
  | { readonly ok: true; readonly files: NewLeadFile[] }
  | { readonly ok: false; readonly issues: { field: string; message: string }[] };

/** The form’s files, checked by content: names and declared types prove nothing. */
async function checkFiles(files: PostedForm['files']): Promise<Uploads> {
  const chosen = files.filter(({ field }) => field === UPLOAD_FIELD);
  const messages = checkUploads(chosen);
  const checked: NewLeadFile[] = [];
  for (const { name, path, size, sha256 } of messages.length > 0 ? [] : chosen) {
    const type = path === null ? null : await detectUploadType(path);
    if (path === null || type === null) messages.push(`${name} isn’t a JPG, PNG, HEIC or PDF file`);
    else checked.push({ originalName: name, type, path, byteSize: size, sha256 });
  }
  return messages.length > 0
    ? { ok: false, issues: messages.map((message) => ({ field: UPLOAD_FIELD, message })) }
    : { ok: true, files: checked };
}
