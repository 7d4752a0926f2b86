import { toAnswers } from '@showroom/forms/answers';
import { advanceWizard } from '@showroom/forms/advance-wizard';
import { contactForm } from '@showroom/forms/contact-schema';
import { customQuoteForm } from '@showroom/forms/custom-quote-schema';
import { findFieldStep, LAST_STEP, type StepNumber } from '@showroom/forms/custom-quote-steps';
import type { Answers, FieldIssue } from '@showroom/forms/field-definition';
import type { FormSubject } from '@showroom/forms/form-subject';
import { productQuoteForm, productQuoteFormFor } from '@showroom/forms/product-quote-schema';
import { reservationForm } from '@showroom/forms/reservation-schema';
import { sampleForm } from '@showroom/forms/sample-schema';
import { stoneQuoteForm } from '@showroom/forms/stone-quote-schema';
import { shortQuoteForm } from '@showroom/forms/short-quote-schema';
import type { Problem, Stored } from '@showroom/forms/request-form-props';
import { createFormToken, readFormTokenSecret } from '@showroom/store/site';
import { data, type RouterContextProvider } from 'react-router-dom';
import { runtimeContext, storeContext } from '../request-context.ts';
import { listFinishesOfPosted, readPostedSubject } from './lead-subject.server.ts';
import { readForm } from './read-form.server.ts';
import { httpStatusOf, storeLead, type ReceiveResult } from './receive-lead.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What a page draws after a form was posted to it without scripts. */
export interface PostedForm {
  readonly stored: Stored | null;
  readonly problem: Problem | null;
  readonly values: Answers;
  readonly issues: readonly FieldIssue[];
  /** The product that the form carried, if the visitor kept it. */
  readonly subject: FormSubject | null;
  /** The wizard's step; 1 for forms of one page. */
  readonly step: number;
}

const untouched: PostedForm = { stored: null, problem: null, values: {}, issues: [], subject: null, step: 1 };
const plainForms = {
  contact: contactForm,
  'short-quote': shortQuoteForm,
  'stone-quote': stoneQuoteForm,
  'product-quote': productQuoteForm,
  sample: sampleForm,
  reservation: reservationForm,
  'restock-notice': reservationForm,
} as const;

/** A token for a form drawn now: it says when, so that a form sent back in the same second is looked at twice. None in an exported site. */
export async function makeFormToken(context: Context): Promise<string> {
  if (context.get(runtimeContext).isExported) return '';
  const store = context.get(storeContext);
  return createFormToken(await readFormTokenSecret(store), store.now());
}

/** Answers a form of one page, posted to its own page: stored, or drawn again with what was typed. */
export function answerPlainForm(kind: keyof typeof plainForms, request: Request, context: Context) {
  return readForm(request, context, async (form) => {
    const result = await storeLead(kind, form, context);
    if (result.status === 'stored') return data({ ...untouched, stored: result });
    const { fields } =
      kind === 'product-quote' ? productQuoteFormFor(listFinishesOfPosted(form.texts)) : plainForms[kind];
    const values = toAnswers(fields, form.texts);
    return drawAgain({ ...untouched, values, subject: await keepSubject(form.texts, context) }, result);
  });
}

/** Answers the wizard posted to its own page: the next step, the step with what to put right, or the stored request. */
export function answerWizard(request: Request, context: Context) {
  return readForm(request, context, async (form) => {
    const subject = await keepSubject(form.texts, context);
    const move = advanceWizard(form.texts);
    if (form.fault === null && !('submit' in move))
      return data({ ...untouched, subject, ...move }, { status: move.issues.length > 0 ? 400 : 200 });
    const result = await storeLead('custom-quote', form, context);
    if (result.status === 'stored') return data({ ...untouched, stored: result });
    const step = 'submit' in move ? findStepOf(result) : move.step;
    return drawAgain({ ...untouched, subject, values: toAnswers(customQuoteForm.fields, form.texts), step }, result);
  });
}

/** Where a complete request is put right: at its first issue. */
function findStepOf(result: ReceiveResult): StepNumber {
  return result.status === 'invalid' ? findFieldStep(result.issues[0]?.field ?? '') : LAST_STEP;
}

/** What was typed is drawn again in any case: without its subject, where that cannot be looked up at the moment. */
function keepSubject(form: FormData, context: Context): Promise<FormSubject | null> {
  return readPostedSubject(context.get(storeContext), form).catch(() => null);
}

function drawAgain(form: PostedForm, result: Exclude<ReceiveResult, { status: 'stored' }>) {
  const status = httpStatusOf(result);
  return result.status === 'invalid'
    ? data({ ...form, issues: result.issues }, { status })
    : data({ ...form, problem: result }, { status });
}
