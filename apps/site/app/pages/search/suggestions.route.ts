import { storeContext } from '../../request-context.ts';
import { answerQuestion } from '../../search/answer-question.server.ts';
import { readQuestion } from '../../shell/use-question.ts';
import type { Route } from './+types/suggestions.route';

/** Results in the header's list. */
const SHOWN_RESULTS = 8;

/** Results for the header's search box. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const answer = await answerQuestion(context.get(storeContext), question, { size: SHOWN_RESULTS });
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-cache' } });
}
