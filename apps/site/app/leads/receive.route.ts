import { isLeadKind } from '@showroom/catalog-data/lead-kinds';
import { data } from 'react-router-dom';
import { httpStatusOf, receiveLead } from './receive-lead.server.ts';
import { takingBodies } from '@showroom/web-server/route-rule';
import { bodyBytesOf } from './read-form.server.ts';
import type { Route } from './+types/receive.route';

function findBodyBytes({ kind = '' }) {
  return isLeadKind(kind) ? bodyBytesOf(kind) : undefined;
}

/** The endpoint of forms with scripts: like the page’s own action, but with JSON. */
export const action = takingBodies(findBodyBytes, async ({ request, params, context }: Route.ActionArgs) => {
  if (!isLeadKind(params.kind)) throw data(null, { status: 404 });
  const result = await receiveLead(params.kind, request, context);
  return Response.json(result, { status: httpStatusOf(result) });
});

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
