import { takingBodies } from '@showroom/web-server/route-rule';
import { useLocation } from 'react-router-dom';
import { pageMeta } from '../seo/page-meta.ts';
import { sectionMeta } from '../seo/section-meta.ts';
import type { Route } from './+types/planner.route';
import { loadPlanner } from './load-planner.server.ts';
import { PlannerPage } from './planner-page.tsx';
import { answerPlan, PLAN_BODY_BYTES } from './post-plan.server.ts';

/** Plans countertops: pieces, how they are cut from slabs, and what a fabricator would check. The URL has all of the plan. */
export function loader({ request }: Route.LoaderArgs) {
  return loadPlanner(new URL(request.url).searchParams);
}

/** Without scripts, each button of the form posts here. */
export const action = takingBodies(PLAN_BODY_BYTES, ({ request }: Route.ActionArgs) => answerPlan(request));

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  // A plan belongs to one visitor, and a stone has a page of its own; the empty planner is indexed. Plans, rooms and photos link to one
  // another with all that was chosen: a robot that followed these links would find no end.
  return loaderData.isStart
    ? sectionMeta(matches, loaderData.page)
    : pageMeta(matches, { ...loaderData.page, isIndexed: false, areLinksFollowed: false });
}

export default function SlabPlanner({ loaderData, actionData }: Route.ComponentProps) {
  const { key } = useLocation();
  // Another plan was opened: from a link, or with Back.
  return <PlannerPage key={key} facts={loaderData} posted={actionData} />;
}
