import { storeContext } from '../../request-context.ts';
import { answerQuestion } from '../../search/answer-question.server.ts';
import { readQuestion } from '../../shell/use-question.ts';
import type { Route } from './+types/suggestions.route';

/** As many as the header's box lists. */
const SHOWN_RESULTS = 8;

/** What the header's search box lists while the visitor types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const question = readQuestion(new URL(request.url).searchParams);
  const answer = await answerQuestion(context.get(storeContext), question, { size: SHOWN_RESULTS });
  // What the owner changes is found at the next question.
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-cache' } });
}
