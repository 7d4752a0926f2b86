import type { Role } from '@showroom/store/rules';
import type { ActivityLine } from '../people/activity/activity-line.ts';
import type { FirstStep } from './getting-started/first-step.ts';
import { FirstSteps } from './getting-started/first-steps.tsx';
import type { QuickAction } from '../frame/navigation/quick-actions.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from '../people/activity/recent-activity.tsx';
import { StatCards, type StatCardsProps } from '../frame/parts/stat-cards.tsx';

export interface OverviewPageProps {
  /** The first steps; null once all are done, and for users who can’t do them. Default: null. */
  readonly firstSteps?: readonly FirstStep[] | null;
  /** Groups of numbers, one under the other. */
  readonly stats: readonly StatCardsProps[];
  /** Recent activity, newest first; null for users who may not see it. */
  readonly activity: readonly ActivityLine[] | null;
  /** What is done most. */
  readonly actions: readonly QuickAction[];
  /** Only permitted links are shown. */
  readonly role: Role;
}

/** A dashboard’s start page: numbers, recent activity and quick actions. */
export function OverviewPage({ firstSteps = null, stats, activity, actions, role }: OverviewPageProps) {
  return (
    <>
      <h1 className="font-serif text-title">Overview</h1>
      {firstSteps !== null && <FirstSteps steps={firstSteps} />}
      <div className="mt-6 grid gap-8">
        {stats.map((group) => (
          <StatCards key={group.title} {...group} />
        ))}
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {activity !== null && <RecentActivity lines={activity} />}
        <QuickActions actions={actions} role={role} />
      </div>
    </>
  );
}
