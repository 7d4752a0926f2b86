import { readPlanAnswer } from '@showroom/forms/plan-answer';

interface LeadAnswerProps {
  readonly answer: { readonly label: string; readonly value: string };
}

/** An answer of a lead as it was typed. A countertop plan is linked to its page. */
export function LeadAnswer({ answer }: LeadAnswerProps) {
  const plan = readPlanAnswer(answer);
  if (plan === null) return <bdi>{answer.value}</bdi>;
  return (
    <>
      <bdi className="block">{plan.words}</bdi>
      <a href={plan.url} className="inline-flex min-h-11 items-center text-spruce underline underline-offset-4">
        Open the plan
      </a>
    </>
  );
}
