import { Stepper } from '@showroom/ui/stepper';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { advanceWizard, INTENT_FIELD, STEP_FIELD, type WizardView } from './advance-wizard.ts';
import { hasAnswers, toAnswers } from '../rules/answers.ts';
import { customQuoteForm } from '../questions/custom-quote-schema.ts';
import {
  customQuoteSteps,
  findFieldStep,
  furthestStep,
  LAST_STEP,
  listStepFields,
  parseStep,
  type StepNumber,
} from './custom-quote-steps.ts';
import { DraftStatus } from '../draft/draft-status.tsx';
import type { Answers, FieldIssue } from '../rules/field-definition.ts';
import { FieldGrid } from '../parts/field-grid.tsx';
import { CarriedAnswers, GuardInputs } from '../sending/hidden-inputs.tsx';
import { IssueSummary } from '../parts/issue-summary.tsx';
import { buildRequestMail } from '../mail/mailto.ts';
import { findChosenSubject, readPosted } from '../sending/posted-form.ts';
import { PurposeLine } from '../parts/purpose-line.tsx';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { RequestReceived } from '../sending/request-received.tsx';
import { ReviewList } from './review-list.tsx';
import { SendProblem } from '../sending/send-problem.tsx';
import { SubjectLine } from '../subject/subject-line.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { checkUploads, listUploads, UPLOAD_FIELD } from '../uploads/uploads-rules.ts';
import { HumanVerification } from '../verification/human-verification.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useSending } from '../sending/use-sending.ts';
import { useStepAddress } from './use-step-address.ts';
import { DefaultButton, WizardButtons } from './wizard-buttons.tsx';

export interface CustomQuoteWizardProps extends RequestFormProps {
  /** From the server or the URL; limited to the first invalid step. */
  readonly step?: number | undefined;
  /** Called with each step, so that the page can put it in its URL. By default the wizard uses `#step-2`. */
  readonly onStepChange?: ((step: StepNumber) => void) | undefined;
}

/**
 * The custom quote request in four steps. `advanceWizard` decides each move, here and on the server: without JavaScript the
 * buttons post the form, and the server renders this component again.
 */
export function CustomQuoteWizard({ step: givenStep, onStepChange, ...props }: CustomQuoteWizardProps) {
  const isHydrated = useIsHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  /** Whether the step's heading takes focus after the next render. */
  const focusNext = useRef(false);
  const [view, setView] = useState(() => startView(givenStep, props.values, props.issues));
  /** Raised when answers are put into existing fields. */
  const [filling, setFilling] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [hasFiles, setHasFiles] = useState(false);
  const [about, setAbout] = useState(props.context ?? null);
  const sending = useSending(props.send, props.problem);
  const draft = useDraft({
    form: customQuoteForm,
    formRef,
    step: view.step,
    given: props.values,
    show: (values, step) => {
      setView({ step: heldBack(step, values), values, issues: [] });
      setFilling((count) => count + 1);
    },
  });
  useStepAddress({ step: view.step, givenStep, onStepChange, onStepRequested: showRequestedStep });

  // Runs after every render, but acts only after a move.
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    // Scrolls the step into view first, then focuses its heading: both need layout, and focusing changes it again.
    formRef.current?.scrollIntoView({ block: 'start' });
    headingRef.current?.focus({ preventScroll: true });
  });

  function showRequestedStep(step: StepNumber): void {
    if (formRef.current === null) return;
    const values = toAnswers(customQuoteForm.fields, new FormData(formRef.current));
    const target = heldBack(step, values);
    if (target !== view.step) show({ step: target, values, issues: [] });
  }

  function show(next: WizardView): void {
    // The error summary takes the focus itself.
    focusNext.current = next.issues.length === 0;
    setView(next);
    draft.note();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending.isBusy) return;
    setAttempt((count) => count + 1);
    draft.dismiss();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const posted = readPosted(event.currentTarget, submitter);
    const move = advanceWizard(posted);
    if ('submit' in move) void submit(posted);
    else show(move);
  }

  async function submit(posted: FormData): Promise<void> {
    const values = toAnswers(customQuoteForm.fields, posted);
    const uploadIssues = checkUploads(listUploads(posted)).map((message) => ({ field: UPLOAD_FIELD, message }));
    setView({ step: LAST_STEP, values, issues: uploadIssues });
    if (uploadIssues.length > 0) return;
    setHasFiles(listUploads(posted).length > 0);
    setAbout(findChosenSubject(posted, props.context));
    const result = await sending.start(posted);
    if (result?.status === 'invalid') {
      show({ step: findFieldStep(result.issues[0]?.field ?? ''), values, issues: result.issues });
    }
    if (result?.status === 'stored') draft.forget();
  }

  const mail = { form: customQuoteForm, values: view.values, business: props.business, about };
  if (sending.stored !== null) {
    const { reference, mailto = buildRequestMail({ ...mail, reference }).href } = sending.stored;
    return (
      <RequestReceived reference={reference} business={props.business} mailto={mailto}>
        {props.afterReceived}
      </RequestReceived>
    );
  }

  const { step, values, issues } = view;
  const stepFields = listStepFields(step);
  const carried = customQuoteForm.fields
    .map(({ name }) => name)
    .filter((name) => !stepFields.some((field) => field.name === name));
  return (
    <form
      ref={formRef}
      method="post"
      action={props.action}
      encType="multipart/form-data"
      noValidate
      onSubmit={handleSubmit}
      onInput={draft.note}
      className="relative grid scroll-mt-4 grid-cols-1 gap-8"
    >
      <DefaultButton key={step} step={step} />
      <GuardInputs formToken={props.formToken} />
      <input type="hidden" name={STEP_FIELD} value={step} />
      <CarriedAnswers values={values} names={carried} />
      <Stepper steps={stepperSteps} currentIndex={step - 1} stepButtonProps={(_, index) => changeButton(index + 1)} />
      {props.context ? <SubjectLine subject={props.context} /> : null}
      <DraftStatus draft={draft} takesFiles />
      <IssueSummary form={customQuoteForm} issues={issues} attempt={attempt} />
      {sending.problem === null ? null : (
        <SendProblem
          problem={sending.problem}
          business={props.business}
          mail={buildRequestMail(mail)}
          hasAnswers={hasAnswers(customQuoteForm.fields, values)}
          hasFiles={hasFiles}
        />
      )}
      <h2 ref={headingRef} tabIndex={-1} className="font-serif text-heading outline-none">
        <span className="sr-only">
          Step {step} of {LAST_STEP}:{' '}
        </span>
        <span>{customQuoteSteps[step - 1]?.title}</span>
      </h2>
      <FieldGrid
        key={`${step} ${filling}`}
        form={customQuoteForm}
        fields={stepFields}
        values={values}
        issues={issues}
      />
      {step === LAST_STEP ? <ReviewList values={values} /> : null}
      {/*
        Stays on the page while other steps show, so that chosen files are not lost. Offered beside the measures too, but only
        with scripts: without, the next step would be another page, and that page could not keep them.
      */}
      <div hidden={step !== LAST_STEP && !(step === FILES_STEP && isHydrated)}>
        <UploadField form={customQuoteForm} label="Add drawings or photos" issues={issues} />
      </div>
      {step === LAST_STEP ? <HumanVerification business={props.business} /> : null}
      <WizardButtons step={step} isComplete={furthestStep(values) === LAST_STEP} isBusy={sending.isBusy} />
      <PurposeLine business={props.business} />
    </form>
  );
}

/** The step about drawings: room and cabinet dimensions. */
const FILES_STEP = findFieldStep('roomDimensions');

const stepperSteps = customQuoteSteps.map(({ number, title }) => ({ id: String(number), label: title }));

function changeButton(step: number) {
  return { type: 'submit', name: INTENT_FIELD, value: `change-${step}`, formNoValidate: true } as const;
}

function startView(
  step: number | undefined,
  given: Answers | undefined,
  issues: readonly FieldIssue[] = [],
): WizardView {
  const values = toAnswers(customQuoteForm.fields, given);
  return { step: heldBack(step, values), values, issues };
}

/** A step is shown only when all earlier ones are valid. */
function heldBack(step: number | undefined, values: Answers): StepNumber {
  const wanted = parseStep(step);
  const furthest = furthestStep(values);
  return wanted > furthest ? furthest : wanted;
}
