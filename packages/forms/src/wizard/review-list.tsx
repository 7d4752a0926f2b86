import { INTENT_FIELD } from './advance-wizard.ts';
import { customQuoteForm } from '../questions/custom-quote-schema.ts';
import { customQuoteSteps } from './custom-quote-steps.ts';
import type { Answers } from '../rules/field-definition.ts';
import { listAnswers } from '../mail/lead-answers.ts';

/**
 * Every answer of the request, by step, each with a button that leads back to its step.
 * `data-field` names the field that the wizard then puts the focus on.
 */
export function ReviewList({ values }: { values: Answers }) {
  const answers = listAnswers(customQuoteForm, values);
  return customQuoteSteps.map(({ number, title }) => {
    const members = answers.filter(({ step }) => step === number);
    if (members.length === 0) return null;
    return (
      <section key={number} aria-labelledby={`review-${number}`}>
        <h3 id={`review-${number}`} className="text-caption font-medium tracking-wide text-brass uppercase">
          {title}
        </h3>
        <dl className="mt-2 divide-y divide-hairline border-y border-hairline">
          {members.map(({ field, label, value, isAnswered }) => (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-1 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              <dt className="col-start-1 pt-2 text-small text-ink-muted sm:pt-2.5">{label}</dt>
              <dd
                className={`col-start-1 whitespace-pre-line tabular-nums [overflow-wrap:anywhere] max-sm:pb-2 sm:col-start-2 sm:py-2 ${isAnswered ? '' : 'text-ink-muted'}`}
              >
                {value}
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
                <button
                  type="submit"
                  name={INTENT_FIELD}
                  value={`change-${number}`}
                  data-field={field}
                  formNoValidate
                  aria-label={`Change ${label}`}
                  className="min-h-11 cursor-pointer px-2 text-small font-medium text-spruce underline underline-offset-4"
                >
                  Change
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
