import { data } from 'react-router-dom';
import { receiveLead } from './receive-lead.server.ts';
import { isLeadKind } from './lead-kinds.ts';
import type { Route } from './+types/receive.route';

const httpStatus = { stored: 201, invalid: 400, refused: 503 } as const;

/** Where the forms of a page with scripts post to: the same work as the page's own action, answered as JSON. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isLeadKind(params.kind)) throw data(null, { status: 404 });
  const result = await receiveLead(params.kind, request, context);
  return Response.json(result, { status: httpStatus[result.status] });
}

/** Only posts are answered here. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
