import { data } from 'react-router-dom';
import { httpStatusOf, receiveLead } from './receive-lead.server.ts';
import { isLeadKind, type LeadKind } from '@showroom/store/rules';
import { takingBodies } from '@showroom/web-server/route-rule';
import { UPLOAD_BODY_BYTES } from './read-form.server.ts';
import type { Route } from './+types/receive.route';

const kindsWithFiles: ReadonlySet<LeadKind> = new Set(['short-quote', 'custom-quote', 'stone-quote', 'product-quote']);

function findBodyBytes({ kind = '' }): number | undefined {
  return isLeadKind(kind) && kindsWithFiles.has(kind) ? UPLOAD_BODY_BYTES : undefined;
}

/** Where the forms of a page with scripts post to: the same work as the page's own action, answered as JSON. */
export const action = takingBodies(findBodyBytes, async ({ request, params, context }: Route.ActionArgs) => {
  if (!isLeadKind(params.kind)) throw data(null, { status: 404 });
  const result = await receiveLead(params.kind, request, context);
  return Response.json(result, { status: httpStatusOf(result) });
});

/** Only posts are answered here. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
