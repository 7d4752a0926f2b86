import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { toAnswers } from '@showroom/forms/answers';
import { advanceWizard } from '@showroom/forms/advance-wizard';
import { findFieldStep, LAST_STEP, type StepNumber } from '@showroom/forms/custom-quote-steps';
import type { Answers, FieldIssue } from '@showroom/forms/field-definition';
import type { FormSubject } from '@showroom/forms/form-subject';
import { findRequestForm } from '@showroom/forms/request-forms';
import type { Problem, Stored } from '@showroom/forms/request-form-props';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { createFormToken, readFormTokenSecret } from '@showroom/store/site';
import { runtimeContext, storeContext } from '../request-context.ts';
import { listFinishesOfPosted, readPostedSubject } from './lead-subject.server.ts';
import { bodyBytesOf, readForm } from './read-form.server.ts';
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

/** A token for a form drawn now: it says when, so that a form sent back in the same second is looked at twice. None in an exported site. */
export async function makeFormToken(context: Context): Promise<string> {
  if (context.get(runtimeContext).isExported) return '';
  const store = context.get(storeContext);
  return createFormToken(await readFormTokenSecret(store), store.now());
}

/** The action of a form's page, where a browser without JavaScript posts it. */
export function formAction(kind: LeadKind) {
  return takingBodies(
    () => bodyBytesOf(kind),
    ({ request, context }: ActionFunctionArgs) =>
      kind === 'custom-quote' ? answerWizard(request, context) : answerPlainForm(kind, request, context),
  );
}

/** Answers a form of one page, posted to its own page: stored, or drawn again with what was typed. */
export function answerPlainForm(kind: LeadKind, request: Request, context: Context) {
  return readForm(request, context, async (form) => {
    const result = await storeLead(kind, form, context);
    if (result.status === 'stored') return data({ ...untouched, stored: result });
    const values = toAnswers(findRequestForm(kind, listFinishesOfPosted(form.texts)).fields, form.texts);
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
    const { step, values } = 'submit' in move ? { step: findStepOf(result), values: move.submit } : move;
    return drawAgain({ ...untouched, subject, values, step }, result);
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
