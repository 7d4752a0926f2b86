import { INTENT_FIELD } from './advance-wizard.ts';
import { customQuoteForm } from '../questions/custom-quote-form.ts';
import { customQuoteSteps } from './custom-quote-steps.ts';
import type { Answers } from '../rules/field-definition.ts';
import { listAnswers } from '../mail/lead-answers.ts';

/** Lists every answer by step, with a button to each step. */
export function ReviewList({ values }: { values: Answers }) {
  const answers = listAnswers(customQuoteForm, values);
  return customQuoteSteps.map(({ number, title }) => {
    const members = answers.filter(({ step }) => step === number);
    if (members.length === 0) return null;
    return (
      <section key={number} aria-labelledby={`review-${number}`}>
        <div className="flex items-end justify-between gap-4 border-b border-stone-400">
          <h3 id={`review-${number}`} className="pb-2.5 font-serif text-subheading">
            {title}
          </h3>
          <button
            type="submit"
            name={INTENT_FIELD}
            value={`change-${number}`}
            formNoValidate
            aria-label={`Change ${title}`}
            className="min-h-11 cursor-pointer px-2 text-small font-medium text-spruce underline underline-offset-4"
          >
            Change
          </button>
        </div>
        <dl className="divide-y divide-hairline border-b border-hairline">
          {members.map(({ field, label, value, isAnswered }) => (
            <div key={field} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="text-small text-ink-muted sm:pt-0.5">{label}</dt>
              <dd
                className={`whitespace-pre-line tabular-nums [overflow-wrap:anywhere] ${isAnswered ? '' : 'text-ink-muted'}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
