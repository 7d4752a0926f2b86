import type { LeadKind } from '@showroom/catalog-data/lead-kinds';
import { toAnswers } from '@showroom/forms/answers';
import { advanceWizard } from '@showroom/forms/advance-wizard';
import { findFieldStep, LAST_STEP, type StepNumber } from '@showroom/forms/custom-quote-steps';
import type { Answers, FieldIssue } from '@showroom/forms/field-definition';
import type { FormSubject } from '@showroom/forms/form-subject';
import { PLAN_FIELD } from '@showroom/forms/plan-answer';
import { findRequestForm } from '@showroom/forms/request-forms';
import { ROOM_FIELD } from '@showroom/forms/room-answer';
import type { Problem, Stored } from '@showroom/forms/request-form-props';
import { takingBodies } from '@showroom/web-server/route-rule';
import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { createFormToken, readFormTokenSecret } from '@showroom/store/site';
import { runtimeContext, storeContext } from '../request-context.ts';
import { listFinishesOfPosted, readPostedSubject } from './lead-subject.server.ts';
import { bodyBytesOf, readForm } from './read-form.server.ts';
import { httpStatusOf, storeLead, type ReceiveResult } from './receive-lead.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The result of a form posted without scripts. */
export interface PostedForm {
  readonly stored: Stored | null;
  readonly problem: Problem | null;
  readonly values: Answers;
  readonly issues: readonly FieldIssue[];
  readonly subject: FormSubject | null;
  /** The wizard’s step; 1 for one-page forms. */
  readonly step: number;
  /** Fields of a plan and a room that the form sent. */
  readonly enclosed: readonly string[];
}

const untouched: PostedForm = {
  stored: null,
  problem: null,
  values: {},
  issues: [],
  subject: null,
  step: 1,
  enclosed: [],
};

/** A token with the time of rendering, so that a form sent within a second is suspected. None in the static export. */
export async function makeFormToken(context: Context): Promise<string> {
  if (context.get(runtimeContext).isExported) return '';
  const store = context.get(storeContext);
  return createFormToken(await readFormTokenSecret(store), store.now());
}

export function formAction(kind: LeadKind) {
  return takingBodies(
    () => bodyBytesOf(kind),
    ({ request, context }: ActionFunctionArgs) =>
      kind === 'custom-quote' ? answerWizard(request, context) : answerPlainForm(kind, request, context),
  );
}

/** Handles a one-page form: stored, or rendered again with what was typed. */
export function answerPlainForm(kind: LeadKind, request: Request, context: Context) {
  return readForm(request, context, async (form) => {
    const result = await storeLead(kind, form, context);
    if (result.status === 'stored') return data({ ...untouched, stored: result });
    const values = toAnswers(findRequestForm(kind, listFinishesOfPosted(form.texts)).fields, form.texts);
    const enclosed = [PLAN_FIELD, ROOM_FIELD].filter((field) => form.texts.has(field));
    return drawAgain({ ...untouched, values, enclosed, subject: await keepSubject(form.texts, context) }, result);
  });
}

/** Handles a step of the wizard: the next step, the step with errors, or the stored request. */
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

/** The step of a complete request’s first issue. */
function findStepOf(result: ReceiveResult): StepNumber {
  return result.status === 'invalid' ? findFieldStep(result.issues[0]?.field ?? '') : LAST_STEP;
}

/** What was typed is returned in any case, without its subject if that can’t be looked up. */
function keepSubject(form: FormData, context: Context): Promise<FormSubject | null> {
  return readPostedSubject(context.get(storeContext), form).catch(() => null);
}

function drawAgain(form: PostedForm, result: Exclude<ReceiveResult, { status: 'stored' }>) {
  const status = httpStatusOf(result);
  return result.status === 'invalid'
    ? data({ ...form, issues: result.issues }, { status })
    : data({ ...form, problem: result }, { status });
}
