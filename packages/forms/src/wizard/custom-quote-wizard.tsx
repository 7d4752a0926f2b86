import { Stepper } from '@showroom/ui/stepper';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import { useEffect, useRef } from 'react';
import { FieldGrid } from '../parts/field-grid.tsx';
import { PurposeLine } from '../parts/purpose-line.tsx';
import { RequestFormFrame, RequestFormMessages } from '../parts/request-form-frame.tsx';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { useRequestForm } from '../parts/use-request-form.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { toAnswers } from '../rules/answers.ts';
import type { Answers } from '../rules/field-definition.ts';
import { CarriedAnswers } from '../sending/hidden-inputs.tsx';
import { SubjectLine } from '../subject/subject-line.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { HumanVerification } from '../verification/human-verification.tsx';
import { advanceWizard, INTENT_FIELD, STEP_FIELD, type WizardView } from './advance-wizard.ts';
import {
  customQuoteSteps,
  findFieldStep,
  furthestStep,
  LAST_STEP,
  listStepFields,
  parseStep,
  type StepNumber,
} from './custom-quote-steps.ts';
import { ReviewList } from './review-list.tsx';
import { useStepAddress } from './use-step-address.ts';
import { DefaultButton, WizardButtons } from './wizard-buttons.tsx';

export interface CustomQuoteWizardProps extends RequestFormProps {
  /** The step to start with, from the server or the URL; limited to the first invalid step. */
  readonly step?: number | undefined;
}

/**
 * The custom quote request in four steps. `advanceWizard` decides each move, here and on the server: without JavaScript the
 * buttons post the form, and the server renders this component again.
 */
export function CustomQuoteWizard(props: CustomQuoteWizardProps) {
  const isHydrated = useIsHydrated();
  const headingRef = useRef<HTMLHeadingElement>(null);
  /** Whether the step's heading takes focus after the next render. */
  const focusNext = useRef(false);
  const state = useRequestForm(customQuoteForm, props, limitStep);
  const { draft, filling, formRef } = state;
  const { step, values, issues } = state.view;
  useStepAddress(step, showRequestedStep);

  // Runs after every render, but acts only after a move.
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    // Scrolls the step into view first, then focuses its heading: both need layout, and focusing changes it again.
    formRef.current?.scrollIntoView({ block: 'start' });
    headingRef.current?.focus({ preventScroll: true });
  });

  function showRequestedStep(requested: StepNumber): void {
    if (formRef.current === null) return;
    const typed = toAnswers(customQuoteForm.fields, new FormData(formRef.current));
    const target = limitStep(requested, typed);
    if (target !== step) show({ step: target, values: typed, issues: [] });
  }

  function show(next: WizardView): void {
    // The error summary takes the focus itself.
    focusNext.current = next.issues.length === 0;
    state.setView(next);
    draft.note();
  }

  async function advance(posted: FormData): Promise<void> {
    draft.dismiss();
    const move = advanceWizard(posted);
    if (!('submit' in move)) {
      show(move);
      return;
    }
    const result = await state.send(posted);
    if (result?.status === 'invalid') {
      const target = findFieldStep(result.issues[0]?.field ?? '');
      show({ step: target, values: move.submit, issues: result.issues });
    }
  }

  const stepFields = listStepFields(step);
  const carried = customQuoteForm.fields.filter((field) => !stepFields.includes(field)).map(({ name }) => name);
  return (
    <RequestFormFrame state={state} onSubmit={(posted) => void advance(posted)}>
      <DefaultButton key={step} step={step} />
      <input type="hidden" name={STEP_FIELD} value={step} />
      <CarriedAnswers values={values} names={carried} />
      <Stepper steps={stepperSteps} currentIndex={step - 1} stepButtonProps={(_, index) => changeButton(index + 1)} />
      {props.context ? <SubjectLine subject={props.context} /> : null}
      <RequestFormMessages state={state} />
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
        Always on the page, so that chosen files are not lost. It also shows at the measurements, but only with JavaScript:
        without it the next step is another page, which can't keep files.
      */}
      <div hidden={step !== LAST_STEP && !(step === FILES_STEP && isHydrated)}>
        <UploadField form={customQuoteForm} issues={issues} />
      </div>
      {step === LAST_STEP ? <HumanVerification business={props.business} /> : null}
      <WizardButtons step={step} isComplete={furthestStep(values) === LAST_STEP} isBusy={state.sending.isBusy} />
      <PurposeLine business={props.business} />
    </RequestFormFrame>
  );
}

/** The step about drawings: room and cabinet dimensions. */
const FILES_STEP = findFieldStep('roomDimensions');

const stepperSteps = customQuoteSteps.map(({ number, title }) => ({ id: String(number), label: title }));

function changeButton(step: number) {
  return { type: 'submit', name: INTENT_FIELD, value: `change-${step}`, formNoValidate: true } as const;
}

/** A step is shown only when all earlier ones are valid. */
function limitStep(step: number | undefined, values: Answers): StepNumber {
  const wanted = parseStep(step);
  const furthest = furthestStep(values);
  return wanted > furthest ? furthest : wanted;
}
