import type { Plan } from '@showroom/slab-planner/plan';

const types = {
  dxf: 'image/vnd.dxf',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
} as const;

/**
 * Sends a plan's file as a download, named after its stone. It is the visitor's own: caches that others share don't keep it, and
 * search engines don't list it.
 */
export function sendPlanFile({ stone }: Plan, type: keyof typeof types, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      'Content-Type': types[type],
      'Content-Disposition': `attachment; filename="countertop-plan-${stone}.${type}"`,
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex',
    },
  });
}
