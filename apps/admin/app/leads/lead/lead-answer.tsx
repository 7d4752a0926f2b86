import { readPlanAnswer } from '@showroom/forms/plan-answer';
import { readRoomAnswer } from '@showroom/forms/room-answer';

interface LeadAnswerProps {
  readonly answer: { readonly label: string; readonly value: string };
}

/** An answer of a lead as it was typed. A countertop plan and a room are linked to their pages. */
export function LeadAnswer({ answer }: LeadAnswerProps) {
  const plan = readPlanAnswer(answer);
  const enclosed = plan ?? readRoomAnswer(answer);
  if (enclosed === null) return <bdi>{answer.value}</bdi>;
  return (
    <>
      <bdi className="block">{enclosed.words}</bdi>
      <a href={enclosed.url} className="inline-flex min-h-11 items-center text-spruce underline underline-offset-4">
        {plan ? 'Open the plan' : 'Open the room'}
      </a>
    </>
  );
}
